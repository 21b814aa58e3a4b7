import type { ContentProblem, Corpus, FileOf } from '../../corpus.ts';
import { relatedProducts } from '../related-products.ts';

const ANNOUNCED = /を発売$/;

/** Checks that a product's record and the news that announces it name the same day. */
export function* checkReleases({ news, products }: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  for (const item of news) {
    const announced = ANNOUNCED.test(item.title) && products.find(({ id }) => id === item.productIds[0]);
    if (!announced || announced.releasedOn === item.publishedOn) continue;
    const reason = `${fileOf(item)} は ${item.publishedOn} の発売を知らせています`;
    yield { file: fileOf(announced), field: 'releasedOn', reason };
  }
}

/**
 * Checks that no article relates a product that was released after the article's last change. News may announce one.
 * For editors only.
 */
export function* checkEarlyTexts(corpus: Corpus, fileOf: FileOf): Iterable<ContentProblem> {
  const { blog, technology, cases, solutions, products } = corpus;
  const dated = [
    ...[...blog, ...technology].map((record) => ({ record, day: record.updatedOn ?? record.publishedOn })),
    ...cases.map((record) => ({ record, day: record.publishedOn })),
    ...solutions.map((record) => ({ record, day: record.updatedOn })),
  ];
  for (const { record, day } of dated) {
    const { field, ids } = relatedProducts(record);
    for (const { id, model, releasedOn } of products) {
      if (!ids.includes(id) || releasedOn <= day) continue;
      const reason = `${model} の発売(${releasedOn})より前の文です(${day})`;
      yield { file: fileOf(record), field, reason };
    }
  }
}
