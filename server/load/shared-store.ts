import { type ClientRateLimitInfo, MemoryStore, type Options, type Store } from 'express-rate-limit';

/** Counts what several processes see together; undefined while that is not possible. */
export type CountHit = (key: string, windowMs: number) => Promise<ClientRateLimitInfo | undefined>;

/** Counts in memory and, where processes share a Redis, there as well: while that is away the limits hold in each of them. */
export class SharedStore implements Store {
  readonly localKeys = false;
  /** What is limited: each limit counts for itself, though a request may concern several. */
  readonly prefix: string;
  readonly #memory = new MemoryStore();
  readonly #count: CountHit | undefined;
  #windowMs = 0;

  constructor(name: string, count: CountHit | undefined) {
    this.prefix = `${name}:`;
    this.#count = count;
  }

  init(options: Options): void {
    this.#windowMs = options.windowMs;
    this.#memory.init(options);
  }

  async increment(key: string): Promise<ClientRateLimitInfo> {
    const local = await this.#memory.increment(key);
    const shared = await this.#count?.(`${this.prefix}${key}`, this.#windowMs);
    return shared && shared.totalHits > local.totalHits ? shared : local;
  }

  decrement(key: string): Promise<void> {
    return this.#memory.decrement(key);
  }

  resetKey(key: string): Promise<void> {
    return this.#memory.resetKey(key);
  }
}
