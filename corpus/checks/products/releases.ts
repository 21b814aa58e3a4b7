import type { ContentProblem, Corpus } from '../../corpus.ts';

const ANNOUNCED = /を発売$/;

/** Checks that a product's record and the news that announces it name the same day. */
export function checkReleases(
  { news, products }: Corpus,
  fileOf: (record: object) => string,
): ContentProblem[] {
  return news.flatMap((item) => {
    const announced = ANNOUNCED.test(item.title) && products.find(({ id }) => id === item.productIds[0]);
    if (!announced || announced.releasedOn === item.publishedOn) return [];
    return [
      {
        file: fileOf(announced),
        field: 'releasedOn',
        reason: `${fileOf(item)} は ${item.publishedOn} の発売を知らせています`,
      },
    ];
  });
}

/**
 * Checks that no article relates a product that was released after the article's last change. News may announce one.
 * For editors only.
 */
export function checkEarlyTexts(corpus: Corpus, fileOf: (record: object) => string): ContentProblem[] {
  const dated = [
    ...[...corpus.blog, ...corpus.technology].map((record) => ({
      record,
      field: 'productIds',
      ids: record.productIds,
      day: record.updatedOn ?? record.publishedOn,
    })),
    ...corpus.cases.map((record) => ({
      record,
      field: 'productIds',
      ids: record.productIds,
      day: record.publishedOn,
    })),
    ...corpus.solutions.map((record) => ({
      record,
      field: 'configuration',
      ids: record.configuration.map(({ productId }) => productId),
      day: record.updatedOn,
    })),
  ];
  return dated.flatMap(({ record, field, ids, day }) =>
    corpus.products
      .filter(({ id, releasedOn }) => ids.includes(id) && releasedOn > day)
      .map(({ model, releasedOn }) => ({
        file: fileOf(record),
        field,
        reason: `${model} の発売(${releasedOn})より前の文です(${day})`,
      })),
  );
}
