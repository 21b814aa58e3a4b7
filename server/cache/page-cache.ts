import type { Document } from './document.ts';
import { SegmentedCache } from './segmented-cache.ts';
import type { SharedPages } from './shared-pages.ts';

/** What a render that ran to its end has made. */
export type Rendered =
  | {
      kind: 'page';
      document: Document;
      /** Some section is missing because its data failed: for this visitor, not for others. */
      degraded: boolean;
    }
  | { kind: 'redirect'; status: number; location: string };

/** Where a page comes from, for a purge. */
export interface PageOrigin {
  path: string;
  /** Paths of the API's calls that it was made from, below /api: `/goods/detail/203`. */
  calls: ReadonlySet<string>;
}

/** How a page is made. */
export interface PageSource {
  path: string;
  /** Notes each call of the API in `calls` before it makes it. */
  render(calls: Set<string>): Promise<Rendered>;
  /** Runs the render, and the packing of what it has made, when it is their turn; at once where there is none to wait for. */
  inTurn?<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** A page as it is kept; times in milliseconds since 1970. */
export interface StoredPage {
  document: Document;
  origin: PageOrigin;
  storedAt: number;
  freshUntil: number;
  staleUntil: number;
}

interface PageCacheOptions {
  /** A page is served without another look for so long. */
  freshMs: number;
  /** After that it is served while a newer one is made, or while none can be made, for so long. */
  staleMs: number;
  maxBytes: number;
  now?: () => number;
  /** A newer page could not be made; the old one is served on. */
  onRefreshError?(key: string, error: unknown): void;
  /** The second level, which other processes fill, too. */
  shared?: SharedPages | undefined;
}

export interface CachedPage {
  document: Document;
  state: 'HIT' | 'STALE';
  /** Since it was made. */
  ageMs: number;
}

interface Entry extends StoredPage {
  /** When a stale page is made anew, at the earliest. */
  refreshAt: number;
  /** Since when its content is known to be another one. */
  outdatedAt?: number;
}

interface Work {
  origin: PageOrigin & { calls: Set<string> };
  page: Promise<Rendered>;
  /** What it is made from has changed meanwhile: kept, but not fresh. */
  outdated: boolean;
}

/** Also for a page that is unknown only until an editor has published it. */
const NOT_FOUND_FRESH_MS = 10_000;
/** How soon a refresh that failed is tried again. */
const RETRY_MS = 5_000;

/**
 * Whole pages, ready to send. Fresh for a while, then served on while one render makes a newer one; any number of visitors
 * of one key share that render. With a second level, processes share what they have made.
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

  get freshMs(): number {
    return this.#options.freshMs;
  }

  get staleMs(): number {
    return this.#options.staleMs;
  }

  /** What all pages take in memory now. */
  get bytes(): number {
    return this.#entries.bytes;
  }

  /** How many pages are in memory. */
  get size(): number {
    return this.#entries.size;
  }

  /** The page in memory that may be served now. One that is stale is made anew meanwhile. */
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

  /** Like `find`, with a look at the second level for what is not in memory. Waits 50 ms for that at most. */
  async findShared(key: string, source: () => PageSource): Promise<CachedPage | undefined> {
    const found = this.find(key, source);
    if (found || !this.#options.shared) return found;
    const page = await this.#options.shared.get(key);
    if (page) this.#keep(key, page);
    return page && this.find(key, source);
  }

  /** The render of this key that is in work, if one is. */
  pending(key: string): Promise<Rendered> | undefined {
    return this.#work.get(key)?.page;
  }

  /**
   * Renders a page and keeps it when others may have it. Callers for one key share one render.
   *
   * @throws whatever the source's `render` throws
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

  /** Forgets the pages that the test is true for, and what is in work of them. Says how many were kept in memory. */
  purge(test: (origin: PageOrigin) => boolean): number {
    for (const [key, { origin }] of this.#work) if (test(origin)) this.#work.delete(key);
    return this.#entries.deleteWhere((_key, { origin }) => test(origin));
  }

  /** Forgets that addresses had no page. */
  purgeNotFound(): number {
    return this.#entries.deleteWhere((_key, { document }) => document.status === 404);
  }

  /** Makes the pages stale that the test is true for: each is served once more while it is made anew. */
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

  /** Takes the page that another process has made meanwhile, or renders it. */
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
    // What was begun before a purge may show what the purge was for.
    if (this.#work.get(key) === work) this.#store(key, work, rendered);
    return rendered;
  }

  /** As it is kept: packed, and in the copies that there are of the page where nothing about it has changed. */
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
    const { document, degraded } = rendered;
    const lifetime = this.#lifetimeOf(document.status, degraded);
    // A failure passes: what is kept serves on.
    if (!lifetime) return;
    const storedAt = this.#now();
    const freshUntil = storedAt + (outdated ? 0 : lifetime.freshMs);
    const page = { document, origin, storedAt, freshUntil, staleUntil: freshUntil + lifetime.staleMs };
    this.#keep(key, page);
    if (document.status === 200 && !outdated) void this.#options.shared?.set(key, page);
  }

  #keep(key: string, page: StoredPage): void {
    const entry = { ...page, refreshAt: page.freshUntil };
    this.#entries.set(key, entry);
    page.document.onResize = () => this.#entries.resize(key, entry);
  }

  #lifetimeOf(status: number, degraded: boolean): { freshMs: number; staleMs: number } | undefined {
    if (degraded) return undefined;
    if (status === 200) return this.#options;
    return status === 404 ? { freshMs: NOT_FOUND_FRESH_MS, staleMs: 0 } : undefined;
  }
}
