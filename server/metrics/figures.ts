import type { RenderTurns } from '../load/render-turns.ts';
import type { ThreadFigures } from './thread-figures.ts';

/** State of the outbox and of the database. */
export interface StoreFigures {
  /** Undefined for a database in memory. */
  databaseBytes: number | undefined;
  /** Used share of the database quota, 1 when it is exhausted; undefined without a quota. */
  quotaUsed: number | undefined;
  outboxEntries: number;
  /** Creation of the oldest outbox entry, in milliseconds since 1970. */
  outboxOldestAt: number | undefined;
}

/** Report of a content service, also across its thread. Times are in milliseconds since 1970. */
export interface ContentFigures {
  loadedAt: number;
  canWrite: boolean;
  /** Undefined until the first query of the database. */
  store: StoreFigures | undefined;
  thread: ThreadFigures;
}

/** Content service embedded in the site's process. */
export interface EmbeddedFigures {
  isUp: boolean;
  restarts: number;
  /** Last crash or failed start, in milliseconds since 1970. */
  failedAt: number | undefined;
  /** Last report of the service. */
  content: ContentFigures | undefined;
}

/** Snapshot of the web server's state. */
export interface SiteFigures {
  isReady: boolean;
  renders: RenderTurns['figures'];
  pageCache: { bytes: number; entries: number };
  contentCacheBytes: number;
  /** Families of calls, and whether their circuit breaker is open. */
  breakers: readonly (readonly [family: string, isOpen: boolean])[];
  /** Last complete reading of the addresses of all records, in milliseconds since 1970. */
  addressesRefreshedAt: number | undefined;
  /** CSP violation reports of browsers, by directive. */
  cspReports: Iterable<readonly [directive: string, count: number]>;
}

export interface ConnectionFigures {
  open: number;
  refusedInAll: number;
  refusedOfAddress: number;
}
