import { expect, test } from '@jest/globals';
import { normalizeText, normalizeWithOffsets } from './normalize-text.ts';

test.each([
  ['Wi-Fi 7', 'wifi 7'],
  ['ＷｉＦｉ', 'wifi'],
  ['すいっち', 'スイッチ'],
  ['ｽｲｯﾁ', 'スイッチ'],
  ['ガイド', 'ガイド'],
  ['ﾎﾟｰﾄ', 'ポート'],
  ['か\u3099いど', 'ガイド'],
  ['サーバー', 'サーバー'],
  ['MAー3511/MA−3541', 'ma3511/ma3541'],
  ['802.1X', '8021x'],
  ['①㈱', '1(株)'],
  ['5.9〜6.4GHz', '59〜64ghz'],
  ['末尾-', '末尾-'],
])('%j is normalized to %j', (source, normalized) => {
  expect(normalizeText(source)).toBe(normalized);
});

test('every normalized character has its position in the original', () => {
  const source = '㈱ﾐﾅﾓのＭＡ－３５１１と𠮷田';
  const { text, starts, ends } = normalizeWithOffsets(source);
  const behind = (part: string) => {
    const at = text.indexOf(part);
    return source.slice(starts[at], ends[at + part.length - 1]);
  };
  expect(text).toBe('(株)ミナモノma3511ト𠮷田');
  expect([behind('ma3511'), behind('ミナモ'), behind('株'), behind('𠮷田')]).toEqual([
    'ＭＡ－３５１１',
    'ﾐﾅﾓ',
    '㈱',
    '𠮷田',
  ]);
});
