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
  /** Secret that every call must carry, because other processes of the machine can reach the port, too. */
  token: string;
  logLevel: string;
}

export interface PreviewOrder {
  /** Reads the folder even if it is unchanged, because generated media have changed. */
  isAfresh: boolean;
}

/** Result of a poll of the folder, as the thread sends it. */
export type SeenMessage =
  | { kind: 'shown'; port: number; site: Uint8Array }
  /** The folder is unchanged since the previous result. */
  | { kind: 'same' }
  /** The folder does not exist (any more). */
  | { kind: 'missing' }
  | { kind: 'wrong'; problems: ContentProblem[] }
  | { kind: 'failed'; reason: string };

export type Seen =
  | {
      kind: 'shown';
      /** Origin of the preview's API, and the headers that every call of it must carry. */
      origin: string;
      headers: Record<string, string>;
      site: SiteSnapshot;
    }
  | Exclude<SeenMessage, { kind: 'shown' | 'failed' }>;

/** Content that a preview shows. */
type PreviewContent = Omit<PreviewThreadData, 'token'>;

/** Upper bound of one poll: a large folder takes one or two seconds, ten on a busy machine. */
const MAX_MS = 60_000;
const HEAP_MB = 512;

/** Worker thread that reads a content folder for a preview and serves its API. */
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
    // An error rejects the pending `look`; between two polls the next one sees that the thread has ended.
    this.#worker.on('error', () => {});
  }

  /**
   * Polls the folder in the thread. Calls must not overlap.
   *
   * @throws {Error} when the folder cannot be read, the thread has ended, or the poll times out
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
