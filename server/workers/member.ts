import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { WORKER_VARIABLE, type WorkerMessage, type WorkerOrder, type WorkerPlace } from './messages.ts';

/** Beyond that a start counts as failed: it takes a second or two, on a machine that is busy ten. */
const READY_MAX_MS = 60_000;

/** A worker does not come to serve. It has said why itself. */
export class WorkerError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WorkerError';
  }
}

/** One process that serves visitors. */
export class Member {
  readonly number: number;
  /** Resolves with the port; rejects when the process ends before it serves, or does not come to it. */
  readonly ready: Promise<number>;
  readonly exited: Promise<void>;
  /** How it ended: an exit code or a signal. */
  end: number | string | undefined;
  /** It goes because it was told to. */
  isLeaving = false;
  readonly #worker: Worker;

  constructor(place: WorkerPlace) {
    this.number = place.number;
    this.#worker = cluster.fork({ [WORKER_VARIABLE]: JSON.stringify(place) });
    // Unheard, a message to a process that has just died would end the supervisor.
    this.#worker.on('error', () => {});
    this.exited = once(this.#worker, 'exit').then(([code, signal]) => {
      this.end = signal ?? code;
    });
    this.ready = this.#untilReady();
    this.ready.catch(() => {});
  }

  get pid(): number | undefined {
    return this.#worker.process.pid;
  }

  tell(order: WorkerOrder): void {
    if (order.kind === 'end' || order.kind === 'leave') this.isLeaving = true;
    if (this.#worker.isConnected()) this.#worker.send(order);
  }

  kill(): void {
    this.#worker.process.kill('SIGKILL');
  }

  async #untilReady(): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    this.#worker.on('message', ({ kind, port }: Partial<WorkerMessage>) => {
      if (kind === 'ready' && port !== undefined) resolve(port);
    });
    const late = setTimeout(() => reject(new WorkerError('a worker does not come to serve')), READY_MAX_MS);
    void this.exited.then(() => reject(new WorkerError(`a worker ended before it served (${this.end})`)));
    return promise.finally(() => clearTimeout(late));
  }
}
