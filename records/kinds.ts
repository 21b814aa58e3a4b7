import { careers } from './career/record.ts';
import type { Kind, RecordOf } from './kind.ts';

/** Kinds of records with a folder of their own here, by the names of their lists in the corpus. */
export const RECORD_KINDS = { careers };

/** Their records. */
export type Records = {
  [Name in keyof typeof RECORD_KINDS]: RecordOf<(typeof RECORD_KINDS)[Name]>[];
};

/** Each kind with its records. */
export function recordLists(records: Records): [kind: Kind, records: readonly object[]][] {
  const names = Object.keys(RECORD_KINDS) as (keyof Records)[];
  return names.map((name) => [RECORD_KINDS[name], records[name]]);
}

/** The records of a kind whose files are Markdown. */
export function markdownRecords(records: Records): { body: string }[] {
  return recordLists(records).flatMap(([{ format }, list]) =>
    format === 'markdown' ? (list as { body: string }[]) : [],
  );
}
