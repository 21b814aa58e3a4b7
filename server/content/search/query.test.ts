import { expect, test } from '@jest/globals';
import { matchExpression, readLoosely, readQuery } from './query.ts';
import { createWordings } from './wordings.ts';

const vocabulary = {
  wordings: createWordings([
    ['無線LAN', 'Wi-Fi', 'ワイヤレス'],
    ['AP', 'アクセスポイント'],
  ]),
  keysWithin: (): string[] => [],
};
const expression = (typed: string) => matchExpression(readQuery(typed, vocabulary));

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
  expect(matchExpression(readQuery('3511', { ...vocabulary, keysWithin: () => ['MA3511'] }))).toBe(
    '("3511" * OR "ma3511" *)',
  );
});

test('punctuation alone yields no terms', () => {
  expect(readQuery('+++ 、。', vocabulary)).toEqual([]);
});

test('a sentence is split into its words, without particles', () => {
  const terms = readLoosely('学校の無線を更新', vocabulary);
  expect(terms.map(([typed]) => typed)).toEqual([['学校'], ['無線'], ['更新']]);
});
