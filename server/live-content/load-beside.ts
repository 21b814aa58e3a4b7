import { deserialize } from 'node:v8';
import { ContentError, type ContentProblem } from '../../corpus/corpus.ts';
import { type AskOptions, askThread } from './ask-thread.ts';
import type { ContentSnapshot, SiteSnapshot } from './snapshot.ts';

export interface LoaderData {
  contentDir: string;
  /** Which moment's content, in milliseconds since 1970. Nothing of it is kept; without one it is the present content, which is. */
  at?: number | undefined;
  /** Only what the web server reads. */
  isOfSite?: boolean | undefined;
}

export type LoaderMessage =
  | { kind: 'snapshot'; bytes: Uint8Array }
  | { kind: 'wrong'; problems: ContentProblem[] }
  | { kind: 'failed'; reason: string };

/**
 * Reads and checks the content folder in a thread beside this one.
 *
 * @throws {ContentError} when a file is wrong
 * @throws {Error} when the folder cannot be read, or the thread ends, takes too long or is ended by the signal
 */
export function loadBeside(
  contentDir: string,
  { at, ...options }: LoadOptions & { at?: number } = {},
): Promise<ContentSnapshot> {
  return load({ contentDir, at }, options) as Promise<ContentSnapshot>;
}

/** The same of what the web server reads, where the API is another machine's. */
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
