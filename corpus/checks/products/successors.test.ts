import { expect, test } from '@jest/globals';
import { fixtureCorpus } from '../../../test/support/content/fixture-corpus.ts';
import { checkSuccessors } from './successors.ts';

test('a successor is so many times better as the two records say, and no rounder', async () => {
  const corpus = await fixtureCorpus();
  expect([...checkSuccessors(corpus, () => 'x.yaml')]).toEqual([]);
  const ended = corpus.products.find(({ model }) => model === 'MS2300-24P4S')!;
  // 370 W after 250 W.
  ended.remarks = '後継は給電1.5倍';
  expect([...checkSuccessors(corpus, () => 'x.yaml')].map(({ reason }) => reason)).toEqual([
    expect.stringContaining('1.5倍'),
  ]);
});
