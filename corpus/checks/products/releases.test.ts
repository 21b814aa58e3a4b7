import { beforeAll, expect, test } from '@jest/globals';
import { fixtureCorpus } from '../../../test/support/content/fixture-corpus.ts';
import type { Corpus } from '../../corpus.ts';
import { checkEarlyTexts } from './releases.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await fixtureCorpus();
});

const NONE = { blog: [], technology: [], cases: [], solutions: [] };

/** Reasons for one article of the blog with these dates, about the first product. */
function reasonsFor(dates: { publishedOn: string; updatedOn?: string }, releasedOn: string): string[] {
  const product = { ...corpus.products[0]!, releasedOn };
  const { updatedOn: _, ...article } = corpus.blog[0]!;
  const blog = [{ ...article, productIds: [product.id], ...dates }];
  return [...checkEarlyTexts({ ...corpus, ...NONE, products: [product], blog }, () => 'x.md')].map(
    ({ reason }) => reason,
  );
}

test('an article that is older than a product that it relates is reported', () => {
  expect(reasonsFor({ publishedOn: '2025-01-21' }, '2026-04-14')).toEqual([
    expect.stringContaining('2026-04-14'),
  ]);
});

test('an article of the same day, or changed since, may relate the product', () => {
  expect(reasonsFor({ publishedOn: '2026-04-14' }, '2026-04-14')).toEqual([]);
  expect(reasonsFor({ publishedOn: '2025-01-21', updatedOn: '2026-05-01' }, '2026-04-14')).toEqual([]);
});

test('a solution counts from its last change', () => {
  const [solution] = corpus.solutions.filter(({ configuration }) => configuration.length > 0);
  const solutions = [{ ...solution!, updatedOn: '2000-01-01' }];
  const [problem] = checkEarlyTexts({ ...corpus, ...NONE, solutions }, () => 'x.md');
  expect(problem).toMatchObject({ file: 'x.md', field: 'configuration' });
});
