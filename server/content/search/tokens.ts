import { searchText } from './spelling.ts';

/** Latin words and numbers whole, everything else by stretches that nothing interrupts. */
const RUN = /[a-z0-9]+|(?:(?![a-z0-9])[\p{L}\p{N}\p{M}])+/gu;
const LATIN = /^[a-z0-9]/;
/** A shorter word (`AP`, `L2`, `7`) would be the beginning of too many others. */
const PREFIX_MIN = 3;

export function isLatin(run: string): boolean {
  return LATIN.test(run);
}

/** The stretches of a text, as the search compares them. */
export function runsOf(typed: string): string[] {
  return searchText(typed).match(RUN) ?? [];
}

/** Each character with the next one; the last one of a stretch alone. So every stretch of text is found, also one character. */
function grams(run: string): string[] {
  const chars = Array.from(run);
  return chars.map((char, index) => char + (chars[index + 1] ?? ''));
}

/** The words that a text is indexed by. */
export function indexTokens(text: string): string[] {
  return runsOf(text).flatMap((run) => (isLatin(run) ? [run] : grams(run)));
}

/** A phrase of the full-text query: the stretches one after the other. */
export function phrase(runs: readonly string[]): string {
  const tokens = runs.flatMap((run, index) => {
    if (isLatin(run)) return [run];
    const all = grams(run);
    // Behind its last character the text may go on: only a single character is asked for by itself.
    return index === runs.length - 1 && all.length > 1 ? all.slice(0, -1) : all;
  });
  const last = runs.at(-1) ?? '';
  const open = isLatin(last) ? last.length >= PREFIX_MIN : Array.from(last).length === 1;
  return `"${tokens.join(' ')}"${open ? ' *' : ''}`;
}

/** Finds the same in normalized text, for highlighting. */
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
