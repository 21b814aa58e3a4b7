import { expect, test } from '@jest/globals';
import { splitPhrases } from './phrases.server.ts';

test('a title is split where a reader would pause', () => {
  expect(splitPhrases('静かな水面のように、つながり続けるネットワーク。')).toEqual([
    '静かな',
    '水面の',
    'ように、',
    'つながり続ける',
    'ネットワーク。',
  ]);
});

test('a line may end with a colon, but not begin with it, and a time is whole', () => {
  expect(splitPhrases('表示灯の色を決めるまで:5mの距離から読めること')).toContain('決めるまで:');
  expect(splitPhrases('受付は14:00まで').join('|')).toContain('14:00');
  for (const text of ['会期:7月24日', '色を決めるまで:', ':から始まる題'])
    expect(splitPhrases(text).join('')).toBe(text);
});

test('a phrase longer than a line on a phone may break between its words', () => {
  expect(splitPhrases('「集合住宅設備フォーラム2026」に出展します')).toEqual([
    '「集合住宅設備',
    'フォーラム2026」に',
    '出展します',
  ]);
});

test.each([
  'Wi-Fi 7とWi-Fi 6Eの違い、PoE++とIEEE 802.3btの関係',
  'MS2310-24P4Xの最終受注とMS5710-24X2Qへの置き換え',
  'This page could not be found',
  '10GBASE-TとG.hnで、既設の配線を生かす',
])('the phrases of %s joined are the text, and no word or term is split', (text) => {
  const phrases = splitPhrases(text);
  expect(phrases.join('')).toBe(text);
  for (const term of text.match(/Wi-Fi \d\w?|[\w.-]+/g) ?? []) {
    const count = text.split(term).length;
    expect([term, phrases.reduce((sum, phrase) => sum + phrase.split(term).length - 1, 1)]).toEqual([
      term,
      count,
    ]);
  }
});
