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

/** Normalizes text for the search, without the optional characters of its words. */
export function searchText(source: string): string {
  return normalizeText(source).replace(OPTIONAL, '');
}

/** The same with positions in the original; an optional character belongs to the one before it. */
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
