import { type ClientRateLimitInfo, MemoryStore, type Options, type Store } from 'express-rate-limit';

/** Counts hits across processes; undefined while the shared store is not available. */
export type CountHit = (key: string, windowMs: number) => Promise<ClientRateLimitInfo | undefined>;

/**
 * Rate limit store in memory and, if processes share a Redis, also there. While Redis is unavailable, the limits apply
 * per process.
 */
export class SharedStore implements Store {
  readonly localKeys = false;
  /** Name of the limit: limits count separately, although a request may be subject to several. */
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
