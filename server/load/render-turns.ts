import { FairQueue } from './fair-queue.ts';

export interface RenderTurnsOptions {
  /** Number of renders that compute concurrently. */
  max: number;
  /** Number of requests that may wait for a slot. */
  queueMax: number;
  /** Maximum waiting time in milliseconds. */
  waitMs?: number | undefined;
  /** Called for each rejected request. */
  onRefused?(): void;
}

/** Thrown when the server is too busy to render; the visitor should retry. */
export class BusyError extends Error {
  readonly status = 503;

  constructor() {
    super('too many renders in work');
    this.name = 'BusyError';
  }
}

/** Releases a slot; idempotent. */
export type EndTurn = () => void;

interface Waiting {
  begin(): void;
  refuse(): void;
}

/** Longer than a visitor likes to wait, shorter than most do. */
const WAIT_MS = 2_000;
/** Computing a page takes some ten milliseconds: a slower render waits for the API and does not count as computing. */
const COMPUTE_MS = 1_000;
/** Renders that wait for the API only cost memory: the limit of renders in progress is this multiple of `max`. */
const UNDER_WAY_FACTOR = 8;
/** Upper bound of event loop iterations that new connections can delay a render. */
const TURNS_FOR_ARRIVALS = 64;

/**
 * Allocates slots for renders. One render starts per iteration of the event loop, so that cheap requests (health
 * checks, cached pages, files) are handled in between; none starts while new connections arrive. Waiting requests are
 * queued by address: a client that requests hundreds of pages only delays itself.
 */
export class RenderTurns {
  readonly #options: RenderTurnsOptions;
  readonly #queue = new FairQueue<Waiting>();
  #computing = 0;
  readonly #figures = { inWork: 0, begun: 0, refused: 0 };
  #hasBegun = false;
  #hasArrival = false;
  #turnsForArrivals = 0;

  constructor(options: RenderTurnsOptions) {
    this.#options = options;
  }

  /** Counters since the start, and current numbers. */
  get figures() {
    return { ...this.#figures, waiting: this.#queue.size };
  }

  /** Whether a new request would have to wait. */
  get isBusy(): boolean {
    return this.#queue.size > 0 || this.#hasBegun || !this.#hasRoom;
  }

  /**
   * Resolves with the release of a slot, to be called when the page is completely computed.
   *
   * @param line queue of the request's client
   * @param left aborted when the visitor disconnects
   * @throws {BusyError} when too many requests wait, the request waits too long, or the visitor disconnects
   */
  take(line: string, left?: AbortSignal): Promise<EndTurn> {
    if (left?.aborted) return Promise.reject(new BusyError());
    if (!this.isBusy) return Promise.resolve(this.#begin());
    const { promise, resolve, reject } = Promise.withResolvers<EndTurn>();
    const settle = () => {
      clearTimeout(timer);
      left?.removeEventListener('abort', leave);
    };
    const entry: Waiting = {
      begin: () => {
        settle();
        resolve(this.#begin());
      },
      refuse: () => {
        settle();
        this.#figures.refused += 1;
        this.#options.onRefused?.();
        reject(new BusyError());
      },
    };
    const leave = () => {
      settle();
      if (this.#queue.remove(line, entry)) reject(new BusyError());
    };
    const timer = setTimeout(() => {
      if (this.#queue.remove(line, entry)) entry.refuse();
    }, this.#patienceMs());
    left?.addEventListener('abort', leave);
    this.#queue.add(line, entry);
    if (this.#queue.size > this.#options.queueMax) this.#queue.dropOfLongest()?.refuse();
    return promise;
  }

  /**
   * Randomizes the timeout: a thousand requests that arrive at once would otherwise be rejected in one iteration of the
   * event loop, and be repeated at once.
   */
  #patienceMs(): number {
    const { waitMs = WAIT_MS } = this.#options;
    return waitMs * (0.5 + Math.random() / 2);
  }

  #begin(): EndTurn {
    this.#computing += 1;
    this.#figures.inWork += 1;
    this.#figures.begun += 1;
    if (!this.#hasBegun) {
      this.#hasBegun = true;
      setImmediate(() => this.#goOn());
    }
    const endComputing = once(() => {
      clearTimeout(timer);
      this.#computing -= 1;
      this.#beginNext();
    });
    const timer = setTimeout(endComputing, COMPUTE_MS);
    timer.unref();
    return once(() => {
      this.#figures.inWork -= 1;
      endComputing();
      this.#beginNext();
    });
  }

  /**
   * Notifies of a new connection. libuv accepts one in each iteration of the event loop, so without a pause a thousand
   * simultaneous connections, health checks among them, would wait for a thousand renders.
   */
  arrived(): void {
    this.#hasArrival = true;
  }

  /** Runs in the next iteration of the event loop. */
  #goOn(): void {
    if (this.#hasArrival && this.#turnsForArrivals < TURNS_FOR_ARRIVALS) {
      this.#hasArrival = false;
      this.#turnsForArrivals += 1;
      setImmediate(() => this.#goOn());
      return;
    }
    this.#turnsForArrivals = 0;
    this.#hasBegun = false;
    this.#beginNext();
  }

  #beginNext(): void {
    if (!this.#hasBegun && this.#hasRoom) this.#queue.next()?.begin();
  }

  get #hasRoom(): boolean {
    const { max } = this.#options;
    return this.#computing < max && this.#figures.inWork < max * UNDER_WAY_FACTOR;
  }
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
