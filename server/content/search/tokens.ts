import { PLUS, POINT, searchText } from './spelling.ts';

/** Latin words and numbers as a whole, other text as uninterrupted runs. */
const RUN = new RegExp(String.raw`[a-z0-9${POINT}${PLUS}]+|(?:(?![a-z0-9])[\p{L}\p{N}\p{M}])+`, 'gu');
const LATIN = /^[a-z0-9]/;
/** Minimum length of a prefix search: a shorter word (`AP`, `L2`, `7`) begins too many others. */
const PREFIX_MIN = 3;

export function isLatin(run: string): boolean {
  return LATIN.test(run);
}

/** Splits a text into runs, in its normalized form for the search. */
export function runsOf(typed: string): string[] {
  return searchText(typed).match(RUN) ?? [];
}

/** Bigrams of a run, and its last character as a token of its own, so that even a single character is found. */
function grams(run: string): string[] {
  const chars = Array.from(run);
  return chars.map((char, index) => char + (chars[index + 1] ?? ''));
}

/** The tokens under which a text is indexed. */
export function indexTokens(text: string): string[] {
  return runsOf(text).flatMap((run) => (isLatin(run) ? [run] : grams(run)));
}

/** A phrase of the full-text query: consecutive runs. */
export function phrase(runs: readonly string[]): string {
  const tokens = runs.flatMap((run, index) => {
    if (isLatin(run)) return [run];
    const all = grams(run);
    // The text may continue after its last character: only a single character is matched as such.
    return index === runs.length - 1 && all.length > 1 ? all.slice(0, -1) : all;
  });
  const last = runs.at(-1) ?? '';
  const open = isLatin(last) ? last.length >= PREFIX_MIN : Array.from(last).length === 1;
  return `"${tokens.join(' ')}"${open ? ' *' : ''}`;
}

/** An expression that finds the same in normalized text, for highlighting. */
export function pattern(runs: readonly string[]): string {
  const parts = runs.map((run, index) => {
    if (!isLatin(run)) return run;
    const free = /[0-9]/.test(run) && run.length >= PREFIX_MIN;
    const start = index === 0 && !free ? '(?<![a-z0-9])' : '';
    const end = run.length < PREFIX_MIN ? '(?![a-z0-9])' : '';
    return `${start}${run}${end}`;
  });
  return parts.join('[^\\p{L}\\p{N}]*');
}
