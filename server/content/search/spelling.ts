import {
  type NormalizedText,
  normalizeText,
  normalizeWithOffsets,
} from '../../../shared/text/normalize-text.ts';

/**
 * Verb endings that may be omitted between kanji and at the end of a compound; に and て, which connect words, are not
 * among them. Normalized text has katakana only.
 */
const OKURIGANA = '[イキギシチビミリエケゲセネベメレ]';
const KANJI = String.raw`\p{Script=Han}`;

/**
 * Optional characters by the notifications of the Cabinet on loan words and okurigana: a long vowel in katakana
 * (インターフェース, インタフェース), ェイ for ェー (インターフェイス), and the okurigana of compounds (申し込み, 申込み, 申込).
 */
const OPTIONAL = new RegExp(
  [
    '(?<=[ァ-ヺ])ー+',
    '(?<=ェ)イ',
    `(?<=${KANJI})${OKURIGANA}(?=${KANJI})`,
    `(?<=${KANJI}${OKURIGANA}?${KANJI})${OKURIGANA}(?![ァ-ヺー])`,
  ].join('|'),
  'gu',
);

/**
 * Decimal point: unlike other points between digits it counts, so that 2.5G and 25G stay apart. The point of `802.1X`
 * and of a version does not.
 */
const DECIMAL_POINT = /(?<=(?<![0-9０-９.．])[0-9０-９]{1,2})[.．](?=[0-9０-９]{1,2}(?![0-9０-９.．]))/gu;
/** Stands for a decimal point in normalized text: a character for private use, which the full-text index takes as a letter. */
export const POINT = '\uE000';

/** Two plus signs after a letter count, so that PoE++ is more than PoE. */
const PLUSES = /(?<=[A-Za-zＡ-Ｚａ-ｚ])[+＋]{2}/gu;
/** Stands for one of them, as POINT does. */
export const PLUS = '\uE001';

function withPoints(source: string): string {
  return source.replace(DECIMAL_POINT, POINT).replace(PLUSES, PLUS + PLUS);
}

/** Normalizes text for the search, without the optional characters of its words. */
export function searchText(source: string): string {
  return normalizeText(withPoints(source)).replace(OPTIONAL, '');
}

/** The same with positions in the original; an optional character belongs to the one before it. */
export function searchTextWithOffsets(source: string): NormalizedText {
  const { text, starts, ends } = normalizeWithOffsets(withPoints(source));
  const optional = new Set(
    [...text.matchAll(OPTIONAL)].flatMap(({ index, 0: match }) => Array.from(match, (_, at) => index + at)),
  );
  const kept: NormalizedText = { text: text.replace(OPTIONAL, ''), starts: [], ends: [] };
  for (const [at, start] of starts.entries()) {
    const end = ends[at] as number;
    if (optional.has(at)) kept.ends[kept.ends.length - 1] = end;
    else {
      kept.starts.push(start);
      kept.ends.push(end);
    }
  }
  return kept;
}
