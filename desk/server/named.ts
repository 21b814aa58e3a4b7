import type { Request } from 'express';
import { z } from 'zod';
import type { Kind } from '../../records/kind.ts';
import type { RecordIndex } from './drafts/record-index.ts';
import { parse } from './parse.ts';
import { notFound } from './problems.ts';

export const fileQuery = z.object({ file: z.string().max(200) });
const kindQuery = z.object({ kind: z.string().max(200) });

/** File of a record that a request names. @throws {DeskError} 404 for other files of the repository */
export function fileNamed(index: RecordIndex, { query }: Request): string {
  const { file } = parse(fileQuery, query);
  index.requireRecord(file);
  return file;
}

export function kindNamed(index: RecordIndex, { query }: Request): Kind {
  const kind = index.kind(parse(kindQuery, query).kind);
  if (!kind) throw notFound();
  return kind;
}
