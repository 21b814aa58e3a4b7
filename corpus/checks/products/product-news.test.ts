import { beforeAll, expect, test } from '@jest/globals';
import { fixtureCorpus } from '../../../test/support/content/fixture-corpus.ts';
import type { Corpus } from '../../corpus.ts';
import { checkProductNews } from './product-news.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await fixtureCorpus();
});

/** Problems reported after a change of the news. */
function problemsWith(change: (news: Corpus['news']) => Corpus['news']): string {
  const news = change(structuredClone(corpus.news));
  return [
    ...checkProductNews({ ...corpus, news }, (record) => ('model' in record ? String(record.model) : 'news')),
  ]
    .map(({ file, reason }) => `${file}: ${reason}`)
    .join('\n');
}

test('in the project, every new and every ended product has its news', () => {
  expect(problemsWith((news) => news)).toBe('');
});

test('a product labelled new without news, and an end of sale without a notice, are found', () => {
  const found = problemsWith((news) =>
    news.filter(({ productIds }) => ![203, 331].includes(productIds[0] ?? 0)),
  );
  expect(found).toContain('MA3511: 「新製品」');
  expect(found).toContain('MR1100: 販売終了のお知らせ');
});

test('without the vendor’s rule, missing news of products are not reported', () => {
  const ownChecks = { ...corpus.ownChecks, productNews: false };
  const news = corpus.news.filter(({ productIds }) => !productIds.includes(203));
  expect([...checkProductNews({ ...corpus, ownChecks, news }, () => '')]).toEqual([]);
});

test('a security advisory that omits a device of the series is reported', () => {
  const found = problemsWith((news) =>
    news.map((item) => ({ ...item, body: item.body.replaceAll('MR5600', 'その機種') })),
  );
  expect(found).toContain('news: MR5600 が該当するかどうか');
});
