import { changedValues } from '../../editing/changed-values.ts';
import { readRecordText } from '../../editing/record-text.ts';
import type { DeskChanges } from '../../shared/history.ts';

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
