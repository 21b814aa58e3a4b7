import { deserialize } from 'node:v8';
import { ContentError, type ContentProblem } from '../../corpus/corpus.ts';
import { type AskOptions, askThread } from './ask-thread.ts';
import type { ContentSnapshot, SiteSnapshot } from './snapshot.ts';

export interface LoaderData {
  contentDir: string;
  /**
   * Moment in milliseconds since 1970 whose content is read, without a cache; by default the present content, which is
   * cached.
   */
  at?: number | undefined;
  /** Reads only the records of the web server. */
  isOfSite?: boolean | undefined;
}

export type LoaderMessage =
  | { kind: 'snapshot'; bytes: Uint8Array }
  | { kind: 'wrong'; problems: ContentProblem[] }
  | { kind: 'failed'; reason: string };

/**
 * Reads and checks the content folder in a worker thread.
 *
 * @throws {ContentError} when a file is invalid
 * @throws {Error} when the folder cannot be read, or the thread ends, times out or is aborted by the signal
 */
export function loadBeside(
  contentDir: string,
  { at, ...options }: LoadOptions & { at?: number } = {},
): Promise<ContentSnapshot> {
  return load({ contentDir, at }, options) as Promise<ContentSnapshot>;
}

/** Does the same for the records of the web server only, for sites whose API runs on another machine. */
export function loadSiteBeside(contentDir: string, options: LoadOptions = {}): Promise<SiteSnapshot> {
  return load({ contentDir, isOfSite: true }, options) as Promise<SiteSnapshot>;
}

interface LoadOptions extends AskOptions {
  workerUrl?: URL;
}

async function load(
  data: LoaderData,
  { workerUrl = new URL('./loader-worker.ts', import.meta.url), ...options }: LoadOptions,
): Promise<unknown> {
  const message = await askThread<LoaderMessage>(workerUrl, data, options);
  if (message.kind === 'snapshot') return deserialize(message.bytes);
  throw message.kind === 'wrong' ? new ContentError(message.problems) : new Error(message.reason);
}
