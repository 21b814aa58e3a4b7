import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countableKeyword } from './countable-keyword.ts';

test.each([
  ['Wi-Fi　７', 'wifi 7'],
  ['  ＰｏＥ   すいっち ', 'poe スイッチ'],
  ['MA3511-C3Y', 'ma3511c3y'],
  ['るーたー 設定 方法 初期 手順', 'ルーター 設定 方法 初期 手順'],
  ['802.3at', '8023at'],
  ['設定。方法', '設定。方法'],
])('%j is counted as %j', (typed, keyword) => {
  expect(countableKeyword(typed)).toBe(keyword);
});

test.each([
  '',
  '　',
  'taro@example.co.jp',
  'ｔａｒｏ＠ｅｘａｍｐｌｅ',
  'https://intra/',
  'www example',
  'files.example.jp',
  'example\u200B.jp',
  'example。jp',
  '10.0.0.1',
  'fe80::1',
  'aa:bb:cc:dd:ee:ff',
  'aabb.ccdd.eeff',
  'aabbccddeeff',
  '03-1234-5678',
  '〒100-0001',
  '０９０　１２３４　５６７８',
  '〇三一二三四五六七八',
  'MN26010A0417',
  '一つ 二つ 三つ よっつ 五つ むっつ',
  'あ'.repeat(41),
  'a\u0000b',
  'a\u001B[31m',
  '\uD800',
])('%j is not counted', (typed) => {
  expect(countableKeyword(typed)).toBeUndefined();
});

/** Surrounds a text with other words. */
const around = fc.tuple(
  fc.constantFrom('', '山田 ', 'シリアル', 'tel:', '連絡先　'),
  fc.constantFrom('', ' 保証', 'です', ' ma'),
);
const alphanumeric = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'),
  minLength: 1,
  maxLength: 12,
});
const letters = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  minLength: 1,
  maxLength: 4,
});

/** The same in full width, as a Japanese keyboard writes it. */
function wide(text: string): string {
  return text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));
}

function neverCounted(secret: fc.Arbitrary<string>): void {
  fc.assert(
    fc.property(secret, around, fc.boolean(), (plain, [before, after], isWide) => {
      expect(countableKeyword(`${before}${isWide ? wide(plain) : plain}${after}`)).toBeUndefined();
    }),
  );
}

test('no mail address and no host name is counted, in any width', () => {
  const host = fc
    .tuple(alphanumeric, fc.constantFrom('jp', 'com', 'co.jp', 'example'))
    .map((parts) => parts.join('.'));
  neverCounted(host);
  neverCounted(fc.tuple(alphanumeric, host).map((parts) => parts.join('@')));
});

test('no telephone, postal or serial number is counted, however its digits are parted', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 6, maxLength: 15 });
  const parted = fc
    .tuple(digits, fc.constantFrom('', '-', ' ', 'ー', '−', '.', '/', '('))
    .map(([all, mark]) => all.join(mark));
  neverCounted(parted);
  neverCounted(fc.tuple(letters, digits, letters).map(([a, all, b]) => `${a}${all.join('')}${b}`));
});

test('for any input, a counted keyword is short, normalized and has few digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      const keyword = countableKeyword(typed);
      if (keyword === undefined) return;
      expect(keyword.length).toBeLessThanOrEqual(40);
      expect(keyword.split(' ').length).toBeLessThanOrEqual(5);
      expect((keyword.match(/\p{Nd}/gu) ?? []).length).toBeLessThan(6);
      expect(keyword).not.toMatch(/@|^\s|\s$|\s\s/);
    }),
  );
});
