import { isDeepStrictEqual } from 'node:util';

/** A place where two people have written something else. `undefined` stands for what is not there. */
export interface MergeConflict {
  path: (string | number)[];
  mine: unknown;
  theirs: unknown;
}

export interface MergedValue {
  /** With `mine` where both have changed the same thing: nobody's words are chosen silently, `conflicts` names them. */
  value: unknown;
  conflicts: MergeConflict[];
}

/** Two changes of the same value as one: field by field; a list is one thing, unless only one side has changed it. */
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
  if (
    isList(base) &&
    isList(mine) &&
    isList(theirs) &&
    base.length === mine.length &&
    base.length === theirs.length
  )
    return mergeLists(base, mine, theirs, path);
  return { value: mine, conflicts: [{ path, mine, theirs }] };
}

function mergeRecords(
  base: Record<string, unknown>,
  mine: Record<string, unknown>,
  theirs: Record<string, unknown>,
  path: (string | number)[],
): MergedValue {
  const conflicts: MergeConflict[] = [];
  const value: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const merged = mergeValues(base[key], mine[key], theirs[key], [...path, key]);
    conflicts.push(...merged.conflicts);
    if (merged.value !== undefined) value[key] = merged.value;
  }
  return { value, conflicts };
}

/** Lists of the same length are changed item by item. */
function mergeLists(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  path: (string | number)[],
): MergedValue {
  const items = mine.map((item, index) => mergeValues(base[index], item, theirs[index], [...path, index]));
  return { value: items.map(({ value }) => value), conflicts: items.flatMap(({ conflicts }) => conflicts) };
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
