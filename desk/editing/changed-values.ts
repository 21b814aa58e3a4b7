import { isDeepStrictEqual } from 'node:util';
import { alignLists } from './align-lists.ts';

/** Change of a value; `undefined` stands for an absent one. */
interface ChangedValue {
  /** In the later version; of a removed item in the earlier one. */
  path: (string | number)[];
  before: unknown;
  after: unknown;
  /** Earlier index of a moved item. */
  movedFrom?: number;
}

/** Smallest changed values between two versions of a record, in the order of its fields. */
export function changedValues(
  before: unknown,
  after: unknown,
  path: (string | number)[] = [],
): ChangedValue[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return changedItems(before, after, path);
  if (!isRecord(before) || !isRecord(after)) return [{ path, before, after }];
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return keys.flatMap((key) => changedValues(fieldOf(before, key), fieldOf(after, key), [...path, key]));
}

function changedItems(before: unknown[], after: unknown[], path: (string | number)[]): ChangedValue[] {
  const { changed, removed, added } = alignLists(before, after);
  const moved = new Set(added.map(({ movedFrom }) => movedFrom));
  return [
    ...changed.flatMap(({ from, to }) => changedValues(before[from], after[to], [...path, to])),
    ...removed
      .filter((index) => !moved.has(index))
      .map((index) => ({ path: [...path, index], before: before[index], after: undefined })),
    ...added.map(({ index, movedFrom }) =>
      movedFrom === undefined
        ? { path: [...path, index], before: undefined, after: after[index] }
        : { path: [...path, index], before: before[movedFrom], after: after[index], movedFrom },
    ),
  ];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldOf(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
