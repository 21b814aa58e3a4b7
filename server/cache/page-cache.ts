import type { Document } from './document.ts';
import { SegmentedCache } from './segmented-cache.ts';

/** What a render that ran to its end has made. */
export type Rendered =
  | {
      kind: 'page';
      document: Document;
      origin: PageOrigin;
      /** Some section is missing because its data failed: for this visitor, not for others. */
      degraded: boolean;
    }
  | { kind: 'redirect'; status: number; location: string };

export interface PageCacheOptions {
  /** A page is served without another look for so long. */
  freshMs: number;
  /** After that it is served while a newer one is made, or while none can be made, for so long. */
  staleMs: number;
  maxBytes: number;
  now?: () => number;
  /** A newer page could not be made; the old one is served on. */
  onRefreshError?(key: string, error: unknown): void;
}

export interface CachedPage {
  document: Document;
  state: 'HIT' | 'STALE';
  /** Since it was made. */
  ageMs: number;
}

/** Where a page comes from, for a purge. */
export interface PageOrigin {
  path: string;
  /** Paths of the API's calls that it was made from. */
  calls: ReadonlySet<string>;
}

interface Entry {
  document: Document;
  origin: PageOrigin;
  storedAt: number;
  freshUntil: number;
  staleUntil: number;
  /** When a stale page is made anew, at the earliest. */
  refreshAt: number;
}

/** Also for a page that is unknown only until an editor has published it. */
const NOT_FOUND_FRESH_MS = 10_000;
/** How soon a refresh that failed is tried again. */
const RETRY_MS = 5_000;

/**
 * Whole pages, ready to send. Fresh for a while, then served on while one render makes a newer one; any number of visitors
 * of one key share that render.
 */
export class PageCache {
  readonly #entries: SegmentedCache<Entry>;
  readonly #pending = new Map<string, Promise<Rendered>>();
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

  /** The page that may be served now. One that is stale is made anew meanwhile, with `render`. */
  find(key: string, render: () => Promise<Rendered>): CachedPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const now = this.#now();
    const ageMs = now - entry.storedAt;
    if (now < entry.freshUntil) return { document: entry.document, state: 'HIT', ageMs };
    if (now >= entry.staleUntil) {
      this.#entries.delete(key);
      return undefined;
    }
    if (now >= entry.refreshAt) {
      entry.refreshAt = now + RETRY_MS;
      this.render(key, render).catch((error: unknown) => this.#options.onRefreshError?.(key, error));
    }
    return { document: entry.document, state: 'STALE', ageMs };
  }

  /** The render of this key that is in work, if one is. */
  pending(key: string): Promise<Rendered> | undefined {
    return this.#pending.get(key);
  }

  /**
   * Renders a page and keeps it when others may have it. Callers for one key share one render.
   *
   * @throws whatever `render` throws
   */
  render(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
    const running = this.#pending.get(key);
    if (running) return running;
    const call = render()
      .then((page) => {
        // What was begun before a purge may show what the purge was for.
        if (this.#pending.get(key) === call) this.#store(key, page);
        return page;
      })
      .finally(() => {
        if (this.#pending.get(key) === call) this.#pending.delete(key);
      });
    this.#pending.set(key, call);
    return call;
  }

  /** Forgets the pages that the test is true for, and what is in work. Says how many were kept. */
  purge(test: (origin: PageOrigin) => boolean): number {
    this.#pending.clear();
    return this.#entries.deleteWhere((_key, { origin }) => test(origin));
  }

  #store(key: string, rendered: Rendered): void {
    if (rendered.kind === 'redirect') {
      this.#entries.delete(key);
      return;
    }
    const { document, origin, degraded } = rendered;
    const lifetime = this.#lifetimeOf(document.status, degraded);
    // A failure passes: what is kept serves on.
    if (!lifetime) return;
    const storedAt = this.#now();
    const freshUntil = storedAt + lifetime.freshMs;
    this.#entries.set(key, {
      document,
      origin,
      storedAt,
      freshUntil,
      staleUntil: freshUntil + lifetime.staleMs,
      refreshAt: freshUntil,
    });
  }

  #lifetimeOf(status: number, degraded: boolean): { freshMs: number; staleMs: number } | undefined {
    if (degraded) return undefined;
    if (status === 200) return this.#options;
    return status === 404 ? { freshMs: NOT_FOUND_FRESH_MS, staleMs: 0 } : undefined;
  }
}
