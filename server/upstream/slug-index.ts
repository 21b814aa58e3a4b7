import { SLUG_SOURCES, type SlugPaths } from '../../shared/api/slug-sources.ts';
import type { Transport } from '../../shared/api/transport.ts';
import type { SlugIndex, SlugKind } from '../../shared/paths/slugs.ts';
import type { Logger } from '../logger.ts';

export interface LiveSlugIndex extends SlugIndex {
  /** Loads everything anew; never throws: what fails is logged, keeps its last copy and is tried again later. */
  refresh(): Promise<void>;
  /** A record may have been published since: looks once more, at most every few seconds. */
  refreshForUnknown(): Promise<void>;
  start(everyMs: number): void;
  stop(): void;
}

const UNKNOWN_EVERY_MS = 5_000;

/** The canonical paths of everything with an id, kept in memory and refreshed in the background. */
export function createSlugIndex(transport: Transport, logger: Logger): LiveSlugIndex {
  const paths = new Map<SlugKind, SlugPaths>();
  let timer: NodeJS.Timeout | undefined;
  let lastUnknown = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;

  async function refreshAll(): Promise<void> {
    const results = await Promise.allSettled(SLUG_SOURCES.map((source) => source(transport)));
    for (const result of results) {
      if (result.status === 'rejected')
        logger.warn({ reason: String(result.reason) }, 'slug index not refreshed');
      else for (const [kind, known] of result.value) paths.set(kind, known);
    }
  }

  function refresh(): Promise<void> {
    running ??= refreshAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    pathOf(kind, id) {
      const known = paths.get(kind);
      return known && (known.get(id) ?? null);
    },
    refresh,
    async refreshForUnknown() {
      if (performance.now() - lastUnknown < UNKNOWN_EVERY_MS) return;
      lastUnknown = performance.now();
      await refresh();
    },
    start(everyMs) {
      timer = setInterval(() => void refresh(), everyMs);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}
