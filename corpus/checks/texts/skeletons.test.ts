import { beforeAll, expect, test } from '@jest/globals';
import { fixtureCorpus } from '../../../test/support/content/fixture-corpus.ts';
import type { Corpus } from '../../corpus.ts';
import { describeLengths } from './lengths.ts';
import { checkSkeletons } from './skeletons.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await fixtureCorpus();
});

const fileOf = () => 'x.md';
const alike = '## 導入の背景\n\n本文\n\n## 導入の効果\n\n本文';

test('the cases and the technology articles are not built alike', () => {
  expect([...checkSkeletons(corpus, fileOf)]).toEqual([]);
});

test('cases with the same headings are reported with the headings', () => {
  const cases = corpus.cases.map((item) => ({ ...item, body: alike }));
  expect([...checkSkeletons({ ...corpus, cases }, fileOf)]).toMatchObject([
    { field: '見出し', reason: expect.stringContaining('導入の背景/導入の効果') },
  ]);
});

test('titles of one pattern are reported with the pattern', () => {
  const technology = corpus.technology.map((item) => ({ ...item, title: `${item.category}。その理由` }));
  expect([...checkSkeletons({ ...corpus, technology }, fileOf)]).toMatchObject([
    { field: 'title', reason: expect.stringContaining('「A。B」') },
  ]);
});

test('a few texts may look alike', () => {
  const cases = corpus.cases.slice(0, 4).map((item) => ({ ...item, body: alike }));
  expect([...checkSkeletons({ ...corpus, cases, technology: [] }, fileOf)]).toEqual([]);
});

test('lengths are described for the existing kinds', () => {
  expect(describeLengths({ ...corpus, blog: [] })).toHaveLength(3);
  expect(describeLengths(corpus)[0]).toMatch(/^ブログの長さ: 中央 \d+字\(\d+〜\d+\)、変動係数 \d+\.\d%$/);
});
