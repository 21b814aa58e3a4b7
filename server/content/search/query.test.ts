import { expect, test } from '@jest/globals';
import {
  matchExpression,
  readLoosely,
  readQuery,
  type TextQuery,
  termsOf,
  type Vocabulary,
  type Word,
} from './query.ts';
import { createWordings } from './wordings.ts';

const vocabulary = {
  wordings: createWordings([
    ['無線LAN', 'Wi-Fi', 'ワイヤレス'],
    ['AP', 'アクセスポイント'],
  ]),
  keysWithin: (): string[] => [],
};
const queryOf = (words: Word[], rest: Partial<TextQuery> = {}) => ({
  terms: termsOf(words),
  ...rest,
});
const expression = (typed: string, words: Vocabulary = vocabulary) =>
  matchExpression(queryOf(readQuery(typed, words)));

test.each([
  ['保守', '("保守")'],
  ['線', '("線" *)'],
  ['ファン', '("ファ ァン")'],
  ['ふぁん', '("ファ ァン")'],
  ['VLAN', '("vlan" *)'],
  ['L2', '("l2")'],
  ['VRRP対応', '("vrrp 対応")'],
  ['対応VRRP', '("対応 応 vrrp" *)'],
  ['保守 屋外', '("保守") AND ("屋外")'],
  ['802.1X', '("8021x" *)'],
  ['"保守" OR (屋外', '("保守") AND ("or") AND ("屋外")'],
  ['24 ポート', '("24 ポト")'],
  ['カテゴリ 6A 10 G', '("カテ テゴ ゴリ") AND ("6a") AND ("10g" *)'],
])('%j is parsed to %s', (typed, expected) => {
  expect(expression(typed)).toBe(expected);
});

test('サーバー is searched as サーバ, which finds both', () => {
  expect(expression('サーバー')).toBe(expression('サーバ'));
});

test('synonyms are included, the typed word first', () => {
  expect(expression('Wi-Fi')).toBe('("wifi" * OR "無線 線 lan" * OR "ワイ イヤ ヤレ レス")');
  expect(expression('無線LANルーター')).toContain('"wifi ルタ"');
});

test('a Latin synonym counts only as a whole word', () => {
  expect(expression('API')).toBe('("api" *)');
});

test('a part of a model name also stands for the names that contain it', () => {
  expect(expression('3511', { ...vocabulary, keysWithin: () => ['MA3511'] })).toBe(
    '("3511" * OR "ma3511" *)',
  );
});

test('punctuation alone yields no terms', () => {
  expect(readQuery('+++ 、。', vocabulary)).toEqual([]);
});

test.each([
  ['wifi7', 'Wi-Fi 7'],
  ['ＷｉＦｉ７', 'wifi 7'],
  ['ieee8023bt', 'IEEE 802.3bt'],
  ['24ポート', '24 ポート'],
])('%s is %s', (one, other) => {
  expect(expression(one)).toBe(expression(other));
});

test('a number after letters stands with and without a space between, and with synonyms of the letters', () => {
  expect(expression('wifi7')).toBe(
    '("wifi7" * OR "wifi 7" OR "無線 線 lan 7" OR "ワイ イヤ ヤレ レス ス 7")',
  );
});

test('numbers with a decimal point are others than those without', () => {
  expect(expression('2.5G')).not.toBe(expression('25G'));
  expect(expression('802.1X')).toBe(expression('8021X'));
  expect(expression('1.2.0')).toBe(expression('120'));
});

const loosely = (typed: string) => readLoosely(typed, vocabulary, () => true);
const looseWords = (typed: string) => loosely(typed).map((word) => word.typed);

test.each([
  ['学校の無線を更新', ['学校', '無線', '更新']],
  ['学校の無線LANを更新したい', ['学校', '無線LAN', '更新']],
  ['電気代 5年', ['電気代', '5年']],
  ['返品方法を教えてください', ['返品']],
  ['屋外 の かわうそ', ['屋外', 'かわうそ']],
  ['Wi-Fi 7 の設定', ['Wi-Fi7', '設定']],
])('%s is split into its words, without particles and words of questions', (typed, expected) => {
  expect(looseWords(typed)).toEqual(expected);
});

test('an inflected word also stands for its stem', () => {
  expect(matchExpression(queryOf(loosely('繰り返す')))).toBe('("繰返 返ス" OR "繰返")');
});

test('one word is enough where any is asked for, besides a closer reading with all of its words', () => {
  const words = readQuery('保守 屋外', vocabulary);
  const closer = queryOf(readQuery('保守契約', vocabulary)).terms;
  expect(matchExpression(queryOf(words, { isAny: true }))).toBe('("保守") OR ("屋外")');
  expect(matchExpression(queryOf(words, { isAny: true, closer }))).toBe(
    '(("保守 守契 契約")) OR (("保守") OR ("屋外"))',
  );
});
