import type { Document } from '../cache/document.ts';
import { SegmentedCache } from '../cache/segmented-cache.ts';

/** A complete, good answer of a GET of the API. */
export interface CachedAnswer {
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
  /** A refresh behind a stale answer failed. */
  onRefreshError?(key: string, error: unknown): void;
  /** A newer answer says something else than the one before. */
  onChange?(key: string): void;
}

interface Entry {
  answer: CachedAnswer;
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
  readonly #pending = new Map<string, Promise<CachedAnswer>>();
  readonly #options: ContentCacheOptions;
  readonly #now: () => number;

  constructor(options: ContentCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#entries = new SegmentedCache({
      maxBytes: options.maxBytes,
      bytesOf: ({ answer: { document } }) => document.bytes + PARSED_BYTES_PER_BYTE * document.length,
    });
  }

  /** What all entries take in memory now, as far as that can be told. */
  get bytes(): number {
    return this.#entries.bytes;
  }

  /** The answer that is kept for `key`, however old. */
  peek(key: string): CachedAnswer | undefined {
    return this.#entries.peek(key)?.answer;
  }

  /**
   * The answer for `key`, loaded by `load` when there is none that may be served.
   *
   * @throws whatever `load` throws, only when there is no stale answer to fall back on.
   */
  async get(key: string, load: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const entry = this.#entries.get(key);
    const age = entry ? this.#now() - entry.storedAt : Number.POSITIVE_INFINITY;
    if (entry && age < this.#options.freshMs) return entry.answer;
    if (entry && age < this.#options.freshMs + this.#options.staleMs) {
      this.#load(key, load).catch((error: unknown) => this.#options.onRefreshError?.(key, error));
      return entry.answer;
    }
    return this.#load(key, load);
  }

  /** Forgets the answers of the keys that the test is true for. */
  purge(test: (key: string) => boolean): void {
    this.#entries.deleteWhere(test);
    for (const key of [...this.#pending.keys()].filter(test)) this.#pending.delete(key);
  }

  #load(key: string, load: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const running = this.#pending.get(key);
    if (running) return running;
    const call = load()
      .then((answer) => {
        // What was asked before a purge may be what the purge was for.
        if (this.#pending.get(key) === call) this.#keep(key, answer);
        return answer;
      })
      .finally(() => {
        if (this.#pending.get(key) === call) this.#pending.delete(key);
      });
    this.#pending.set(key, call);
    return call;
  }

  #keep(key: string, answer: CachedAnswer): void {
    const known = this.#entries.peek(key)?.answer;
    this.#entries.set(key, { answer, storedAt: this.#now() });
    if (known && known.document.hash !== answer.document.hash) this.#options.onChange?.(key);
  }
}
