import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '../../corpus/problems/place.ts';
import { isRecord } from '../../shared/is-record.ts';
import type { DeskChange } from '../shared/history.ts';
import { alignLists } from './list-changes.ts';

type Path = DeskChange['path'];

/** Smallest changed values between two versions of a record, in the order of its fields. */
export function changedValues(before: unknown, after: unknown, path: Path = []): DeskChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return changedItems(before, after, path);
  if (!isRecord(before) || !isRecord(after)) return [{ path, before, after }];
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((key) =>
    changedValues(valueAt(before, [key]), valueAt(after, [key]), [...path, key]),
  );
}

function changedItems(before: unknown[], after: unknown[], path: Path): DeskChange[] {
  const { changed, removed, added } = alignLists(before, after);
  const moved = new Set(added.map(({ movedFrom }) => movedFrom));
  return [
    ...changed.flatMap(({ from, to }) => changedValues(before[from], after[to], [...path, to])),
    ...removed
      .filter((index) => !moved.has(index))
      .map((index) => ({ path: [...path, index], before: before[index], after: undefined })),
    ...added.map(({ to, movedFrom }) => ({
      path: [...path, to],
      before: movedFrom === undefined ? undefined : before[movedFrom],
      after: after[to],
      movedFrom,
    })),
  ];
}
