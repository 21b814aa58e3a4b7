import type { PageOrigin, StoredPage } from './page-cache.ts';

/**
 * Second level of the page cache, shared by several processes. It is optional: no method throws, and when it is down or
 * slow it behaves like an empty one, after 50 ms at most.
 */
export interface SharedPages {
  get(key: string): Promise<StoredPage | undefined>;
  set(key: string, page: StoredPage): Promise<void>;
  /**
   * Waits for the lock to render a page: resolves with undefined if the caller has to render it, or with a page that
   * another process has rendered since and that `accept` accepts. Waits at most a second for another process.
   */
  turn(key: string, accept: (page: StoredPage) => boolean): Promise<StoredPage | undefined>;
  endTurn(key: string): void;
  /** Removes the matching pages. False if that may be incomplete. */
  purge(test: (origin: PageOrigin) => boolean): Promise<boolean>;
}
