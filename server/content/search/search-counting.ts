import type { Logger } from '../../monitoring/logger.ts';
import { repeat } from '../repeat.ts';
import type { Store } from '../store/store.ts';
import { createSearchTally, type SearchTally } from './search-tally.ts';

export type SearchCounting = ReturnType<typeof startSearchCounting>;

const EVERY_MS = 60_000;

/** Counts searches in memory and writes them once a minute; a failed write loses its counts and is logged once. */
export function startSearchCounting(options: {
  store: Pick<Store, 'addSearches'>;
  logger: Logger;
  tally?: SearchTally;
  everyMs?: number;
}) {
  const { store, logger, tally = createSearchTally(), everyMs = EVERY_MS } = options;
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

  const writing = repeat(write, everyMs);
  return {
    /** Never throws and never waits: searches are answered in any case. */
    count: tally.count,
    /** Writes the remaining counts. */
    async stop(): Promise<void> {
      await writing.stop();
      await writing.run();
    },
  };
}
