import { createHmac, randomBytes } from 'node:crypto';
import { todayInJapan } from '../../../shared/text/date.ts';
import type { SearchCount } from '../store/search-counts.ts';
import { countableKeyword } from './countable-keyword.ts';

export interface SearchTally {
  count(typed: string, hasResults: boolean): void;
  /** What may be written and has not been taken yet. */
  take(): SearchCount[];
}

/** What is counted of a keyword that may not be written yet. */
interface Waiting {
  hours: Set<number>;
  found: number;
  missed: number;
}

const HOUR_MS = 60 * 60_000;
/** In how many hours of a day a keyword has to be searched for before its text is kept. */
const HOURS_MIN = 3;
/** Visitors may search for what they like: neither memory nor table grows beyond that within a day. */
export const KEYWORDS_MAX = 2_000;

/**
 * Counts searches of a day, in memory. What one person types may be a name; what is searched for in three different hours of a
 * day rarely is. Until then a keyword is known by its hash alone, salted anew each day by what is written nowhere; with
 * the third hour its text may be written, together with what was counted before. Who searched plays no part.
 */
export function createSearchTally(now: () => number = Date.now): SearchTally {
  let day = '';
  let salt = randomBytes(32);
  /** By hash; the one that was searched for longest ago first. */
  const waiting = new Map<string, Waiting>();
  /** Hashes of what may be written. */
  const passed = new Set<string>();
  let counts = new Map<string, SearchCount>();

  function beginDay(today: string): void {
    if (today === day) return;
    day = today;
    salt = randomBytes(32);
    waiting.clear();
    passed.clear();
  }

  /** Makes room by what has waited longest. @returns whether there is any. */
  function hasRoom(): boolean {
    if (waiting.size + passed.size < KEYWORDS_MAX) return true;
    const [oldest] = waiting.keys();
    return oldest !== undefined && waiting.delete(oldest);
  }

  /** @returns what is to be written now, if anything. */
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
    // Only a database that does not answer for days lets that many wait.
    if (!before && counts.size >= KEYWORDS_MAX) return;
    counts.set(key, {
      day,
      keyword,
      found: (before?.found ?? 0) + found,
      missed: (before?.missed ?? 0) + missed,
    });
  }

  return {
    count(typed, hasResults) {
      const keyword = countableKeyword(typed);
      if (keyword === undefined) return;
      const moment = now();
      beginDay(todayInJapan(new Date(moment)));
      const hash = createHmac('sha256', salt).update(keyword).digest('base64');
      const counted = pass(hash, Math.floor(moment / HOUR_MS), hasResults);
      if (counted) add(keyword, counted);
    },
    take() {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
}
