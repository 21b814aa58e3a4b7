import { expect, test } from '@jest/globals';
import { distanceWords } from './distance-words.ts';

test.each([
  ['東京都', '東京都', '都内'],
  ['北海道', '北海道', '道内'],
  ['大阪府', '大阪府', '府内'],
  ['奈良県', '奈良県', '県内'],
  ['東京都', '千葉県', '隣の県(約40km)'],
  ['千葉県', '東京都', '隣の東京都(約40km)'],
  ['京都府', '滋賀県', '隣の県(約10km)'],
  ['東京都', '静岡県', '約140km'],
  ['東京都', '沖縄県', '約1550km'],
  ['東京都', 'どこか', ''],
])('from %s an office in %s is 「%s」', (from, office, words) => {
  expect(distanceWords(from, office)).toBe(words);
});
