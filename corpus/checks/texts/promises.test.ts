import { beforeAll, expect, test } from '@jest/globals';
import { fixtureCorpus } from '../../../test/support/content/fixture-corpus.ts';
import type { Corpus } from '../../corpus.ts';
import { NO_OWN_CHECKS } from '../../schema/own-checks.ts';
import { emptyPromises } from './promises.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await fixtureCorpus();
});

test.each([
  ['取扱説明書はWebサイトでご覧ください', 1],
  ['稼働率の保証は99.95%です', 1],
  ['音の心配がありません', 1],
  ['取扱説明書に従って正しい取り扱いをして下さい。VCCI-B', 0],
  ['稼働率の目標は99.95%です', 0],
  ['設置ガイドは[ダウンロード](/downloads)にあります', 0],
])('%s', (text, count) => {
  expect([...emptyPromises([{ file: 'x.yaml', field: '本文', text }], corpus.ownChecks)]).toHaveLength(count);
});

test('without refused wordings, any promise is accepted', () => {
  const texts = [{ file: 'x.yaml', field: '本文', text: '取扱説明書はWebサイトでご覧ください' }];
  expect([...emptyPromises(texts, NO_OWN_CHECKS)]).toEqual([]);
});
