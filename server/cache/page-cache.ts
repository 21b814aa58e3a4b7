import type { Document } from './document.ts';
import type { RedisPages } from './redis-pages.ts';
import { SegmentedCache } from './segmented-cache.ts';

/** Result of a completed render. */
export type Rendered =
  | {
      kind: 'page';
      document: Document;
      /** Whether a section is missing because its data failed: the page is sent to this visitor, but not shared. */
      degraded: boolean;
      /** Moment at which its text stops being true; none if undefined. */
      expiresAt?: number;
    }
  | { kind: 'redirect'; status: number; location: string };

/** Sources of a page, for purging. */
export interface PageOrigin {
  path: string;
  /** Paths of the API calls that it was rendered from, below /api: `/goods/detail/203`. */
  calls: ReadonlySet<string>;
}

/** Renders a page. */
export interface PageSource {
  path: string;
  /** Adds each API call to `calls` before it is made. */
  render(calls: Set<string>): Promise<Rendered>;
  /** Runs the render, and the packing of its result, in a queue slot; at once if undefined. */
  inTurn?<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** A cached page; times in milliseconds since 1970. */
export interface StoredPage {
  document: Document;
  origin: PageOrigin;
  storedAt: number;
  freshUntil: number;
  staleUntil: number;
}

export interface Lifetimes {
  /** Time for which a page is served without revalidation. */
  freshMs: number;
  /** Time after that in which a page is served while it is rendered again, or while that fails. */
  staleMs: number;
}

export type SharedPages = Pick<RedisPages, 'get' | 'set' | 'turn' | 'endTurn'>;

interface PageCacheOptions extends Lifetimes {
  maxBytes: number;
  now?: () => number;
  /** Reports a failed refresh; the stale page is served further. */
  onRefreshError?(key: string, error: unknown): void;
  /** The second level, which other processes fill, too. */
  shared?: SharedPages | undefined;
}

export interface CachedPage {
  document: Document;
  state: 'HIT' | 'STALE';
  /** Time since the render. */
  ageMs: number;
}

interface Entry extends StoredPage {
  /** Earliest time at which a stale page is rendered again. */
  refreshAt: number;
  /** Time at which its content was found to have changed. */
  outdatedAt?: number;
}

interface Work {
  origin: PageOrigin & { calls: Set<string> };
  page: Promise<Rendered>;
  /** Whether its content has changed since the render began: the page is cached, but not fresh. */
  outdated: boolean;
}

/** Short, because an editor may publish a page at an unknown address. */
const NOT_FOUND_FRESH_MS = 10_000;
/** Delay before a failed refresh is retried. */
const RETRY_MS = 5_000;

/** Lifetimes of a page that is true for this time only, in ms. */
export function lifetimesUntil({ freshMs, staleMs }: Lifetimes, leftMs: number): Lifetimes {
  const fresh = Math.max(0, Math.min(freshMs, leftMs));
  return { freshMs: fresh, staleMs: Math.max(0, Math.min(staleMs, leftMs - fresh)) };
}

/**
 * Caches whole pages, ready to send. A page is fresh for a while, then served stale while one render replaces it;
 * concurrent requests for a key share that render. With a second level, processes share their pages.
 */
export class PageCache {
  readonly #entries: SegmentedCache<Entry>;
  readonly #work = new Map<string, Work>();
  readonly #options: PageCacheOptions;
  readonly #now: () => number;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => Date.now());
    this.#entries = new SegmentedCache({
      maxBytes: options.maxBytes,
      bytesOf: ({ document }) => document.bytes,
    });
  }

  get lifetimes(): Lifetimes {
    return this.#options;
  }

  /** Current size of all pages in memory. */
  get bytes(): number {
    return this.#entries.bytes;
  }

  /** Number of pages in memory. */
  get size(): number {
    return this.#entries.size;
  }

  /** Returns the page in memory that may be served now. A stale one is rendered again in the background. */
  find(key: string, source: () => PageSource): CachedPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const now = this.#now();
    const { document, storedAt } = entry;
    const ageMs = now - storedAt;
    if (now < entry.freshUntil) return { document, state: 'HIT', ageMs };
    if (now >= entry.staleUntil) {
      this.#entries.delete(key);
      return undefined;
    }
    if (now >= entry.refreshAt) {
      entry.refreshAt = now + RETRY_MS;
      this.render(key, source()).catch((error: unknown) => this.#options.onRefreshError?.(key, error));
    }
    return { document, state: 'STALE', ageMs };
  }

  /** Like `find`, but also reads the second level, for 50 ms at most. */
  async findShared(key: string, source: () => PageSource): Promise<CachedPage | undefined> {
    const found = this.find(key, source);
    if (found || !this.#options.shared) return found;
    const page = await this.#options.shared.get(key);
    if (page) this.#keep(key, page);
    return page && this.find(key, source);
  }

  /** The render of this key in progress, if there is one. */
  pending(key: string): Promise<Rendered> | undefined {
    return this.#work.get(key)?.page;
  }

  /**
   * Renders a page and caches it if it can be shared. Concurrent calls for one key share one render.
   *
   * @throws all errors of the source's `render`
   */
  render(key: string, source: PageSource): Promise<Rendered> {
    const running = this.#work.get(key);
    if (running) return running.page;
    const work: Work = {
      origin: { path: source.path, calls: new Set() },
      outdated: false,
      page: Promise.resolve()
        .then(() => this.#make(key, source, work))
        .finally(() => {
          if (this.#work.get(key) === work) this.#work.delete(key);
        }),
    };
    this.#work.set(key, work);
    return work.page;
  }

  /**
   * Removes the matching pages and discards their renders in progress. Returns the number of pages that were in memory.
   */
  purge(test: (origin: PageOrigin) => boolean): number {
    for (const [key, { origin }] of this.#work) if (test(origin)) this.#work.delete(key);
    return this.#entries.deleteWhere((_key, { origin }) => test(origin));
  }

  /** Removes cached not-found pages. */
  purgeNotFound(): number {
    return this.#entries.deleteWhere((_key, { document }) => document.status === 404);
  }

  /** Makes the matching pages stale: each is served once more while it is rendered again. */
  expire(test: (origin: PageOrigin) => boolean): void {
    const now = this.#now();
    for (const work of this.#work.values()) if (test(work.origin)) work.outdated = true;
    for (const entry of this.#entries.values()) {
      if (!test(entry.origin)) continue;
      entry.freshUntil = Math.min(entry.freshUntil, now);
      entry.refreshAt = now;
      entry.outdatedAt = now;
    }
  }

  /** Takes a page that another process has rendered since, or renders it. */
  async #make(key: string, source: PageSource, work: Work): Promise<Rendered> {
    const { shared } = this.#options;
    if (!shared) return this.#render(key, source, work);
    const made = await shared.turn(key, (page) => this.#isNewer(key, page));
    if (made) {
      if (this.#work.get(key) === work) this.#keep(key, made);
      return { kind: 'page', document: made.document, degraded: false };
    }
    try {
      return await this.#render(key, source, work);
    } finally {
      shared.endTurn(key);
    }
  }

  #isNewer(key: string, { storedAt, freshUntil }: StoredPage): boolean {
    const known = this.#entries.peek(key);
    return freshUntil > this.#now() && storedAt > Math.max(known?.storedAt ?? 0, known?.outdatedAt ?? 0);
  }

  async #render(key: string, source: PageSource, work: Work): Promise<Rendered> {
    const make = async () => this.#compact(key, await source.render(work.origin.calls));
    const rendered = await (source.inTurn ? source.inTurn(make) : make());
    // A render that began before a purge may contain the purged content.
    if (this.#work.get(key) === work) this.#store(key, work, rendered);
    return rendered;
  }

  /** Packs a page for caching, or reuses the cached document if it is equal. */
  async #compact(key: string, rendered: Rendered): Promise<Rendered> {
    if (rendered.kind === 'redirect' || !this.#lifetimeOf(rendered.document.status, rendered.degraded))
      return rendered;
    const known = this.#entries.peek(key)?.document;
    if (known?.equals(rendered.document)) return { ...rendered, document: known };
    await rendered.document.pack('br');
    return rendered;
  }

  #store(key: string, { origin, outdated }: Work, rendered: Rendered): void {
    if (rendered.kind === 'redirect') {
      this.#entries.delete(key);
      return;
    }
    const { document, degraded, expiresAt = Infinity } = rendered;
    const lifetime = this.#lifetimeOf(document.status, degraded);
    // Failures are temporary: the cached page is served further.
    if (!lifetime) return;
    const storedAt = this.#now();
    const { freshMs, staleMs } = lifetimesUntil(lifetime, expiresAt - storedAt);
    const freshUntil = storedAt + (outdated ? 0 : freshMs);
    const page = { document, origin, storedAt, freshUntil, staleUntil: freshUntil + staleMs };
    this.#keep(key, page);
    if (document.status === 200 && !outdated) void this.#options.shared?.set(key, page);
  }

  #keep(key: string, page: StoredPage): void {
    const entry = { ...page, refreshAt: page.freshUntil };
    this.#entries.set(key, entry);
    page.document.onResize = () => this.#entries.resize(key, entry);
  }

  #lifetimeOf(status: number, degraded: boolean): Lifetimes | undefined {
    if (degraded) return undefined;
    if (status === 200) return this.#options;
    return status === 404 ? { freshMs: NOT_FOUND_FRESH_MS, staleMs: 0 } : undefined;
  }
}
