import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '../../corpus/problems/place.ts';
import { isRecord } from '../../shared/is-record.ts';
import { type ListVersions, regionsOf } from './merge-lists.ts';

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
