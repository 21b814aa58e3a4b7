import { normalizeText } from '../../../shared/text/normalize-text.ts';

/** From this length on, a word is found within others (`営業時間外`); a shorter one has to stand alone (`IP電話`, `hotel`). */
const WITHIN_MIN = 4;
const LATIN = /^[a-z0-9]+$/;

/** Returns whether a query contains one of the words with which visitors look for a telephone number or hours. */
export function asksForContact(value: string, words: readonly string[]): boolean {
  const typed = normalizeText(value)
    .split(/[^\p{L}\p{N}ー]+/u)
    .filter((part) => part !== '');
  return words.map(normalizeText).some((word) => {
    const isWithin = word.length >= WITHIN_MIN && !LATIN.test(word);
    return typed.some((part) => part === word || (isWithin && part.includes(word)));
  });
}
