import type { PageOrigin, StoredPage } from './page-cache.ts';

/**
 * A second level of the page cache that several processes fill and read. It is a help, never a need: no method throws, and
 * when it is away or slow the response is that of an empty one, after 50 ms at most.
 */
export interface SharedPages {
  get(key: string): Promise<StoredPage | undefined>;
  set(key: string, page: StoredPage): Promise<void>;
  /**
   * Waits for the turn to make a page: undefined when the caller is to make it, or the page when another process has made
   * one meanwhile that `accept` takes. Nobody waits for another process longer than a second.
   */
  turn(key: string, accept: (page: StoredPage) => boolean): Promise<StoredPage | undefined>;
  endTurn(key: string): void;
  /** Forgets the pages that the test is true for. False when that cannot be said for sure. */
  purge(test: (origin: PageOrigin) => boolean): Promise<boolean>;
}
