import type { Logger } from '../../monitoring/logger.ts';
import type { Store } from '../store/store.ts';
import { createSearchTally, type SearchTally } from './search-tally.ts';

export interface SearchCounting {
  /** Never throws and never waits: searches are answered in any case. */
  count: SearchTally['count'];
  /** Writes the remaining counts. */
  stop(): Promise<void>;
}

interface SearchCountingOptions {
  store: Pick<Store, 'addSearches'>;
  logger: Logger;
  tally?: SearchTally;
  everyMs?: number;
}

const EVERY_MS = 60_000;

/** Counts searches in memory and writes them once a minute; a failed write loses its counts and is logged once. */
export function startSearchCounting({
  store,
  logger,
  tally = createSearchTally(),
  everyMs = EVERY_MS,
}: SearchCountingOptions): SearchCounting {
  let running: Promise<void> | undefined;
  let isTold = false;

  async function write(): Promise<void> {
    const counts = tally.take();
    if (counts.length === 0) return;
    try {
      await store.addSearches(counts);
      isTold = false;
    } catch (error) {
      // The store's own message, which quotes no input.
      if (!isTold) logger.warn({ reason: (error as Error).message }, 'searches cannot be counted at present');
      isTold = true;
    }
  }

  function next(): Promise<void> {
    running ??= write().finally(() => {
      running = undefined;
    });
    return running;
  }

  const timer = setInterval(() => void next(), everyMs);
  timer.unref();
  return {
    count: tally.count,
    async stop() {
      clearInterval(timer);
      await running;
      await next();
    },
  };
}
