import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '../../corpus/problems/place.ts';
import { isRecord } from '../../shared/is-record.ts';
import { hunksOf } from './list-changes.ts';

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

type Path = MergeConflict['path'];

/**
 * Merges two changes of the same value field by field; of lists also item by item, if the sides have changed different
 * items or both have added some. A list in which both have changed, removed or added to the same items is one conflict.
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown, path: Path = []): MergedValue {
  const chosen = changedVersion(base, mine, theirs);
  if (chosen) return { value: chosen.version, conflicts: [] };
  if (isRecord(mine) && isRecord(theirs)) {
    const from = isRecord(base) ? base : {};
    const entries = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].map((key) => {
      const [before, ours, others] = [from, mine, theirs].map((record) => valueAt(record, [key]));
      return [key, mergeValues(before, ours, others, [...path, key])] as const;
    });
    const values = entries.map(([key, { value }]) => [key, value] as const);
    return {
      // Assignment of `__proto__` would not create a field.
      value: Object.fromEntries(values.filter(([, value]) => value !== undefined)),
      conflicts: entries.flatMap(([, { conflicts }]) => conflicts),
    };
  }
  const isList = Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs);
  const list = isList ? mergeLists(regionsOf({ base, mine, theirs }), path) : undefined;
  return list ?? { value: mine, conflicts: [{ path, mine, theirs }] };
}

/** The version to use if at most one side has changed a value, or both in the same way. */
function changedVersion<Value>(base: Value, mine: Value, theirs: Value): { version: Value } | undefined {
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(base, theirs)) return { version: mine };
  return isDeepStrictEqual(base, mine) ? { version: theirs } : undefined;
}

/** Merges a list by its regions; undefined if both sides have changed one in ways that exclude each other. */
function mergeLists(regions: readonly ListVersions[], path: Path): MergedValue | undefined {
  const value: unknown[] = [];
  const conflicts: MergeConflict[] = [];
  for (const { base, mine, theirs } of regions) {
    const chosen = changedVersion(base, mine, theirs);
    if (chosen) value.push(...chosen.version);
    else if (base.length === 0) {
      const isTheirs = (item: unknown) => theirs.some((other) => isDeepStrictEqual(item, other));
      value.push(...theirs, ...mine.filter((item) => !isTheirs(item)));
    } else if (base.length === mine.length && base.length === theirs.length)
      for (const [index, item] of mine.entries()) {
        const merged = mergeValues(base[index], item, theirs[index], [...path, value.length]);
        value.push(merged.value);
        conflicts.push(...merged.conflicts);
      }
    else return undefined;
  }
  return { value, conflicts };
}

/** A list or a region of it, with the version of each side; equal to `base` if a side has not changed it. */
interface ListVersions {
  base: unknown[];
  mine: unknown[];
  theirs: unknown[];
}

/**
 * Splits two versions of a list into regions, as small as the changes of both sides allow. Concatenating the `base` of
 * all regions gives the base list; the same holds for both sides.
 */
function regionsOf({ base, mine, theirs }: ListVersions): ListVersions[] {
  const [inMine, inTheirs] = [placesIn(base, mine), placesIn(base, theirs)];
  const regions: ListVersions[] = [];
  const done = { base: 0, mine: 0, theirs: 0 };
  for (let at = 0; at <= base.length; at += 1) {
    const [ours, others] = [inMine(at), inTheirs(at)];
    if (!ours || !others) continue;
    regions.push(
      {
        base: base.slice(done.base, at),
        mine: mine.slice(done.mine, ours.end),
        theirs: theirs.slice(done.theirs, others.end),
      },
      // Items that either side adds here.
      { base: [], mine: mine.slice(ours.end, ours.next), theirs: theirs.slice(others.end, others.next) },
    );
    Object.assign(done, { base: at, mine: ours.next, theirs: others.next });
  }
  return regions;
}

/**
 * Maps a place between two items of a list to its version: the end of what precedes the place, and the start of what
 * follows it, with added items between them. Undefined within a change.
 */
function placesIn(base: readonly unknown[], version: readonly unknown[]) {
  const hunks = hunksOf(base, version) ?? [{ start: 0, end: base.length, items: version }];
  const growth = (some: typeof hunks) =>
    some.reduce((sum, { start, end, items }) => sum + items.length - (end - start), 0);
  return (at: number) => {
    if (hunks.some(({ start, end }) => start < at && at < end)) return undefined;
    const before = hunks.filter(({ end }) => end <= at);
    return { end: at + growth(before.filter(({ start }) => start < at)), next: at + growth(before) };
  };
}
