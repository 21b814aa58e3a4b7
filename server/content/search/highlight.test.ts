import { expect, test } from '@jest/globals';
import { highlight, snippet } from './highlight.ts';
import { patternsOf, readQuery, termsOf } from './query.ts';
import { createWordings } from './wordings.ts';

const patterns = (typed: string) =>
  patternsOf(termsOf(readQuery(typed, { wordings: createWordings([]), keysWithin: () => [] })));
const shown = (parts: { text: string; hit: boolean }[]) =>
  parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

test.each([
  ['MA3511', 'ＭＡ－３５１１とMA3541', '[ＭＡ－３５１１]とMA3541'],
  ['wifi', '新しいWi-Fi 7の機器', '新しい[Wi-Fi] 7の機器'],
  ['サーバ', 'サーバー室のサーバ', '[サーバー]室の[サーバ]'],
  ['すいっち', 'ｽｲｯﾁとスイッチ', '[ｽｲｯﾁ]と[スイッチ]'],
  ['lan', 'VLANとLAN', 'VLANと[LAN]'],
  ['L2', 'L2とL2TP', '[L2]とL2TP'],
  ['無線LAN', '無線・LAN', '[無線・LAN]'],
  ['保証', '該当なし', '該当なし'],
])('%j marks %s as %s', (typed, text, expected) => {
  expect(shown(highlight(text, patterns(typed)))).toBe(expected);
});

test('the parts put together are the text itself', () => {
  const text = '<b>MA3511</b> & 𠮷田 ①';
  const parts = highlight(text, patterns('MA3511 田'));
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter(({ hit }) => hit).map((part) => part.text)).toEqual(['MA3511', '田']);
});

const FILLER = 'ここには関係のない文が続きます。'.repeat(20);

test('a snippet starts at the sentence in which the word stands', () => {
  const parts = snippet('短い前書きです。', `${FILLER}給電は60Wまで対応します。${FILLER}`, patterns('給電'));
  expect(shown(parts)).toMatch(/^\[給電\]は60Wまで対応します。.+…$/);
});

test('a lead with all words is the snippet', () => {
  const parts = snippet('給電に対応した装置です。', `給電。${FILLER}`, patterns('給電'));
  expect(shown(parts)).toBe('[給電]に対応した装置です。');
});

test('without a fitting word the snippet is the beginning', () => {
  expect(shown(snippet('前書き。', FILLER, patterns('給電')))).toMatch(/^前書き。 ここには/);
});

test('a snippet never splits a surrogate pair', () => {
  const text = snippet('𠮷'.repeat(200), '', patterns('給電'))
    .map((part) => part.text)
    .join('');
  expect(text.isWellFormed()).toBe(true);
});
