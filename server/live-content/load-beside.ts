import { once } from 'node:events';
import { deserialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { ContentError, type ContentProblem } from '../../corpus/corpus.ts';
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

/** A large folder takes a second or two, on a machine that is busy ten. */
const MAX_MS = 60_000;
const HEAP_MB = 512;

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
    maxMs = MAX_MS,
  }: { at?: number; workerUrl?: URL; maxMs?: number } = {},
): Promise<ContentSnapshot> {
  const worker = new Worker(workerUrl, {
    workerData: { contentDir, at } satisfies LoaderData,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  try {
    const [message] = (await once(worker, 'message', { signal: AbortSignal.timeout(maxMs) })) as [
      LoaderMessage,
    ];
    if (message.kind === 'snapshot') return deserialize(message.bytes);
    throw message.kind === 'wrong' ? new ContentError(message.problems) : new Error(message.reason);
  } finally {
    void worker.terminate();
  }
}
