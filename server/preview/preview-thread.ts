import { randomBytes } from 'node:crypto';
import { deserialize } from 'node:v8';
import type { ContentProblem } from '../../corpus/corpus.ts';
import { CONTENT_TOKEN_HEADER } from '../content/token.ts';
import type { SiteSnapshot } from '../live-content/snapshot.ts';
import { startThread, type Thread } from '../threads/thread.ts';

export interface PreviewThreadData {
  contentDir: string;
  mediaDir: string;
  at: number | undefined;
  drafts: boolean;
  /** Marks texts with their places in the files. */
  marked: boolean;
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
  | { kind: 'wrong'; problems: ContentProblem[] };

export type Seen =
  | {
      kind: 'shown';
      /** Origin of the preview's API, and the headers that every call of it must carry. */
      origin: string;
      headers: Record<string, string>;
      site: SiteSnapshot;
    }
  | Exclude<SeenMessage, { kind: 'shown' }>;

/** Content that a preview shows. */
type PreviewContent = Omit<PreviewThreadData, 'token'>;

/** Worker thread that reads a content folder for a preview and serves its API. */
export class PreviewThread {
  readonly #headers: Record<string, string>;
  readonly #thread: Thread<PreviewOrder, SeenMessage>;

  constructor(data: PreviewContent) {
    const token = randomBytes(32).toString('base64url');
    this.#headers = { [CONTENT_TOKEN_HEADER]: token };
    const workerData: PreviewThreadData = { ...data, token };
    this.#thread = startThread(new URL('./preview-worker.ts', import.meta.url), { workerData });
  }

  /**
   * Polls the folder in the thread. Calls must not overlap.
   *
   * @throws {Error} when the folder cannot be read, the thread has ended, or the poll times out
   */
  async look(order: PreviewOrder): Promise<Seen> {
    const seen = await this.#thread.run(order);
    if (seen.kind !== 'shown') return seen;
    return {
      kind: 'shown',
      origin: `http://127.0.0.1:${seen.port}`,
      headers: this.#headers,
      site: deserialize(seen.site),
    };
  }

  async close(): Promise<void> {
    await this.#thread.close();
  }
}
