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
  /** What all entries may take in memory together, parsed copies included. */
  maxBytes: number;
  now?: () => number;
  /** A refresh behind a stale answer failed. */
  onRefreshError?(key: string, error: unknown): void;
}

interface Entry {
  answer: CachedAnswer;
  storedAt: number;
}

/** Two bytes for each character of the text, up to four for its part of the parsed copy (measured over the contract's answers). */
const BYTES_PER_CHARACTER = 6;
/** Key, bookkeeping and objects of an entry. */
const BYTES_PER_ENTRY = 1_024;
/** An answer that takes more than this part of the whole is passed on and not kept. */
const ENTRY_SHARE = 1 / 16;
/** What was asked for only once stays within this part: it pushes out nothing that others come back for. */
const NEWCOMERS_SHARE = 1 / 4;

/**
 * Keeps GET answers of the API: fresh for a while, then served stale while one call refreshes them, and served
 * stale on error. Any number of callers for one key share one call.
 */
export class ContentCache {
  readonly #newcomers: LRUCache<string, Entry>;
  readonly #established: LRUCache<string, Entry>;
  readonly #pending = new Map<string, Promise<CachedAnswer>>();
  readonly #options: ContentCacheOptions;
  readonly #now: () => number;

  constructor(options: ContentCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    const part = (share: number) =>
      new LRUCache<string, Entry>({
        maxSize: Math.ceil(options.maxBytes * share),
        maxEntrySize: Math.ceil(options.maxBytes * ENTRY_SHARE),
        sizeCalculation: ({ answer }) => BYTES_PER_ENTRY + BYTES_PER_CHARACTER * answer.text.length,
      });
    this.#newcomers = part(NEWCOMERS_SHARE);
    this.#established = part(1 - NEWCOMERS_SHARE);
  }

  /** What all entries take in memory now, as far as that can be told. */
  get bytes(): number {
    return this.#newcomers.calculatedSize + this.#established.calculatedSize;
  }

  /** The answer that is kept for `key`, however old. */
  peek(key: string): CachedAnswer | undefined {
    return (this.#established.peek(key) ?? this.#newcomers.peek(key))?.answer;
  }

  /**
   * The answer for `key`, loaded by `load` when there is none that may be served.
   *
   * @throws whatever `load` throws, only when there is no stale answer to fall back on.
   */
  async get(key: string, load: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const entry = this.#use(key);
    const age = entry ? this.#now() - entry.storedAt : Number.POSITIVE_INFINITY;
    if (entry && age < this.#options.freshMs) return entry.answer;
    if (entry && age < this.#options.freshMs + this.#options.staleMs) {
      this.#load(key, load).catch((error: unknown) => this.#options.onRefreshError?.(key, error));
      return entry.answer;
    }
    return this.#load(key, load);
  }

  /** A second use makes an entry one of those that stay. */
  #use(key: string): Entry | undefined {
    const known = this.#established.get(key);
    if (known) return known;
    const entry = this.#newcomers.get(key);
    if (!entry) return undefined;
    this.#newcomers.delete(key);
    this.#established.set(key, entry);
    return entry;
  }

  #load(key: string, load: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const running = this.#pending.get(key);
    if (running) return running;
    const call = load()
      .then((answer) => {
        const part = this.#established.has(key) ? this.#established : this.#newcomers;
        part.set(key, { answer, storedAt: this.#now() });
        return answer;
      })
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, call);
    return call;
  }
}
