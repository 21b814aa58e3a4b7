import { LRUCache } from 'lru-cache';

/** A complete, good answer of a GET of the API. */
export interface CachedAnswer {
  /** The JSON text, as the proxy sends it. */
  text: string;
  /** The same, parsed once for page loaders; never modified. */
  json: unknown;
}

export interface ContentCacheOptions {
  freshMs: number;
  staleMs: number;
  /** Sum of the texts' lengths. */
  maxCharacters: number;
  now?: () => number;
  /** A refresh behind a stale answer failed. */
  onRefreshError?(key: string, error: unknown): void;
}

interface Entry {
  answer: CachedAnswer;
  storedAt: number;
}

/**
 * Keeps GET answers of the API: fresh for a while, then served stale while one call refreshes them, and served
 * stale on error. Any number of callers for one key share one call.
 */
export class ContentCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #pending = new Map<string, Promise<CachedAnswer>>();
  readonly #options: ContentCacheOptions;
  readonly #now: () => number;

  constructor(options: ContentCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#entries = new LRUCache({
      maxSize: options.maxCharacters,
      sizeCalculation: ({ answer }) => Math.max(answer.text.length, 1),
    });
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

  #load(key: string, load: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const running = this.#pending.get(key);
    if (running) return running;
    const call = load()
      .then((answer) => {
        this.#entries.set(key, { answer, storedAt: this.#now() });
        return answer;
      })
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, call);
    return call;
  }
}
