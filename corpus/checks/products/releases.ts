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
