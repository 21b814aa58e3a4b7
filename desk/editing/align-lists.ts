import { isDeepStrictEqual } from 'node:util';
import { hunksOf } from './diff-lists.ts';

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
