import type { Document } from '../cache/document.ts';
import { SegmentedCache } from '../cache/segmented-cache.ts';

/** A complete, good response of a GET of the API. */
export interface CachedResponse {
  /** The JSON as the proxy sends it. */
  document: Document;
  /** The same, parsed once for page loaders; never modified. */
  json: unknown;
}

export interface ContentCacheOptions {
  freshMs: number;
  staleMs: number;
  /** What all entries may take in memory together, parsed copies included. */
  maxBytes: number;
  now?: () => number;
  /** A newer response says something else than the one before. */
  onChange?(key: string): void;
}

interface Entry {
  response: CachedResponse;
  storedAt: number;
}

/** What the parsed copy takes for each byte of the text, at most (measured over the contract's answers). */
const PARSED_BYTES_PER_BYTE = 4;

/**
 * Keeps GET answers of the API: fresh for a while, then served stale while one call refreshes them, and served
 * stale on error. Any number of callers for one key share one call.
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

  /** What all entries take in memory now, as far as that can be told. */
  get bytes(): number {
    return this.#entries.bytes;
  }

  /** The response that is kept for `key`, however old. */
  peek(key: string): CachedResponse | undefined {
    return this.#entries.peek(key)?.response;
  }

  /** The response that is kept for `key`, as long as nobody would ask for another one. */
  fresh(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    return entry && this.#ageOf(entry) < this.#options.freshMs ? entry.response : undefined;
  }

  /**
   * The response for `key`, loaded by `load` when there is none that may be served.
   *
   * @param onRefreshError takes the error of a refresh behind a stale response
   * @throws whatever `load` throws, only when there is no stale response to fall back on.
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

  /** The keys of what is kept, what was used last first. */
  keys(): string[] {
    return this.#entries.keys();
  }

  /**
   * Asks again for what is kept, however fresh it is. Says whether the response has become another one; one that was not kept counts as
   * another.
   *
   * @throws whatever `load` throws; what is kept stays.
   */
  async refresh(key: string, load: () => Promise<CachedResponse>): Promise<boolean> {
    const before = this.#entries.peek(key)?.response.document.hash;
    // One that is on its way may have been asked for too early.
    this.#pending.delete(key);
    const { document } = await this.#load(key, load);
    return document.hash !== before;
  }

  /** Forgets the responses of the keys that the test is true for. */
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
        // What was asked before a purge may be what the purge was for.
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
    // Not compressed: beside its parsed copy that spares little, and each compressor leaves 30 KB to the garbage collection.
    if (response !== known) response.document.detach();
    const entry = { response, storedAt: this.#now() };
    this.#entries.set(key, entry);
    const { document } = response;
    document.onResize = () => this.#entries.resize(key, entry);
    if (known && known.document.hash !== response.document.hash) this.#options.onChange?.(key);
  }
}
