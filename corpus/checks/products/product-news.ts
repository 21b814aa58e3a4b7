import type { ProductRecord } from '../../../records/product/record.ts';
import { PRODUCT_LABELS } from '../../../shared/constants.ts';
import type { ContentProblem, Corpus, FileOf } from '../../corpus.ts';
import { seriesInAdvisories } from '../../specification/rules/across-records.ts';

const END_OF_SALE = /販売終了/;
const SECURITY = /セキュリティ/;

type NewsOfCorpus = Corpus['news'][number];

/** Whether a product has news with a word in the title: a news item is about the first of its products. */
function hasNews(news: NewsOfCorpus[], id: number, title: RegExp): boolean {
  return news.some((item) => item.productIds[0] === id && title.test(item.title));
}

/** The part of a model name that devices with the same software share, by the category's rule; or undefined. */
function seriesOf(product: ProductRecord): string | undefined {
  const [use] = seriesInAdvisories.usesIn(product);
  return use && new RegExp(use.given.series).exec(product.model)?.[0];
}

/** Checks that a security advisory lists every device of the series that was on sale, including those not affected. */
function checkAdvisory(item: NewsOfCorpus, { products }: Corpus): string[] {
  const first = products.find(({ id }) => id === item.productIds[0]);
  const series = first && seriesOf(first);
  if (series === undefined) return [];
  return products
    .filter((product) => seriesOf(product) === series && product.releasedOn <= item.publishedOn)
    .filter(({ model }) => !new RegExp(`${model}(?![\\w-])`).test(item.body))
    .map(({ model }) => `${model} が該当するかどうかを書いてください`);
}

/** Checks that each new or discontinued product has its news, and that security advisories are complete. */
export function* checkProductNews(corpus: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  const { news, products, ownChecks } = corpus;
  // Announcements from before the oldest news item are not expected.
  const begin = news.map(({ publishedOn }) => publishedOn).sort()[0];
  if (!begin) return;
  for (const product of ownChecks.productNews ? products : []) {
    const { id, labels, endOfLife } = product;
    const file = fileOf(product);
    if (labels.includes(PRODUCT_LABELS.new) && !hasNews(news, id, /を発売$|提供(?:を)?開始/))
      yield { file, field: 'labels', reason: `「${PRODUCT_LABELS.new}」の製品は、発売のお知らせが要ります` };
    if (endOfLife && endOfLife.announcedOn >= begin && !hasNews(news, id, END_OF_SALE))
      yield { file, field: 'endOfLife', reason: '販売終了のお知らせがありません' };
  }
  for (const item of news.filter(({ title, productIds }) => SECURITY.test(title) && productIds.length > 0))
    for (const reason of checkAdvisory(item, corpus)) yield { file: fileOf(item), field: '本文', reason };
}
