import {
  type NormalizedText,
  normalizeText,
  normalizeWithOffsets,
} from '../../../shared/text/normalize-text.ts';

/**
 * Endings of verbs that one may leave out between kanji and at the end of a compound; に and て, which connect words, are none.
 * Normalized text has katakana alone.
 */
const OKURIGANA = '[イキギシチビミリエケゲセネベメレ]';
const KANJI = String.raw`\p{Script=Han}`;

/**
 * Characters that make no other word of a word, by the notifications of the Cabinet on loan words and okurigana: a long vowel in
 * katakana (インターフェース, インタフェース), ェイ for ェー (インターフェイス), and the okurigana of compounds (申し込み, 申込み, 申込).
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

/** Text as the search compares it: normalized, and without what is optional in the spelling of its words. */
export function searchText(source: string): string {
  return normalizeText(source).replace(OPTIONAL, '');
}

/** The same with the way back; an optional character belongs to the one before it. */
export function searchTextWithOffsets(source: string): NormalizedText {
  const { text, starts, ends } = normalizeWithOffsets(source);
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
