import { createHmac, randomBytes } from 'node:crypto';
import { todayInJapan } from '../../../shared/text/date.ts';
import type { SearchCount } from '../store/search-counts.ts';
import { countableKeyword } from './countable-keyword.ts';

export type SearchTally = ReturnType<typeof createSearchTally>;

/** Counts of a keyword that may not be written yet. */
interface Waiting {
  hours: Set<number>;
  found: number;
  missed: number;
}

const HOUR_MS = 60 * 60_000;
/** Number of different hours of a day in which a keyword has to be searched for before its text may be stored. */
const HOURS_MIN = 3;
/** Limit for memory and table within a day, because visitors may search for any text. */
export const KEYWORDS_MAX = 2_000;

/**
 * Counts the searches of a day in memory. One person's input may be a name, but rarely a keyword that is searched for
 * in three different hours of a day. Until then only a hash of the keyword is kept, salted with a random value that
 * changes daily and is never written; from the third hour its text may be written, with the previous counts. The
 * identity of visitors is not used.
 */
export function createSearchTally(now: () => number = Date.now) {
  let day = '';
  let salt = randomBytes(32);
  /** By hash; the least recently searched one first. */
  const waiting = new Map<string, Waiting>();
  /** Hashes of keywords that may be written. */
  const passed = new Set<string>();
  let counts = new Map<string, SearchCount>();

  function beginDay(today: string): void {
    if (today === day) return;
    day = today;
    salt = randomBytes(32);
    waiting.clear();
    passed.clear();
  }

  /** Drops the least recently searched waiting keyword if necessary. @returns whether there is room */
  function hasRoom(): boolean {
    if (waiting.size + passed.size < KEYWORDS_MAX) return true;
    const [oldest] = waiting.keys();
    return oldest !== undefined && waiting.delete(oldest);
  }

  /** @returns counts that may be written now; undefined for none */
  function pass(hash: string, hour: number, hasResults: boolean): Omit<Waiting, 'hours'> | undefined {
    const one = { found: hasResults ? 1 : 0, missed: hasResults ? 0 : 1 };
    if (passed.has(hash)) return one;
    const before = waiting.get(hash) ?? { hours: new Set(), found: 0, missed: 0 };
    waiting.delete(hash);
    if (!hasRoom()) return undefined;
    const hours = before.hours.add(hour);
    const { found, missed } = { found: before.found + one.found, missed: before.missed + one.missed };
    if (hours.size < HOURS_MIN) {
      waiting.set(hash, { hours, found, missed });
      return undefined;
    }
    passed.add(hash);
    return { found, missed };
  }

  function add(keyword: string, { found, missed }: Omit<Waiting, 'hours'>): void {
    const key = `${day} ${keyword}`;
    const before = counts.get(key);
    // Reached only when a database does not answer for days.
    if (!before && counts.size >= KEYWORDS_MAX) return;
    counts.set(key, {
      day,
      keyword,
      found: (before?.found ?? 0) + found,
      missed: (before?.missed ?? 0) + missed,
    });
  }

  return {
    count(typed: string, hasResults: boolean): void {
      const keyword = countableKeyword(typed);
      if (keyword === undefined) return;
      const moment = now();
      beginDay(todayInJapan(new Date(moment)));
      const hash = createHmac('sha256', salt).update(keyword).digest('base64');
      const counted = pass(hash, Math.floor(moment / HOUR_MS), hasResults);
      if (counted) add(keyword, counted);
    },
    /** Removes and returns the counts that may be written. */
    take(): SearchCount[] {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
}
