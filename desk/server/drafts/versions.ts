import { WHOLE_FILE } from '../../../corpus/problems/problem.ts';
import { changedValues } from '../../editing/changed-values.ts';
import { type MergedValue, mergeValues } from '../../editing/merge-values.ts';
import { type RecordData, readRecordText } from '../../editing/record-text.ts';
import type { DeskConflict } from '../../shared/api.ts';
import type { DeskChanges } from '../../shared/history.ts';
import { DeskError } from '../problems.ts';
import type { FileVersion, Person } from '../repository/drafts.ts';

interface Versions {
  file: string;
  /** Text of the common ancestor; undefined if the file did not exist. */
  base: string | undefined;
  /** Undefined or `null` without the file. */
  mine: string | null | undefined;
  theirs: FileVersion | undefined;
  /** Author of the other side, if known. */
  author?: Person | undefined;
}

/** Problem of a draft whose lines were also published by others. */
export const OUTDATED = {
  field: WHOLE_FILE,
  reason:
    '公開中の内容が、この下書きの後に変更されています。この記録を開いて公開するときに、どちらを使うかを選びます',
};

/** Conflict of one record between an editor and another draft, or the published version. */
export function conflictError(other: DeskConflict['with'], versions: Versions): DeskError {
  const { theirs, author } = versions;
  const who = author ? `${author.name}さんが` : 'ほかの人が';
  return new DeskError(409, {
    code: 'conflict',
    message: `${who}この記録を変更しました。まだ何も上書きしていません。違いを確かめて、どちらを使うかを選んでください。`,
    conflict: {
      with: other,
      author: author?.name,
      revision: theirs?.revision ?? null,
      theirs: theirs?.text ?? null,
      ...compared(versions),
    },
  });
}

/** Merges two editors' versions where possible, and lists the conflicts that remain. */
function compared({ file, base, mine, theirs }: Versions): Pick<DeskConflict, 'merged' | 'places'> {
  const [ours, others] = [dataOf(file, mine), dataOf(file, theirs?.text)];
  if (!ours || !others) return { places: [] };
  const { value, conflicts }: MergedValue = mergeValues(dataOf(file, base) ?? {}, ours, others);
  const { data, body } = value as RecordData;
  return {
    merged: { data, ...(body !== undefined && { body }) },
    places: conflicts.map(({ path, mine, theirs }) => ({ path, mine: mine ?? null, theirs: theirs ?? null })),
  };
}

function dataOf(file: string, text: string | null | undefined): RecordData | undefined {
  if (typeof text !== 'string') return undefined;
  const read = readRecordText(file, text);
  return 'problem' in read ? undefined : read;
}

/** Changes between two texts of a file; undefined stands for no file. */
export function changesBetween(
  file: string,
  before: string | undefined,
  after: string | undefined,
): DeskChanges {
  const [earlier, later] = [before, after].map((text) =>
    text === undefined ? { data: undefined } : readRecordText(file, text),
  );
  if (!earlier || !later || 'problem' in earlier || 'problem' in later)
    return { changes: [], texts: { before: before ?? '', after: after ?? '' } };
  const none = Array.isArray(earlier.data ?? later.data) ? [] : {};
  const [old, data] = [earlier.data ?? none, later.data ?? none];
  return {
    changes: [
      ...changedValues(old, data),
      ...changedValues(earlier.body ?? '', later.body ?? '').map((change) => ({ ...change, path: ['body'] })),
    ],
    before: old,
    after: data,
  };
}
