import { type ClientRateLimitInfo, MemoryStore } from 'express-rate-limit';

/** Counts hits across processes; undefined while the shared store is not available. */
export type CountHit = (key: string, windowMs: number) => Promise<ClientRateLimitInfo | undefined>;

/**
 * Rate limit store in memory and, if processes share a Redis, also there. While Redis is unavailable, the limits apply
 * per process.
 */
export class SharedStore extends MemoryStore {
  override localKeys = false;
  /** Name of the limit: limits count separately, although a request may be subject to several. */
  readonly prefix: string;
  readonly #count: CountHit | undefined;

  constructor(name: string, count: CountHit | undefined) {
    super();
    this.prefix = `${name}:`;
    this.#count = count;
  }

  override async increment(key: string): Promise<ClientRateLimitInfo> {
    const local = await super.increment(key);
    const shared = await this.#count?.(`${this.prefix}${key}`, this.windowMs);
    return shared && shared.totalHits > local.totalHits ? shared : local;
  }
}
