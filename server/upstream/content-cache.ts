import type { Document } from '../cache/document.ts';
import { SegmentedCache } from '../cache/segmented-cache.ts';

/** Complete, successful response to a GET of the API. */
export interface CachedResponse {
  /** JSON body as the proxy sends it. */
  document: Document;
  /** The same, parsed once for page loaders; never modified. */
  json: unknown;
}

interface ContentCacheOptions {
  freshMs: number;
  staleMs: number;
  /** Memory limit for all entries, parsed copies included. */
  maxBytes: number;
  now?: () => number;
  /** Called when a new response differs from the cached one. */
  onChange?(key: string): void;
}

interface Entry {
  response: CachedResponse;
  storedAt: number;
}

/** Upper bound of a parsed copy's memory per byte of text (measured over the contract's responses). */
const PARSED_BYTES_PER_BYTE = 4;

/**
 * Caches responses to GETs of the API: fresh for a while, then served stale while one call refreshes them, and served
 * stale on error. Concurrent callers for a key share one call.
 */
export class ContentCache {
  readonly #entries: SegmentedCache<Entry>;
  readonly #pending = new Map<string, Promise<CachedResponse>>();
  readonly #options: ContentCacheOptions;
  readonly #now: () => number;

  constructor(options: ContentCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#entries = new SegmentedCache({
      maxBytes: options.maxBytes,
      bytesOf: ({ response: { document } }) => document.bytes + PARSED_BYTES_PER_BYTE * document.length,
    });
  }

  /** Estimated memory of all entries. */
  get bytes(): number {
    return this.#entries.bytes;
  }

  /** Cached response for `key`, regardless of its age. */
  peek(key: string): CachedResponse | undefined {
    return this.#entries.peek(key)?.response;
  }

  /** Cached response for `key`, if it is fresh. */
  fresh(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    return entry && this.#ageOf(entry) < this.#options.freshMs ? entry.response : undefined;
  }

  /**
   * Returns the response for `key`; calls `load` if the cached one is missing or too old.
   *
   * @param onRefreshError takes the error of a refresh behind a stale response
   * @throws errors of `load`, if there is no stale response to fall back on
   */
  async get(
    key: string,
    load: () => Promise<CachedResponse>,
    onRefreshError: (error: unknown) => void = () => {},
  ): Promise<CachedResponse> {
    const fresh = this.fresh(key);
    if (fresh) return fresh;
    const entry = this.#entries.peek(key);
    if (entry && this.#ageOf(entry) < this.#options.freshMs + this.#options.staleMs) {
      this.#load(key, load).catch(onRefreshError);
      return entry.response;
    }
    return this.#load(key, load);
  }

  /** Cached keys, the most recently used first. */
  keys(): string[] {
    return this.#entries.keys();
  }

  /**
   * Loads a cached response again, even if it is fresh. Resolves with whether it has changed; a response that was not
   * cached counts as changed.
   *
   * @throws errors of `load`; the cached response stays
   */
  async refresh(key: string, load: () => Promise<CachedResponse>): Promise<boolean> {
    const before = this.#entries.peek(key)?.response.document.hash;
    // A pending response may be older than the change.
    this.#pending.delete(key);
    const { document } = await this.#load(key, load);
    return document.hash !== before;
  }

  /** Removes the responses whose keys pass the test. */
  purge(test: (key: string) => boolean): void {
    this.#entries.deleteWhere(test);
    for (const key of [...this.#pending.keys()].filter(test)) this.#pending.delete(key);
  }

  #ageOf({ storedAt }: Entry): number {
    return this.#now() - storedAt;
  }

  #load(key: string, load: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const running = this.#pending.get(key);
    if (running) return running;
    const call = load()
      .then((response) => {
        // A response that was requested before a purge may be outdated.
        if (this.#pending.get(key) === call) this.#keep(key, response);
        return response;
      })
      .finally(() => {
        if (this.#pending.get(key) === call) this.#pending.delete(key);
      });
    this.#pending.set(key, call);
    return call;
  }

  #keep(key: string, response: CachedResponse): void {
    const known = this.#entries.peek(key)?.response;
    // Not compressed: with the parsed copy in memory that saves little, and each compressor leaves 30 KB of garbage.
    if (response !== known) response.document.detach();
    const entry = { response, storedAt: this.#now() };
    this.#entries.set(key, entry);
    const { document } = response;
    document.onResize = () => this.#entries.resize(key, entry);
    if (known && known.document.hash !== response.document.hash) this.#options.onChange?.(key);
  }
}
