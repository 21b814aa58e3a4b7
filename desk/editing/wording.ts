import { valueAt } from '../../corpus/problems/place.ts';
import type { RecordData } from './record-text.ts';

/* Occurrences of a wording in texts, and their replacement. */

/** Characters by which a name becomes another, longer one. */
const JOINED = String.raw`[\p{sc=Latin}\p{Nd}_\-\u2010\u2011]`;
const IS_JOINED = new RegExp(JOINED, 'u');

/** Addresses, paths, names of files and placeholders. */
const REFERENCES = new RegExp(
  [
    // Targets of links, and their definitions.
    String.raw`\]\([^)\s]*`,
    String.raw`^\[[^\]\n]+\]:\s*\S+`,
    '<[a-z/][^<>]*>',
    String.raw`\{\{[^{}]*\}\}`,
    String.raw`(?:https?:\/\/|mailto:|tel:)[\x21-\x7e]+`,
    String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+`,
    // A path stands alone: `A/B` are two words.
    String.raw`(?<![^\s"'\x60(「『、。:|])\/[\w.~%#?&=+/-]+`,
    String.raw`(?<![\w./-])[\w./-]+\.(?:jpe?g|png|webp|avif|svg|pdf|zip|ya?ml|md|html?|php|dxf|ste?p|mib|txt|csv|bin|img|mp4)(?!\w)`,
  ].join('|'),
  'gim',
);

/** @param isPart finds the wording within longer words as well */
export function patternOf(words: string, isPart: boolean): RegExp {
  const exact = RegExp.escape(words);
  // A Japanese word has no border.
  const isClosed = (edge = '') => !isPart && IS_JOINED.test(edge);
  const before = isClosed([...words].at(0)) ? String.raw`(?<!${JOINED}|\p{Nd}[.,])` : '';
  const after = isClosed([...words].at(-1)) ? String.raw`(?!${JOINED}|[.,]\p{Nd})` : '';
  return new RegExp(before + exact + after, 'gu');
}

/** Offsets of the occurrences that are read as words. */
export function occurrencesIn(text: string, pattern: RegExp): [from: number, to: number][] {
  const found = rangesOf(text, pattern);
  const references = found.length > 0 ? rangesOf(text, REFERENCES) : [];
  return found.filter(([from, to]) => !references.some(([start, end]) => from < end && to > start));
}

function rangesOf(text: string, pattern: RegExp): [from: number, to: number][] {
  return [...text.matchAll(pattern)].map(({ index, 0: { length } }) => [index, index + length]);
}

/** Content of a record with a wording replaced at places: paths in the data, `['body']` for its text, and offsets. */
export function withReplacement(
  read: RecordData,
  places: readonly { at: (string | number)[]; from: number; words: string }[],
  replacement: string,
): { data: never; body?: string } {
  const copy = JSON.parse(JSON.stringify(read));
  // From the end, so that the offsets of earlier places hold.
  for (const { at, from, words } of places.toSorted((one, other) => other.from - one.from)) {
    const isBody = read.body !== undefined && String(at) === 'body';
    const holder = valueAt(copy, isBody ? [] : ['data', ...at.slice(0, -1)]) as Record<string, string>;
    const key = at.at(-1) ?? '';
    const text = holder[key] ?? '';
    holder[key] = text.slice(0, from) + replacement + text.slice(from + words.length);
  }
  return copy;
}
