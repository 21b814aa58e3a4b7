import type { RenderFigures } from '../load/render-turns.ts';
import type { ThreadFigures } from './thread-figures.ts';

/** What waits to be sent on, and what it lies in. */
export interface StoreFigures {
  /** Undefined for a database in memory. */
  databaseBytes: number | undefined;
  /** What is used of what the database may hold, 1 for all of it; undefined where there is no end. */
  quotaUsed: number | undefined;
  outboxEntries: number;
  /** When the oldest of them was written, in milliseconds since 1970. */
  outboxOldestAt: number | undefined;
}

/** What a content service tells of itself, across its thread as well. Times in milliseconds since 1970. */
export interface ContentFigures {
  loadedAt: number;
  canWrite: boolean;
  /** Undefined until the database was asked. */
  store: StoreFigures | undefined;
  thread: ThreadFigures;
}

/** The content service of a site's own process. */
export interface EmbeddedFigures {
  isUp: boolean;
  restarts: number;
  /** When it could not be started, or crashed, for the last time. */
  failedAt: number | undefined;
  /** What it has told of itself last. */
  content: ContentFigures | undefined;
}

/** What the site knows of itself at a moment. */
export interface SiteFigures {
  isReady: boolean;
  renders: RenderFigures;
  pageCache: { bytes: number; entries: number };
  contentCacheBytes: number;
  /** Families of calls, and whether they are left alone. */
  breakers: Iterable<readonly [family: string, isOpen: boolean]>;
  /** When the addresses of all records were read anew for the last time. */
  addressesRefreshedAt: number | undefined;
  /** Reports of browsers that the policy has kept something out, by directive. */
  cspReports: Iterable<readonly [directive: string, count: number]>;
}

export interface ConnectionFigures {
  open: number;
  refusedInAll: number;
  refusedOfAddress: number;
}
