import { Worker } from 'node:worker_threads';
import type { SqliteRunner } from './sqlite-dialect.ts';
import type { StatementResult } from './sqlite-file.ts';

export type SqliteOrder =
  | { kind: 'run'; sql: string; parameters: readonly unknown[] }
  /** Closes the file and ends the thread, after the pending statements. */
  | { kind: 'close' };

/** Outcome of a statement: the thread answers in their order. */
export interface SqliteAnswer {
  kind: 'done';
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

/** A thread with one connection to a database file. Without pending statements it does not keep the process alive. */
export class SqliteThread implements SqliteRunner {
  readonly #worker: Worker;
  /** Pending statements. */
  readonly #waiting: PromiseWithResolvers<StatementResult>[] = [];
  #isClosing = false;
  #hasEnded = false;

  /** @param onCrash called when the thread ends unexpectedly */
  constructor(file: string, onCrash: (error: Error) => void) {
    this.#worker = new Worker(WORKER_URL, { workerData: file, resourceLimits: LIMITS })
      .on('message', (answer: Partial<SqliteAnswer>) => this.#settle(answer))
      .on('error', (cause) => this.#end(onCrash, cause))
      .on('exit', () => this.#end(onCrash));
    this.#worker.unref();
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  async run(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    if (this.#hasEnded) throw threadEnded();
    this.#worker.postMessage({ kind: 'run', sql, parameters } satisfies SqliteOrder);
    this.#worker.ref();
    const answer = Promise.withResolvers<StatementResult>();
    this.#waiting.push(answer);
    return answer.promise;
  }

  /** Resolves when the file is closed. */
  async close(): Promise<void> {
    this.#isClosing = true;
    if (this.#hasEnded) return;
    this.#worker.ref();
    this.#worker.postMessage({ kind: 'close' } satisfies SqliteOrder);
    await new Promise((resolve) => this.#worker.once('exit', resolve));
  }

  /** Ends the thread immediately. */
  async kill(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle({ kind, result, failure }: Partial<SqliteAnswer>): void {
    // Node's watch mode sends messages of its own through the same port.
    if (kind !== 'done') return;
    const waiting = this.#waiting.shift();
    if (this.#waiting.length === 0 && !this.#isClosing) this.#worker.unref();
    if (result) waiting?.resolve(result);
    else waiting?.reject(Object.assign(new Error(failure?.message), failure));
  }

  #end(onCrash: (error: Error) => void, cause?: unknown): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    if (!this.#isClosing) onCrash(threadEnded(cause));
    for (const { reject } of this.#waiting.splice(0)) reject(threadEnded(cause));
  }
}

function threadEnded(cause?: unknown): Error {
  return Object.assign(new Error('the thread of the database has ended', { cause }), { code: THREAD_ENDED });
}
