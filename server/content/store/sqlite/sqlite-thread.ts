import { Worker } from 'node:worker_threads';
import type { StatementResult } from './sqlite-file.ts';

export interface SqliteThreadData {
  file: string;
}

export type SqliteOrder =
  | { kind: 'run'; id: number; sql: string; parameters: readonly unknown[] }
  /** Closes the file and ends the thread, after the pending statements. */
  | { kind: 'close' };

export interface SqliteAnswer {
  kind: 'done';
  id: number;
  result?: StatementResult;
  /** SQLite's error. */
  failure?: { message: string; code?: unknown; errcode?: unknown; errstr?: unknown };
}

/** Code of the error for statements of a thread that has ended: they may or may not have run. */
export const THREAD_ENDED = 'ERR_DATABASE_THREAD';

const WORKER_URL = new URL('./sqlite-worker.ts', import.meta.url);
/**
 * Limits only; responses to the service's statements are at most a page of rows. The start command's flag takes
 * precedence over the limit of the old generation.
 */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

interface Waiting {
  resolve(result: StatementResult): void;
  reject(error: Error): void;
}

/** A thread with one connection to a database file. Without pending statements it does not keep the process alive. */
export class SqliteThread {
  readonly #worker: Worker;
  readonly #exited: Promise<void>;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #isClosing = false;
  #hasEnded = false;

  /** @param onCrash called when the thread ends unexpectedly */
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

  /** Ends the thread immediately. */
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
