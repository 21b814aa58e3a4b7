import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';
import { ContentError, type ContentProblem } from '../../corpus/corpus.ts';

/** A large folder takes a second or two, on a busy machine ten. */
const TIMEOUT_MS = 60_000;
const HEAP_MB = 512;
const ENDED = 'the thread has ended';

export interface ThreadOptions {
  /** Available to the worker file as `workerData`. */
  workerData?: unknown;
  timeoutMs?: number;
}

/** Worker thread that carries out one order at a time. */
export interface Thread<Order, Result> {
  /**
   * Sends an order and waits for its result.
   *
   * @param signal gives the wait up
   * @throws {ContentError} when the order fails with one
   * @throws {Error} when the order fails, takes too long or is given up, or when the thread has ended
   */
  run(order: Order, signal?: AbortSignal): Promise<Result>;
  /** Ends the thread, with the order that it works on. */
  close(): Promise<unknown>;
}

type Answer<Result> = { result: Result } | { failure: string; problems?: ContentProblem[] };

/** Starts a thread whose file calls `carryOut`. */
export function startThread<Order, Result>(
  url: URL,
  { workerData, timeoutMs = TIMEOUT_MS }: ThreadOptions = {},
): Thread<Order, Result> {
  const worker = new Worker(url, { workerData, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
  // `run` rejects with the error; without an order the next one fails.
  worker.on('error', () => {});
  return {
    async run(order, signal) {
      if (worker.threadId === -1) throw new Error(ENDED);
      const done = new AbortController();
      const stop = [done.signal, AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
      const options = { signal: AbortSignal.any(stop) };
      const answered = once(worker, 'message', options) as Promise<[Answer<Result>]>;
      const ended = once(worker, 'exit', options).then(() => Promise.reject(new Error(ENDED)));
      worker.postMessage(order);
      try {
        const [answer] = await Promise.race([answered, ended]);
        if ('result' in answer) return answer.result;
        throw answer.problems ? new ContentError(answer.problems) : new Error(answer.failure);
      } finally {
        done.abort();
      }
    },
    close: () => worker.terminate(),
  };
}

/** Carries out one order in a thread that ends afterwards; throws as `Thread.run` does. */
export async function runInThread<Order, Result>(
  url: URL,
  order: Order,
  signal?: AbortSignal,
): Promise<Result> {
  const thread = startThread<Order, Result>(url);
  try {
    return await thread.run(order, signal);
  } finally {
    void thread.close();
  }
}

/** The other side, called once by a worker file: carries out the orders that come and sends their results. */
export function carryOut<Order, Result>(work: (order: Order) => Promise<Result>): void {
  parentPort?.on('message', async (order: Order) => parentPort?.postMessage(await answerOf(work(order))));
}

async function answerOf<Result>(work: Promise<Result>): Promise<Answer<Result>> {
  try {
    return { result: await work };
  } catch (error) {
    if (error instanceof ContentError) return { failure: error.message, problems: error.problems };
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
