import { deserialize } from 'node:v8';
import { ContentError, type ContentProblem } from '../../corpus/corpus.ts';
import { askThread } from './ask-thread.ts';
import type { ContentSnapshot } from './snapshot.ts';

export interface LoaderData {
  contentDir: string;
  /** Which moment's content, in milliseconds since 1970. Nothing of it is kept; without one it is the present content, which is. */
  at?: number | undefined;
}

export type LoaderMessage =
  | { kind: 'snapshot'; bytes: Uint8Array }
  | { kind: 'wrong'; problems: ContentProblem[] }
  | { kind: 'failed'; reason: string };

/**
 * Reads and checks the content folder in a thread beside this one.
 *
 * @throws {ContentError} when a file is wrong
 * @throws {Error} when the folder cannot be read, or the thread ends or takes too long
 */
export async function loadBeside(
  contentDir: string,
  {
    at,
    workerUrl = new URL('./loader-worker.ts', import.meta.url),
    maxMs,
  }: { at?: number; workerUrl?: URL; maxMs?: number } = {},
): Promise<ContentSnapshot> {
  const message = await askThread<LoaderMessage>(workerUrl, { contentDir, at } satisfies LoaderData, maxMs);
  if (message.kind === 'snapshot') return deserialize(message.bytes);
  throw message.kind === 'wrong' ? new ContentError(message.problems) : new Error(message.reason);
}
