import { DASHES, INVISIBLE } from './characters.ts';

/** Normalized text, with the position of each character in the original. */
export interface NormalizedText {
  text: string;
  /** Index in the original of the first character behind each normalized one. */
  starts: number[];
  /** Index in the original behind the last one. */
  ends: number[];
}

const HIRAGANA_FIRST = 0x3041;
const HIRAGANA_LAST = 0x3096;
const KATAKANA_OFFSET = 0x60;

/** Marks that belong to the character before them: voiced sound marks (also half-width ones), accents, variants. */
const ATTACHED = /\p{M}|\uFF9E|\uFF9F/u;
const JOINERS = new Set(`${DASHES}_.`);

function isHiragana(code: number): boolean {
  return code >= HIRAGANA_FIRST && code <= HIRAGANA_LAST;
}

/** Characters that normalize to themselves and can only be followed by a voiced sound mark. */
function isPlain(code: number): boolean {
  return (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x30a1 && code <= 0x30fc) || code === 0x3001;
}

function isAlphanumeric(char: string | undefined): boolean {
  return char !== undefined && ((char >= 'a' && char <= 'z') || (char >= '0' && char <= '9'));
}

function toKatakana(char: string): string {
  const code = char.charCodeAt(0);
  return isHiragana(code) ? String.fromCharCode(code + KATAKANA_OFFSET) : char;
}

function normalizeUnit(unit: string): string {
  if (unit.length === 1) {
    const code = unit.charCodeAt(0);
    if (code < 0x80) return unit.toLowerCase();
    if (isPlain(code)) return unit;
    if (isHiragana(code)) return toKatakana(unit);
  }
  const normalized = unit.normalize('NFKC').replace(INVISIBLE, '').toLowerCase();
  return Array.from(normalized, toKatakana).join('');
}

/** End of the character at `start` including attached marks, as an index. */
function endOfUnit(source: string, start: number): number {
  let end = start + (source.codePointAt(start)! > 0xffff ? 2 : 1);
  while (end < source.length) {
    const code = source.charCodeAt(end);
    // Most text is handled here, without the slower expression.
    if (code < 0x300 || isPlain(code) || isHiragana(code) || !ATTACHED.test(source[end]!)) break;
    end += 1;
  }
  return end;
}

/**
 * Normalizes text for matching: width, case and kind of kana do not count, nor do hyphens, `_` and `.` between ASCII
 * letters and digits (`Wi-Fi` and `WiFi`, `EX−2410` and `EX2410`). Spaces are preserved, so that words stay separate.
 */
export function normalizeWithOffsets(source: string): NormalizedText {
  const chars: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  /** Number of trailing joiners behind a letter or digit: they are removed when another one follows. */
  let joiners = 0;

  function push(char: string, start: number, end: number): void {
    if (JOINERS.has(char)) {
      if (joiners > 0 || isAlphanumeric(chars.at(-1))) joiners += 1;
    } else {
      if (joiners > 0 && isAlphanumeric(char)) {
        const kept = chars.length - joiners;
        chars.length = kept;
        starts.length = kept;
        ends.length = kept;
      }
      joiners = 0;
    }
    chars.push(char);
    starts.push(start);
    ends.push(end);
  }

  let start = 0;
  while (start < source.length) {
    const end = endOfUnit(source, start);
    const normalized = normalizeUnit(end - start === 1 ? source[start]! : source.slice(start, end));
    for (let unit = 0; unit < normalized.length; unit += 1) push(normalized[unit]!, start, end);
    start = end;
  }
  return { text: chars.join(''), starts, ends };
}

export function normalizeText(source: string): string {
  return normalizeWithOffsets(source).text;
}
