import type { SearchReport } from '../../../shared/search-report.ts';
import { todayInJapan } from '../../../shared/text/date.ts';
import type { Database } from './database.ts';
import { KEPT_DAYS, topSearches } from './search-counts.ts';

/** Counts are deleted after this time. */
export const REPORT_DAYS_MAX = KEPT_DAYS;
const DAY_MS = 24 * 60 * 60_000;
const SHOWN = 50;

/**
 * Reads the most frequent keywords, and the most frequent ones without results.
 *
 * @param days today and the days before it, 1 to 400
 * @param now in milliseconds since 1970
 */
export async function readSearchReport(
  db: Database,
  { days, now, limit = SHOWN }: { days: number; now: number; limit?: number },
): Promise<SearchReport> {
  const period = { from: dayOf(now - (days - 1) * DAY_MS), to: dayOf(now) };
  const top = (missedOnly: boolean) => topSearches(db, { ...period, limit, missedOnly });
  return { ...period, mostSearched: await top(false), withoutResult: await top(true) };
}

function dayOf(ms: number): string {
  return todayInJapan(new Date(ms));
}
