import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { deserialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { ContentProblem } from '../../corpus/corpus.ts';
import { CONTENT_TOKEN_HEADER } from '../content/token.ts';
import type { SiteSnapshot } from '../live-content/snapshot.ts';

export interface PreviewThreadData {
  contentDir: string;
  mediaDir: string;
  at: number | undefined;
  drafts: boolean;
  /** What every call has to carry: other processes of the machine reach the port as well. */
  token: string;
  logLevel: string;
}

export interface PreviewOrder {
  /** Reads everything, changed or not: what was drawn of it has. */
  isAfresh: boolean;
}

/** What a look at the folder has found. */
export type SeenMessage =
  | { kind: 'shown'; port: number; site: Uint8Array }
  /** What was found last. */
  | { kind: 'same' }
  /** There is no such folder (any more). */
  | { kind: 'missing' }
  | { kind: 'wrong'; problems: ContentProblem[] }
  | { kind: 'failed'; reason: string };

export type Seen =
  | {
      kind: 'shown';
      /** Where the API of the preview is, and what every call of it has to carry. */
      origin: string;
      headers: Record<string, string>;
      site: SiteSnapshot;
    }
  | Exclude<SeenMessage, { kind: 'shown' | 'failed' }>;

/** Which content a preview shows. */
type PreviewContent = Omit<PreviewThreadData, 'token'>;

/** A large folder takes a second or two, on a machine that is busy ten. */
const MAX_MS = 60_000;
const HEAP_MB = 512;

/** A thread that reads a folder for a preview and answers the API's calls by it. */
export class PreviewThread {
  readonly #headers: Record<string, string>;
  readonly #worker: Worker;

  constructor(data: PreviewContent) {
    const token = randomBytes(32).toString('base64url');
    this.#headers = { [CONTENT_TOKEN_HEADER]: token };
    this.#worker = new Worker(new URL('./preview-worker.ts', import.meta.url), {
      workerData: { ...data, token } satisfies PreviewThreadData,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    // Heard by whoever waits for it; between two looks the next one finds out.
    this.#worker.on('error', () => {});
  }

  /**
   * Has the thread read the folder. One look at a time.
   *
   * @throws {Error} when the folder cannot be read, the thread has ended, or that takes too long
   */
  async look(order: PreviewOrder): Promise<Seen> {
    if (this.#worker.threadId === -1) throw new Error('the thread of a preview has ended');
    const answered = once(this.#worker, 'message', { signal: AbortSignal.timeout(MAX_MS) });
    this.#worker.postMessage(order);
    const [message] = (await answered) as [SeenMessage];
    if (message.kind === 'failed') throw new Error(message.reason);
    if (message.kind !== 'shown') return message;
    return {
      kind: 'shown',
      origin: `http://127.0.0.1:${message.port}`,
      headers: this.#headers,
      site: deserialize(message.site),
    };
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
