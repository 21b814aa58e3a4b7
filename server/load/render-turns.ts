import { FairQueue } from './fair-queue.ts';

export interface RenderTurnsOptions {
  /** Renders that are computed at once. */
  max: number;
  /** Requests that may wait for a turn. */
  queueMax: number;
  /** How long one of them waits, at most. */
  waitMs?: number | undefined;
  /** Is told of each request that is turned away. */
  onRefused?(): void;
}

/** Nobody renders now: whoever asked is to come again. */
export class BusyError extends Error {
  readonly status = 503;

  constructor() {
    super('too many renders in work');
    this.name = 'BusyError';
  }
}

export interface RenderFigures {
  inWork: number;
  waiting: number;
  begun: number;
  refused: number;
}

/** Ends a turn; calling it again changes nothing. */
export type EndTurn = () => void;

interface Waiting {
  begin(): void;
  refuse(): void;
}

/** Longer than a visitor likes to wait, shorter than most do. */
const WAIT_MS = 2_000;
/** Computing a page takes some ten milliseconds: what takes longer waits for the API, and others may compute meanwhile. */
const COMPUTE_MS = 1_000;
/** What waits for the API costs memory alone: so many times as many may be under way in all. */
const UNDER_WAY_FACTOR = 8;
/** Even when new connections never cease to come. */
const TURNS_FOR_ARRIVALS = 64;

/**
 * Hands out turns to render. One render begins in each turn of the event loop, so that what costs little (health checks,
 * kept pages, files) is answered in between; none begins while new connections come in. Who has to wait stands in a line of
 * his own address: one that asks for hundreds of pages waits behind itself.
 */
export class RenderTurns {
  readonly #options: RenderTurnsOptions;
  readonly #queue = new FairQueue<Waiting>();
  #computing = 0;
  #underWay = 0;
  #hasBegun = false;
  #hasArrival = false;
  #turnsForArrivals = 0;
  #begun = 0;
  #refused = 0;

  constructor(options: RenderTurnsOptions) {
    this.#options = options;
  }

  /** Requests that wait for a turn. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** What it has done so far, and does now. */
  get figures(): RenderFigures {
    return {
      inWork: this.#underWay,
      waiting: this.#queue.size,
      begun: this.#begun,
      refused: this.#refused,
    };
  }

  /** Whether who comes now has to wait. */
  get isBusy(): boolean {
    return this.#queue.size > 0 || this.#hasBegun || !this.#hasRoom;
  }

  /**
   * A turn for one render, to be ended when all of it is computed.
   *
   * @param line who asks
   * @param left the visitor does not wait any more
   * @throws {BusyError} when too many wait, or for too long, or when the visitor has left.
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
        this.#refused += 1;
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

  /** Another one for each: a thousand who came at once would all be turned away in one turn of the event loop, and come again. */
  #patienceMs(): number {
    const { waitMs = WAIT_MS } = this.#options;
    return waitMs * (0.5 + Math.random() / 2);
  }

  #begin(): EndTurn {
    this.#computing += 1;
    this.#underWay += 1;
    this.#begun += 1;
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
      this.#underWay -= 1;
      endComputing();
      this.#beginNext();
    });
  }

  /**
   * To be called for each new connection. libuv takes one of them in each turn of the event loop, so a thousand that come at
   * once would stand behind a thousand renders, health checks among them.
   */
  arrived(): void {
    this.#hasArrival = true;
  }

  /** The next turn of the event loop. */
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
    return this.#computing < max && this.#underWay < max * UNDER_WAY_FACTOR;
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
