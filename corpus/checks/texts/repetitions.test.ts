import { beforeAll, expect, test } from '@jest/globals';
import { fixtureCorpus } from '../../../test/support/content/fixture-corpus.ts';
import type { Corpus } from '../../corpus.ts';
import { checkRepetitions, repeatedPassage } from './repetitions.ts';

const SAID = '[EX2400](/products/ex2400)は構内の管理装置の対象外なので、SNMPv3で監視します。';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await fixtureCorpus();
});

test('a sentence that occurs twice is found, with and without a link', () => {
  const again = 'EX2400は構内の管理装置の対象外なので、SNMPv3で監視し、設定も控えます。';
  expect(repeatedPassage(`- ${SAID}\n- 冬に備えます。支所の${again}`)).toContain('構内の管理装置の対象外');
});

test.each([
  ['short words', '- 構内で管理します。\n- 構内で管理します。'],
  ['rows of a table', '| 大型 | EX2400 2台、EX1100 4台、EX3500 8台 | 12か所 |\n'.repeat(2)],
  ['one long sentence', SAID],
])('%s are no repetition', (_what, body) => {
  expect(repeatedPassage(body)).toBeUndefined();
});

test('an article that says the same twice is reported', () => {
  const [solution] = structuredClone(corpus.solutions);
  const twice = { ...solution!, body: `${SAID}\n\n本文。\n\n${SAID}` };
  const empty = { blog: [], technology: [], cases: [], news: [] };
  const [problem, ...others] = checkRepetitions({ ...corpus, ...empty, solutions: [twice] }, () => 'x.md');
  expect(problem).toMatchObject({ file: 'x.md', field: '本文', reason: expect.stringContaining('2回') });
  expect(others).toEqual([]);
});
