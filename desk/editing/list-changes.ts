import { isDeepStrictEqual } from 'node:util';
import { diffArrays } from 'diff';

/** Limit of the edit distance: the time of the diff grows with it. */
const DIFFERENCES_MAX = 500;

/** Items of a list from `start` up to but not including `end`, and those of the other list, from `to`, in their place. */
interface Hunk {
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

/** Indices of both lists, from 0. */
interface ListChanges {
  /** Items in the same position with another value. */
  changed: { from: number; to: number }[];
  /** Items of the old list that were deleted or moved. */
  removed: number[];
  /** Added items, each with the item of the old list that it follows (-1 at the start), and its old index if it was moved. */
  added: { to: number; follows: number; movedFrom?: number }[];
}

/** Computes few changes that turn one list into another. */
export function alignLists(before: readonly unknown[], after: readonly unknown[]): ListChanges {
  const hunks = hunksOf(before, after);
  if (!hunks)
    return {
      changed: [],
      removed: [...before.keys()],
      added: after.map((_item, to) => ({ to, follows: -1 })),
    };
  const changes: ListChanges = { changed: [], removed: [], added: [] };
  for (const { start, end, to: first, items } of hunks) {
    const gone = Array.from({ length: end - start }, (_item, place) => start + place);
    let follows = start - 1;
    for (const [place, item] of items.entries()) {
      const to = first + place;
      // A removed and an added item in the same position are one changed item, unless the added one was moved.
      const isMoved = before.some((other) => isDeepStrictEqual(other, item));
      const from = isMoved ? undefined : gone.shift();
      if (from === undefined) changes.added.push({ to, follows });
      else {
        changes.changed.push({ from, to });
        follows = from;
      }
    }
    changes.removed.push(...gone);
  }
  for (const item of changes.added)
    item.movedFrom = changes.removed.find((index) => isDeepStrictEqual(before[index], after[item.to]));
  return changes;
}
