import { WHOLE_FILE } from '../../../corpus/problems/problem.ts';
import { type MergedValue, mergeValues } from '../../editing/merge-values.ts';
import { type RecordData, readRecordText } from '../../editing/record-text.ts';
import type { DeskConflict } from '../../shared/api.ts';

interface Versions {
  file: string;
  /** Common ancestor; `null` if the file did not exist. */
  base: string | null;
  mine: string | null;
  theirs: string | null;
}

/** Problem of a draft whose lines were also published by others. */
export const OUTDATED = {
  field: WHOLE_FILE,
  reason:
    '公開中の内容が、この下書きの後に変更されています。この記録を開いて公開するときに、どちらを使うかを選びます',
};

function dataOf(file: string, text: string | null): RecordData | undefined {
  if (text === null) return undefined;
  const read = readRecordText(file, text);
  return 'problem' in read ? undefined : read;
}

/** Compares two editors' versions of one record: merges them where possible and lists the conflicts that remain. */
export function explainConflict(
  { file, base, mine, theirs }: Versions,
  about: Pick<DeskConflict, 'with' | 'author' | 'revision'>,
): DeskConflict {
  const [ours, others] = [dataOf(file, mine), dataOf(file, theirs)];
  if (!ours || !others) return { ...about, places: [], theirs };
  const { value, conflicts }: MergedValue = mergeValues(dataOf(file, base) ?? {}, ours, others);
  const { data, body } = value as RecordData;
  return {
    ...about,
    merged: { data, ...(body !== undefined && { body }) },
    places: conflicts.map(({ path, mine, theirs }) => ({ path, mine: mine ?? null, theirs: theirs ?? null })),
    theirs,
  };
}
