import { createApi } from '../../shared/api/client.ts';
import { SLUG_SOURCES, type SlugPaths } from '../../shared/api/slug-sources.ts';
import type { Transport } from '../../shared/api/transport.ts';
import type { SlugIndex, SlugKind } from '../../shared/paths/slugs.ts';
import type { Logger } from '../logger.ts';

import { reasonOf } from './reason.ts';

export interface LiveSlugIndex extends SlugIndex {
  /** Another number after every refresh. */
  readonly revision: number;
  /** When everything was loaded without a failure for the last time, in milliseconds since 1970. */
  readonly refreshedAt: number | undefined;
  /** Loads everything anew; never throws: what fails is logged, keeps its last copy and is tried again soon. */
  refresh(): Promise<void>;
  /** Refreshes in the background from now on. */
  start(): void;
  stop(): void;
}

const REFRESH_MS = 60_000;
/** After a failure: an API that comes back must not wait for a minute. */
const RETRY_MS = 2_000;

/** The canonical paths of everything with an id, kept in memory and refreshed in the background. */
export function createSlugIndex(
  transport: Transport,
  solutionNames: () => readonly string[],
  logger: Logger,
): LiveSlugIndex {
  const api = createApi(transport, { solutionNames });
  const paths = new Map<SlugKind, SlugPaths>();
  let timer: NodeJS.Timeout | undefined;
  let complete = false;
  let revision = 0;
  let refreshedAt: number | undefined;

  async function refresh(): Promise<void> {
    const results = await Promise.allSettled(SLUG_SOURCES.map((source) => source(api)));
    for (const result of results) {
      if (result.status === 'rejected')
        logger.warn({ reason: reasonOf(result.reason) }, 'slug index not refreshed');
      else for (const [kind, known] of result.value) keep(kind, known);
    }
    revision += 1;
    complete = results.every(({ status }) => status === 'fulfilled');
    if (complete) refreshedAt = Date.now();
  }

  /** A kind that had records and has none now is more likely a broken answer: its pages would all be gone at once. */
  function keep(kind: SlugKind, known: SlugPaths): void {
    if (known.size === 0 && paths.get(kind)?.size) logger.warn({ kind }, 'empty slug index not taken over');
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
