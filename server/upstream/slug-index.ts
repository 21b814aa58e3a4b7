import { createApi } from '../../records/client.ts';
import { SLUG_SOURCES, type SlugPaths } from '../../records/slug-sources.ts';
import type { Transport } from '../../shared/api/transport.ts';
import type { SlugIndex, SlugKind } from '../../shared/paths/slugs.ts';
import type { Logger } from '../monitoring/logger.ts';

import { reasonOf } from './reason.ts';

export interface LiveSlugIndex extends SlugIndex {
  /** Changes with every refresh. */
  readonly revision: number;
  /** Last complete refresh without a failure, in milliseconds since 1970. */
  readonly refreshedAt: number | undefined;
  /** Loads all paths again and never rejects: failures are logged, keep the previous paths and are retried soon. */
  refresh(): Promise<void>;
  /** Starts refreshing in the background. */
  start(): void;
  stop(): void;
}

const REFRESH_MS = 60_000;
/** Interval after a failure, so that a recovered API is used before the next regular refresh. */
const RETRY_MS = 2_000;

/**
 * Canonical paths of all records with an id, kept in memory and refreshed in the background.
 *
 * @param also further work of each refresh, which never rejects
 */
export function createSlugIndex(
  transport: Transport,
  solutionNames: () => readonly string[],
  logger: Logger,
  also = async () => {},
): LiveSlugIndex {
  const api = createApi(transport, { solutionNames });
  const paths = new Map<SlugKind, SlugPaths>();
  let timer: NodeJS.Timeout | undefined;
  let complete = false;
  let revision = 0;
  let refreshedAt: number | undefined;

  async function refresh(): Promise<void> {
    const [results] = await Promise.all([
      Promise.allSettled(SLUG_SOURCES.map((source) => source(api))),
      also(),
    ]);
    for (const result of results) {
      if (result.status === 'rejected')
        logger.warn({ reason: reasonOf(result.reason) }, 'slug index not refreshed');
      else for (const [kind, known] of result.value) keep(kind, known);
    }
    revision += 1;
    complete = results.every(({ status }) => status === 'fulfilled');
    if (complete) refreshedAt = Date.now();
  }

  /**
   * Stores the paths of a kind. A kind that suddenly lost all records is more likely a fault, and would remove all its
   * pages.
   */
  function keep(kind: SlugKind, known: SlugPaths): void {
    if (known.size === 0 && paths.get(kind)?.size) logger.warn({ kind }, 'empty slug index ignored');
    else paths.set(kind, known);
  }

  function schedule(): void {
    timer = setTimeout(() => void refresh().then(schedule), complete ? REFRESH_MS : RETRY_MS);
    timer.unref();
  }

  return {
    get revision() {
      return revision;
    },
    get refreshedAt() {
      return refreshedAt;
    },
    pathOf(kind, id) {
      const known = paths.get(kind);
      return known && (known.get(id) ?? null);
    },
    has(kind, path) {
      const known = paths.get(kind);
      return known && [...known.values()].includes(path);
    },
    refresh,
    start: schedule,
    stop: () => clearTimeout(timer),
  };
}
