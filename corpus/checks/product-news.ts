import { PRODUCT_LABELS } from '../../shared/constants.ts';
import type { ContentProblem, Corpus } from '../corpus.ts';
import type { ProductRecord } from '../schema/product.ts';
import { seriesInAdvisories } from '../specification/rules/across-records.ts';

const END_OF_SALE = /販売終了/;
const SECURITY = /セキュリティ/;

type NewsOfCorpus = Corpus['news'][number];

/** News of a product, by a word of its title: the first of its products is what it is about. */
function hasNews(news: NewsOfCorpus[], id: number, title: RegExp): boolean {
  return news.some((item) => item.productIds[0] === id && title.test(item.title));
}

/** The part of a model that devices of the same software share, as its category says; undefined where none is known. */
function seriesOf(product: ProductRecord): string | undefined {
  const [use] = seriesInAdvisories.usesIn(product);
  return use && new RegExp(use.given.series).exec(product.model)?.[0];
}

/** A notice of a weakness tells of every device of the series that was on sale, also that it is not affected. */
function checkAdvisory(item: NewsOfCorpus, { products }: Corpus): string[] {
  const first = products.find(({ id }) => id === item.productIds[0]);
  const series = first && seriesOf(first);
  if (series === undefined) return [];
  return products
    .filter((product) => seriesOf(product) === series && product.releasedOn <= item.publishedOn)
    .filter(({ model }) => !new RegExp(`${model}(?![\\w-])`).test(item.body))
    .map(({ model }) => `${model} が該当するかどうかを書いてください`);
}

/** Who sees a new product or the end of one finds the news of it; a notice of a weakness leaves no device out. */
export function checkProductNews(corpus: Corpus, fileOf: (record: object) => string): ContentProblem[] {
  const { news, products, ownChecks } = corpus;
  // What was announced before the news begin is not looked for in them.
  const begin = news.map(({ publishedOn }) => publishedOn).sort()[0];
  if (!begin) return [];
  return [
    ...(ownChecks.productNews ? products : []).flatMap((product) => {
      const { id, labels, endOfLife } = product;
      const file = fileOf(product);
      return [
        ...(labels.includes(PRODUCT_LABELS.new) && !hasNews(news, id, /を発売$|提供(?:を)?開始/)
          ? [{ file, field: 'labels', reason: `「${PRODUCT_LABELS.new}」の製品は、発売のお知らせが要ります` }]
          : []),
        ...(endOfLife && endOfLife.announcedOn >= begin && !hasNews(news, id, END_OF_SALE)
          ? [{ file, field: 'endOfLife', reason: '販売終了のお知らせがありません' }]
          : []),
      ];
    }),
    ...news
      .filter(({ title, productIds }) => SECURITY.test(title) && productIds.length > 0)
      .flatMap((item) =>
        checkAdvisory(item, corpus).map((reason) => ({ file: fileOf(item), field: '本文', reason })),
      ),
  ];
}
