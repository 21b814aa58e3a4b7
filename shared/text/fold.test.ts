import { expect, test } from '@jest/globals';
import { foldModel } from './fold.ts';

test.each([
  'ＭＡ３５１１',
  'ma-3511',
  'MA 3511',
  'ＭＡ－３５１１',
  'MA−3511',
  'MAー3511',
  'ma‐3511',
  'MA–3511',
  'MA_3511',
  ' ma3511　',
  'MA\u200B3511',
])('%j is found as MA3511', (typed) => {
  expect(foldModel(typed)).toBe('MA3511');
});

test('a long model name folds to the same key with spaces and with hyphens', () => {
  expect(foldModel('ms s2310 24p4x')).toBe(foldModel('MS-S2310-24P4X'));
});

test.each(['サーバー', 'スイッチングハブ'])('the Japanese word %s keeps its long-vowel mark', (word) => {
  expect(foldModel(word)).toBe(word);
});
