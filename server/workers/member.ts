import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { ReloadOutcome } from '../live-content/live-content.ts';
import type { PreviewQuestion, PreviewReply } from '../preview/shared-threads.ts';
import {
  type PackedSnapshot,
  WORKER_VARIABLE,
  type WorkerMessage,
  type WorkerOrder,
  type WorkerPlace,
} from './messages.ts';

/** Beyond that a start counts as failed: it takes a second or two, on a machine that is busy ten. */
const READY_MAX_MS = 60_000;

/** A worker does not come to serve. It has said why itself. */
export class WorkerError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WorkerError';
  }
}

export interface MemberOptions {
  place: Omit<WorkerPlace, 'isTold'>;
  /** What it shows at first; it reads the folder itself without one. */
  snapshot: PackedSnapshot | undefined;
  /** Takes the content folder over as it is now. */
  reloadContent(): Promise<ReloadOutcome>;
  /** Looks at what a preview shows; never throws. */
  lookAtPreview(question: PreviewQuestion): Promise<PreviewReply>;
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
  readonly #taken = new Map<number, (pages: number) => void>();

  constructor({ place, snapshot, reloadContent, lookAtPreview }: MemberOptions) {
    this.number = place.number;
    const told: WorkerPlace = { ...place, isTold: snapshot !== undefined };
    this.#worker = cluster.fork({ [WORKER_VARIABLE]: JSON.stringify(told) });
    // Unheard, a message to a process that has just died would end the supervisor.
    this.#worker.on('error', () => {});
    this.#worker.on('message', (message: WorkerMessage | { kind?: never }) => {
      if (message.kind === 'content-taken') this.#taken.get(message.id)?.(message.pages);
      if (message.kind === 'reload-content')
        void reloadContent().then((outcome) => this.tell({ kind: 'reloaded', id: message.id, outcome }));
      if (message.kind === 'look-at-preview')
        void lookAtPreview(message.question).then((reply) =>
          this.tell({ kind: 'preview-seen', id: message.id, reply }),
        );
    });
    if (snapshot !== undefined) this.tell({ kind: 'begin-with', snapshot });
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

  /** Has it show another state of the content. Resolves with the number of pages that were outdated; 0 of one that ends meanwhile. */
  async takeContent(id: number, snapshot: PackedSnapshot): Promise<number> {
    const { promise, resolve } = Promise.withResolvers<number>();
    this.#taken.set(id, resolve);
    this.tell({ kind: 'take-content', id, snapshot });
    const pages = await Promise.race([promise, this.exited.then(() => 0)]);
    this.#taken.delete(id);
    return pages;
  }

  kill(): void {
    this.#worker.process.kill('SIGKILL');
  }

  async #untilReady(): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    this.#worker.on('message', (message: WorkerMessage | { kind?: never }) => {
      if (message.kind === 'ready') resolve(message.port);
    });
    const late = setTimeout(() => reject(new WorkerError('a worker does not come to serve')), READY_MAX_MS);
    void this.exited.then(() => reject(new WorkerError(`a worker ended before it served (${this.end})`)));
    return promise.finally(() => clearTimeout(late));
  }
}
