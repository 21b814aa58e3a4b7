import { isDeepStrictEqual } from 'node:util';
import { diffLists } from './diff-lists.ts';

/**
 * An added item: its index, the item of the old list that it follows (-1 at the start), and its old index if it was
 * moved.
 */
interface AddedItem {
  index: number;
  follows: number;
  movedFrom?: number;
}

/** Indices of both lists, from 0. */
interface ListChanges {
  /** Items in the same position with another value. */
  changed: { from: number; to: number }[];
  /** Items of the old list that were deleted or moved. */
  removed: number[];
  added: AddedItem[];
}

/** Computes few changes that turn one list into another. */
export function alignLists(before: readonly unknown[], after: readonly unknown[]): ListChanges {
  const parts = diffLists(before, after);
  if (!parts) return replaced(before, after);
  const changes: ListChanges = { changed: [], removed: [], added: [] };
  let from = 0;
  let to = 0;
  let follows = -1;
  /** Removed items since the last item that stayed. */
  let gone: number[] = [];
  for (const part of parts) {
    if (part.removed) gone = range(from, part.count);
    else if (part.added) for (const index of range(to, part.count)) place(index);
    if (part.added || !part.removed) {
      changes.removed.push(...gone);
      gone = [];
    }
    if (!part.added) from += part.count;
    if (!part.removed) to += part.count;
    if (!part.added && !part.removed) follows = from - 1;
  }
  changes.removed.push(...gone);
  for (const item of changes.added) {
    const moved = changes.removed.find((index) => isDeepStrictEqual(before[index], after[item.index]));
    if (moved !== undefined) item.movedFrom = moved;
  }
  return changes;

  /** A removed and an added item in the same position are one changed item, unless the added one was moved. */
  function place(index: number): void {
    const isMoved = before.some((item) => isDeepStrictEqual(item, after[index]));
    const instead = isMoved ? undefined : gone.shift();
    if (instead === undefined) changes.added.push({ index, follows });
    else {
      changes.changed.push({ from: instead, to: index });
      follows = instead;
    }
  }
}

function replaced(before: readonly unknown[], after: readonly unknown[]): ListChanges {
  const added = range(0, after.length).map((index) => ({ index, follows: -1 }));
  return { changed: [], removed: range(0, before.length), added };
}

function range(start: number, count: number): number[] {
  return Array.from({ length: count }, (_unused, index) => start + index);
}
