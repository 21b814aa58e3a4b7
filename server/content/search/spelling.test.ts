import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { FIXTURE_CONTENT } from '../../../test/support/content/fixture-content.ts';
import { highlight } from './highlight.ts';
import { patternsOf, readQuery, termsOf } from './query.ts';
import { searchText, searchTextWithOffsets } from './spelling.ts';
import { createWordings } from './wordings.ts';

const vocabulary = { wordings: createWordings([]), keysWithin: (): string[] => [] };

/** All words of the fixture with a part that has another spelling, each with that spelling. */
function spellings(word: RegExp, other: (word: string) => string): [string, string][] {
  const texts = globSync('**/*.{md,yaml}', { cwd: FIXTURE_CONTENT });
  const words = texts.flatMap(
    (file) => readFileSync(path.join(FIXTURE_CONTENT, file), 'utf8').match(word) ?? [],
  );
  return [...new Set(words)].map((one) => [one, other(one)]);
}

test.each<[string, RegExp, (word: string) => string]>([
  ['a long vowel', /[ァ-ヺ]{2,}ー[ァ-ヺー]*/g, (word) => word.replaceAll('ー', '')],
  ['ェー', /[ァ-ヺー]*ェー[ァ-ヺー]+/g, (word) => word.replaceAll('ェー', 'ェイ')],
  [
    'okurigana between kanji',
    /\p{Script=Han}[りしちみけえ]\p{Script=Han}/gu,
    (word) => word.slice(0, 1) + word.slice(2),
  ],
])('words with %s have one spelling for the search', (_what, word, other) => {
  const pairs = spellings(word, other);
  expect(pairs.length).toBeGreaterThan(1);
  for (const [one, two] of pairs) expect([one, searchText(one)]).toEqual([one, searchText(two)]);
});

test.each([
  ['申し込み', '申込み', '申込'],
  ['切り替え', '切替え', '切替'],
  ['取り付け', '取付け', '取付'],
  ['インターフェース', 'インターフェイス', 'インタフェース'],
  ['サーバー', 'サーバ', 'さーばー'],
])('%s, %s and %s are one word', (...words) => {
  expect(new Set(words.map(searchText)).size).toBe(1);
});

test('other words stay others', () => {
  const words = ['設定', '接続', '給電', '受電', 'スイッチ', 'ルータ', '見積', '見本', '送信', '受信'];
  expect(new Set(words.map(searchText)).size).toBe(words.length);
});

test('two plus signs after a letter make another word, which still begins with it', () => {
  expect(searchText('PoE++')).not.toBe(searchText('PoE+'));
  expect(searchText('PoE++').startsWith(searchText('PoE'))).toBe(true);
  expect(searchText('PoE＋＋')).toBe(searchText('PoE++'));
});

test('ranges in the original include omitted characters', () => {
  const source = '申し込みはサーバーで';
  const { text, starts, ends } = searchTextWithOffsets(source);
  expect(text).toBe(searchText(source));
  expect([starts.length, ends.length]).toEqual([text.length, text.length]);
  const marked = (typed: string) =>
    highlight(source, patternsOf(termsOf(readQuery(typed, vocabulary))))
      .filter(({ hit }) => hit)
      .map((part) => part.text);
  expect([marked('サーバ'), marked('お申込'), marked('申込')]).toEqual([['サーバー'], [], ['申し込']]);
});
