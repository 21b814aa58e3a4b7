import { beforeAll, expect, test } from '@jest/globals';
import { fixtureCorpus } from '../../../test/support/content/fixture-corpus.ts';
import type { Corpus } from '../../corpus.ts';
import { checkConditions, unconditionalClaims } from './conditions.ts';

const conditions = [{ claim: '\\d+(?:ミリ|ナノ)秒以内', needs: '条件', reason: '条件を書きます' }];

let corpus: Corpus;

beforeAll(async () => {
  corpus = await fixtureCorpus();
});

test.each([
  ['断線から50ミリ秒以内に切り替わります。', 1],
  ['断線から50ミリ秒以内に切り替わります。条件は、16台未満であることです。', 0],
  ['すぐに切り替わります。', 0],
])('%s', (text, count) => {
  expect([...unconditionalClaims([{ file: 'x.yaml', field: '本文', text }], { conditions })]).toHaveLength(
    count,
  );
});

test('the condition of one answer does not serve another', () => {
  const [category] = corpus.faq;
  const [first, second] = category!.entries;
  first!.answer = '50ナノ秒以内です。';
  second!.answer = '条件は16台未満です。';
  const ownChecks = { ...corpus.ownChecks, conditions: [{ ...conditions[0]!, claim: '50ナノ秒' }] };
  expect([...checkConditions({ ...corpus, ownChecks }, () => 'faq.yaml')]).toMatchObject([
    {
      file: 'faq.yaml',
      field: `entries(id ${first!.id}).answer`,
      reason: expect.stringContaining('50ナノ秒'),
    },
  ]);
});
