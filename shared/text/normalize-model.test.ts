import { expect, test } from '@jest/globals';
import { normalizeSerial } from '../api/forms/normalize.ts';
import { normalizeModel } from './normalize-model.ts';
import { normalizeText } from './normalize-text.ts';

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
  expect(normalizeModel(typed)).toBe('MA3511');
});

test('a long model name is normalized to the same key with spaces and with hyphens', () => {
  expect(normalizeModel('ms s2310 24p4x')).toBe(normalizeModel('MS-S2310-24P4X'));
});

test.each(['サーバー', 'スイッチングハブ'])('the Japanese word %s keeps its long-vowel mark', (word) => {
  expect(normalizeModel(word)).toBe(word);
});

test.each([
  'MN2612\u200E-0417',
  'MN2612\u20600417',
  'MN2612\uFE000417',
  'MN2612\u20110417',
  'MN2612\u25010417',
  'MN2612\uFE580417',
  'MN2612ー0417',
])('%j is the same name to search, to the list of models and to a form', (typed) => {
  expect([normalizeText(typed), normalizeModel(typed), normalizeSerial(typed)]).toEqual([
    'mn26120417',
    'MN26120417',
    'MN26120417',
  ]);
});
