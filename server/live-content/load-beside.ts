import { deserialize } from 'node:v8';
import { runInThread } from '../threads/thread.ts';
import type { ContentSnapshot } from './snapshot.ts';

export interface LoaderOrder {
  contentDir: string;
  /**
   * Moment in milliseconds since 1970 whose content is read, without a cache; by default the present content, which is
   * cached.
   */
  at?: number | undefined;
}

const LOADER = new URL('./loader-worker.ts', import.meta.url);

/**
 * Reads and checks the content folder in a worker thread.
 *
 * @throws {ContentError} when a file is invalid
 * @throws {Error} when the folder cannot be read, or the thread ends, times out or is aborted by the signal
 */
export async function loadBeside(
  contentDir: string,
  { at, signal }: { at?: number; signal?: AbortSignal | undefined } = {},
): Promise<ContentSnapshot> {
  return deserialize(await runInThread<LoaderOrder, Uint8Array>(LOADER, { contentDir, at }, signal));
}
