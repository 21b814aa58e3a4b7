import { isDeepStrictEqual } from 'node:util';
import { type ArrayChange, diffArrays } from 'diff';

/** Limit of the edit distance: the time of the diff grows with it. */
const DIFFERENCES_MAX = 500;

/** Diffs two lists by deep equality; undefined if they differ too much. */
export function diffLists(
  before: readonly unknown[],
  after: readonly unknown[],
): ArrayChange<unknown>[] | undefined {
  return diffArrays([...before], [...after], {
    comparator: isDeepStrictEqual,
    maxEditLength: DIFFERENCES_MAX,
  });
}
