import { deserialize } from 'node:v8';
import { ContentError, type ContentProblem } from '../../corpus/corpus.ts';
import { type AskOptions, askThread } from './ask-thread.ts';
import type { ContentSnapshot } from './snapshot.ts';

export interface LoaderData {
  contentDir: string;
  /**
   * Moment in milliseconds since 1970 whose content is read, without a cache; by default the present content, which is
   * cached.
   */
  at?: number | undefined;
}

export type LoaderMessage =
  | { kind: 'snapshot'; bytes: Uint8Array }
  | { kind: 'wrong'; problems: ContentProblem[] }
  | { kind: 'failed'; reason: string };

interface LoadOptions extends AskOptions {
  at?: number;
  workerUrl?: URL;
}

/**
 * Reads and checks the content folder in a worker thread.
 *
 * @throws {ContentError} when a file is invalid
 * @throws {Error} when the folder cannot be read, or the thread ends, times out or is aborted by the signal
 */
export async function loadBeside(
  contentDir: string,
  { at, workerUrl = new URL('./loader-worker.ts', import.meta.url), ...options }: LoadOptions = {},
): Promise<ContentSnapshot> {
  const data: LoaderData = { contentDir, at };
  const message = await askThread<LoaderMessage>(workerUrl, data, options);
  if (message.kind === 'snapshot') return deserialize(message.bytes);
  throw message.kind === 'wrong' ? new ContentError(message.problems) : new Error(message.reason);
}
