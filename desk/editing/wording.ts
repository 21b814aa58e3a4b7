import type { RecordData } from './record-text.ts';

/* Occurrences of a wording in texts, and their replacement. */

type Path = readonly (string | number)[];

interface Occurrence {
  from: number;
  to: number;
  /** Whether it is part of an address, a path, a file's name or a placeholder. */
  isReference: boolean;
}

/** Characters by which a name becomes another, longer one. */
const JOINED = String.raw`[\p{sc=Latin}\p{Nd}_\-\u2010\u2011]`;
const IS_JOINED = new RegExp(JOINED, 'u');

/** Parts of a text that readers do not read as words. */
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
  const [first = '', last = ''] = [[...words].at(0), [...words].at(-1)];
  const isOpenAt = (edge: string) => isPart || !IS_JOINED.test(edge);
  const before = isOpenAt(first) ? '' : String.raw`(?<!${JOINED}|\p{Nd}[.,])`;
  const after = isOpenAt(last) ? '' : String.raw`(?!${JOINED}|[.,]\p{Nd})`;
  return new RegExp(before + exact + after, 'gu');
}

export function occurrencesIn(text: string, pattern: RegExp): Occurrence[] {
  const found = [...text.matchAll(pattern)].map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  );
  if (found.length === 0) return [];
  const references = [...text.matchAll(REFERENCES)].map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  );
  return found.map(([from, to]) => ({
    from,
    to,
    isReference: references.some(([start, end]) => from < end && to > start),
  }));
}

/** Content of a record with a wording replaced at places: paths in the data, `['body']` for its text, and offsets. */
export function withReplacement(
  { data, body }: RecordData,
  places: readonly { at: Path; from: number; words: string }[],
  replacement: string,
): RecordData {
  const placesAt = Map.groupBy(places, ({ at }) => JSON.stringify(at));
  const change = (value: unknown, at: Path): unknown => {
    if (typeof value === 'string')
      return replaced(value, placesAt.get(JSON.stringify(at)) ?? [], replacement);
    if (Array.isArray(value)) return value.map((item, index) => change(item, [...at, index]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, change(inner, [...at, key])]),
    );
  };
  if (body === undefined) return { data: change(data, []) };
  return {
    data: change(data, []),
    body: replaced(body, placesAt.get(JSON.stringify(['body'])) ?? [], replacement),
  };
}

function replaced(
  text: string,
  places: readonly { from: number; words: string }[],
  replacement: string,
): string {
  // From the end, so that the offsets of earlier places hold.
  return places
    .toSorted((one, other) => other.from - one.from)
    .reduce(
      (now, { from, words }) => now.slice(0, from) + replacement + now.slice(from + words.length),
      text,
    );
}
