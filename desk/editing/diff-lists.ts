import { isDeepStrictEqual } from 'node:util';
import { diffArrays } from 'diff';

/** Limit of the edit distance: the time of the diff grows with it. */
const DIFFERENCES_MAX = 500;

/** Items of a list from `start` up to but not including `end`, and those of the other list, from `to`, in their place. */
export interface Hunk {
  start: number;
  end: number;
  to: number;
  items: unknown[];
}

/** Compares two lists by deep equality; undefined if they differ too much. */
export function hunksOf(before: readonly unknown[], after: readonly unknown[]): Hunk[] | undefined {
  const parts = diffArrays([...before], [...after], {
    comparator: isDeepStrictEqual,
    maxEditLength: DIFFERENCES_MAX,
  });
  const hunks: Hunk[] = [];
  let [start, to] = [0, 0];
  for (const { value, added, removed, count } of parts ?? []) {
    if (added || removed) {
      const last = hunks.at(-1);
      const hunk = last?.end === start ? last : { start, end: start, to, items: [] };
      if (hunk !== last) hunks.push(hunk);
      if (added) hunk.items.push(...value);
      else hunk.end += count;
    }
    if (!added) start += count;
    if (!removed) to += count;
  }
  return parts && hunks;
}
