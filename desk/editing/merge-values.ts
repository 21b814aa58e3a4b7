import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '../../corpus/problems/place.ts';
import { isRecord } from '../../shared/is-record.ts';
import { type ListRegion, regionsOf } from './merge-lists.ts';

/** Path that two editors have changed differently. `undefined` stands for an absent value. */
interface MergeConflict {
  path: (string | number)[];
  mine: unknown;
  theirs: unknown;
}

export interface MergedValue {
  /** Uses `mine` for conflicting changes; `conflicts` lists them, so that none is resolved silently. */
  value: unknown;
  conflicts: MergeConflict[];
}

/**
 * Merges two changes of the same value field by field; of lists also item by item, if the sides have changed different
 * items or both have added some. A list in which both have changed, removed or added to the same items is one conflict.
 */
export function mergeValues(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: (string | number)[] = [],
): MergedValue {
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(base, theirs))
    return { value: mine, conflicts: [] };
  if (isDeepStrictEqual(base, mine)) return { value: theirs, conflicts: [] };
  if (isRecord(mine) && isRecord(theirs)) return mergeRecords(isRecord(base) ? base : {}, mine, theirs, path);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(base, mine, theirs, path);
  return { value: mine, conflicts: [{ path, mine, theirs }] };
}

function mergeRecords(base: unknown, mine: object, theirs: object, path: (string | number)[]): MergedValue {
  const conflicts: MergeConflict[] = [];
  const entries: [string, unknown][] = [];
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const [from, ours, others] = [base, mine, theirs].map((record) => valueAt(record, [key]));
    const merged = mergeValues(from, ours, others, [...path, key]);
    conflicts.push(...merged.conflicts);
    if (merged.value !== undefined) entries.push([key, merged.value]);
  }
  // Assignment of `__proto__` would not create a field.
  return { value: Object.fromEntries(entries), conflicts };
}

function mergeLists(
  base: unknown[],
  mine: unknown[],
  theirs: unknown[],
  path: (string | number)[],
): MergedValue {
  const value: unknown[] = [];
  const conflicts: MergeConflict[] = [];
  for (const region of regionsOf(base, mine, theirs)) {
    const merged = mergeRegion(region, path, value.length);
    if (!merged) return { value: mine, conflicts: [{ path, mine, theirs }] };
    value.push(...merged.items);
    conflicts.push(...merged.conflicts);
  }
  return { value, conflicts };
}

/** @param first start of the region in the merged list */
function mergeRegion(
  { base, mine, theirs }: ListRegion,
  path: (string | number)[],
  first: number,
): { items: unknown[]; conflicts: MergeConflict[] } | undefined {
  const chosen = (items: unknown[]) => ({ items, conflicts: [] });
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(base, theirs)) return chosen(mine);
  if (isDeepStrictEqual(base, mine)) return chosen(theirs);
  if (base.length === 0) {
    const isTheirs = (item: unknown) => theirs.some((other) => isDeepStrictEqual(item, other));
    return chosen([...theirs, ...mine.filter((item) => !isTheirs(item))]);
  }
  if (base.length !== mine.length || base.length !== theirs.length) return undefined;
  const merged = mine.map((item, index) =>
    mergeValues(base[index], item, theirs[index], [...path, first + index]),
  );
  return { items: merged.map(({ value }) => value), conflicts: merged.flatMap(({ conflicts }) => conflicts) };
}
