import { Worker } from 'node:worker_threads';
import type { StatementResult } from './sqlite-file.ts';

export interface SqliteThreadData {
  file: string;
}

export type SqliteOrder =
  | { kind: 'run'; id: number; sql: string; parameters: readonly unknown[] }
  /** Close the file and end the thread, after what was asked for before. */
  | { kind: 'close' };

export interface SqliteAnswer {
  kind: 'done';
  id: number;
  result?: StatementResult;
  /** What SQLite said. */
  failure?: { message: string; code?: unknown; errcode?: unknown; errstr?: unknown };
}

/** Code of the error of what was asked of a thread that has ended: it was done, or it was not. */
export const THREAD_ENDED = 'ERR_DATABASE_THREAD';

const WORKER_URL = new URL('./sqlite-worker.ts', import.meta.url);
/** Statements of the service answer with a page of rows at most. These are bounds, not what is taken; the start command's goes before that of the old generation. */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

interface Waiting {
  resolve(result: StatementResult): void;
  reject(error: Error): void;
}

/** A thread with one connection to a database file. It keeps no process running in which nothing waits for it. */
export class SqliteThread {
  readonly #worker: Worker;
  readonly #exited: Promise<void>;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #isClosing = false;
  #hasEnded = false;

  /** @param onCrash Hears of a thread that ends by itself. */
  constructor(file: string, onCrash: (error: Error) => void) {
    const worker = new Worker(WORKER_URL, {
      workerData: { file } satisfies SqliteThreadData,
      resourceLimits: LIMITS,
    });
    this.#worker = worker;
    worker.unref();
    worker.on('message', (answer: Partial<SqliteAnswer>) => this.#settle(answer));
    worker.on('error', (cause) => this.#end(onCrash, cause));
    this.#exited = new Promise((resolve) => {
      worker.on('exit', () => {
        this.#end(onCrash);
        resolve();
      });
    });
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  run(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    return new Promise((resolve, reject) => {
      if (this.#hasEnded) throw threadEnded();
      this.#asked += 1;
      const id = this.#asked;
      this.#worker.postMessage({ kind: 'run', id, sql, parameters } satisfies SqliteOrder);
      this.#waiting.set(id, { resolve, reject });
      this.#worker.ref();
    });
  }

  /** Resolves when the file is closed. */
  async close(): Promise<void> {
    this.#isClosing = true;
    if (this.#hasEnded) return;
    this.#worker.ref();
    this.#worker.postMessage({ kind: 'close' } satisfies SqliteOrder);
    await this.#exited;
  }

  /** Ends it in the middle of whatever it does. */
  async kill(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle({ id, result, failure }: Partial<SqliteAnswer>): void {
    // Node's watch mode sends messages of its own through the same port.
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || waiting === undefined) return;
    this.#waiting.delete(id);
    if (this.#waiting.size === 0 && !this.#isClosing) this.#worker.unref();
    if (result) waiting.resolve(result);
    else waiting.reject(Object.assign(new Error(failure?.message), failure));
  }

  #end(onCrash: (error: Error) => void, cause?: unknown): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    if (!this.#isClosing) onCrash(threadEnded(cause));
    for (const { reject } of this.#waiting.values()) reject(threadEnded(cause));
    this.#waiting.clear();
  }
}

function threadEnded(cause?: unknown): Error {
  return Object.assign(new Error('the thread of the database has ended', { cause }), { code: THREAD_ENDED });
}
