import { normalizeText } from '../../../shared/text/normalize-text.ts';

/** Names of digits and letters as they are read aloud, in katakana. */
const NAMES: Record<string, string> = {
  0: 'ゼロ レイ マル',
  1: 'イチ ワン',
  2: 'ニー ニ ツー',
  3: 'サン スリー',
  4: 'ヨン シ フォー',
  5: 'ゴー ゴ ファイブ',
  6: 'ロク シックス',
  7: 'ナナ シチ セブン',
  8: 'ハチ エイト',
  9: 'キュー キュウ ク ナイン',
  A: 'エー エイ',
  B: 'ビー',
  C: 'シー',
  D: 'ディー デー',
  E: 'イー',
  F: 'エフ',
  G: 'ジー',
  H: 'エイチ エッチ',
  I: 'アイ',
  J: 'ジェー ジェイ',
  K: 'ケー ケイ',
  L: 'エル',
  M: 'エム',
  N: 'エヌ',
  O: 'オー',
  P: 'ピー',
  R: 'アール',
  S: 'エス',
  T: 'ティー',
  U: 'ユー',
  V: 'ブイ ヴィー',
  W: 'ダブリュー',
  X: 'エックス',
  Y: 'ワイ',
  Z: 'ゼット',
};
const SIGN_OF = new Map(
  Object.entries(NAMES).flatMap(([sign, names]) => names.split(' ').map((name) => [name, sign] as const)),
);
const LONGEST_NAME = 5;
/** Number of digits that a spoken part number must have: fewer can be parts of ordinary words. */
const DIGITS_MIN = 3;
const LATIN = /[A-Z0-9]/;
const READABLE = /^[ァ-ヺー・A-Z0-9]+$/;

/**
 * Reads a part number that was typed as it is spoken (`えむえーさんごーいちいち`). Letters and digits between the names stay as
 * they are; kana at the beginning that name nothing are left out (`まさんごーいちいち`).
 *
 * @returns its letters and digits; an empty string when the text is no spoken part number
 */
export function spokenModel(typed: string): string {
  const text = normalizeText(typed).replace(/\s/g, '').toUpperCase();
  if (!READABLE.test(text) || !/[ァ-ヺ]/.test(text)) return '';
  let read = '';
  for (let at = 0; at < text.length; ) {
    const { sign, length } = signAt(text, at);
    if (sign !== undefined) read += sign;
    else if (/[0-9]/.test(read)) return '';
    else read = '';
    at += length;
  }
  return read.replace(/[^0-9]/g, '').length >= DIGITS_MIN ? read : '';
}

/** The sign at a position: undefined where none is named, empty for a mark between names. */
function signAt(text: string, at: number): { sign: string | undefined; length: number } {
  const char = text.charAt(at);
  if (LATIN.test(char)) return { sign: char, length: 1 };
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    const sign = SIGN_OF.get(text.slice(at, at + length));
    if (sign !== undefined && at + length <= text.length) return { sign, length };
  }
  return { sign: /[ー・]/.test(char) ? '' : undefined, length: 1 };
}
