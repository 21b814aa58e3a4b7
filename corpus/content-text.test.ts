import { expect, test } from '@jest/globals';
import { foreignEncoding, normalizeText } from './content-text.ts';

/** 「テスト」 */
const BYTES = {
  Shift_JIS: [0x83, 0x65, 0x83, 0x58, 0x83, 0x67],
  'EUC-JP': [0xa5, 0xc6, 0xa5, 0xb9, 0xa5, 0xc8],
  'ISO-2022-JP(JIS)': [0x1b, 0x24, 0x42, 0x25, 0x46, 0x25, 0x39, 0x25, 0x48, 0x1b, 0x28, 0x42],
};

test.each(Object.entries(BYTES))('text in %s is recognized', (encoding, bytes) => {
  expect(foreignEncoding(Buffer.concat([Buffer.from('title: '), Buffer.from(bytes)]))).toBe(encoding);
});

test.each([
  ['with a byte order mark', '\uFEFFtitle: テスト'],
  ['without one', 'title: テスト'],
])('text in UTF-16 is recognized %s, in both byte orders', (_what, text) => {
  const bytes = Buffer.from(text, 'utf16le');
  expect(foreignEncoding(bytes)).toBe('UTF-16');
  expect(foreignEncoding(Buffer.from(bytes).swap16())).toBe('UTF-16');
});

test('bytes of no known encoding are reported as another one', () => {
  expect(foreignEncoding(Buffer.from([0x61, 0xff, 0xff]))).toBe('別の文字コード');
});

test.each(['', 'title: テスト', '\uFEFFtitle: 髙﨑 𠮷 🏢'])('text in UTF-8 is none of them: %j', (text) => {
  expect(foreignEncoding(Buffer.from(text))).toBeUndefined();
});

test('voiced sound marks and accents are composed, and no character of a name is replaced', () => {
  expect(normalizeText('サポートとcafé'.normalize('NFD'))).toBe('サポートとcafé');
  for (const name of ['神', '神田', '葛󠄀城', '㈱髙﨑', '𠮷', '①']) expect(normalizeText(name)).toBe(name);
});
