import { sql } from 'kysely';
import type { SearchReport, SearchTotals } from '../../../shared/search-report.ts';
import { todayInJapan } from '../../../shared/text/date.ts';
import { countRows, type Database, inParts } from './database.ts';
import { withoutWaiting } from './sqlite/without-waiting.ts';
import type { Tables } from './tables.ts';

/** Number of searches for a keyword on a day. */
export interface SearchCount extends SearchTotals {
  /** A day in Japan: the finest resolution that is stored. */
  day: string;
}

/** Limit of a day, over all processes. */
export const ROWS_PER_DAY_MAX = 2_000;
/** Counts are deleted after this time. */
export const KEPT_DAYS = 400;
/** Keywords in a list of a report. */
const REPORTED = 50;
const DAY_MS = 24 * 60 * 60_000;
/** Rows in one transaction: visitors' writes run between two. */
const AT_ONCE = 100;

interface CountOptions {
  /** Limit of keywords per day; further ones are dropped. */
  rowsMax?: number;
  /** Whether the database is a local file. Counting never waits for its lock. */
  isFile?: boolean;
}

/** Adds to the stored counts. */
export async function addSearches(
  database: Database,
  counts: SearchCount[],
  { rowsMax = ROWS_PER_DAY_MAX, isFile = false }: CountOptions = {},
): Promise<void> {
  for (const [day, ofDay] of Map.groupBy(counts, (count) => count.day)) {
    // In a fixed order, so that two processes cannot deadlock.
    const rows = ofDay
      .map((count) => ({ ...count, id: `${day} ${count.keyword}` }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    for (const part of inParts(rows, AT_ONCE)) {
      const add = (db: Database) =>
        db.transaction().execute((transaction) => addRows(transaction, day, part, rowsMax));
      await (isFile ? withoutWaiting(database, add) : add(database));
    }
  }
}

async function addRows(
  transaction: Database,
  day: string,
  rows: Tables['searches'][],
  rowsMax: number,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const there = await transaction.selectFrom('searches').select('id').where('id', 'in', ids).execute();
  const total = await countRows(transaction.selectFrom('searches').where('day', '=', day));
  const known = new Set(there.map(({ id }) => id));
  let room = rowsMax - total;
  const kept = rows.filter(({ id }) => known.has(id) || room-- > 0);
  if (kept.length === 0) return;
  await transaction
    .insertInto('searches')
    .values(kept)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        found: sql<number>`searches.found + excluded.found`,
        missed: sql<number>`searches.missed + excluded.missed`,
      }),
    )
    .execute();
}

/** The keywords of these days with the most searches, or with the most searches without results. */
export async function topSearches(
  db: Database,
  { from, to, limit, missedOnly }: { from: string; to: string; limit: number; missedOnly: boolean },
): Promise<SearchTotals[]> {
  const found = sql<unknown>`sum(found)`;
  const missed = sql<unknown>`sum(missed)`;
  const rank = missedOnly ? missed : sql<unknown>`sum(found) + sum(missed)`;
  const rows = await db
    .selectFrom('searches')
    .select(['keyword', found.as('found'), missed.as('missed')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('keyword')
    .having(rank, '>', 0)
    .orderBy(rank, 'desc')
    .orderBy('keyword')
    .limit(limit)
    .execute();
  // PostgreSQL returns sums as text.
  return rows.map(({ keyword, ...sums }) => ({
    keyword,
    found: Number(sums.found),
    missed: Number(sums.missed),
  }));
}

/**
 * Reads the most frequent keywords, and the most frequent ones without results.
 *
 * @param days today and the days before it, 1 to 400
 * @param now in milliseconds since 1970
 */
export async function readSearchReport(
  db: Database,
  { days, now, limit = REPORTED }: { days: number; now: number; limit?: number },
): Promise<SearchReport> {
  const dayOf = (ms: number) => todayInJapan(new Date(ms));
  const period = { from: dayOf(now - (days - 1) * DAY_MS), to: dayOf(now) };
  const top = (missedOnly: boolean) => topSearches(db, { ...period, limit, missedOnly });
  return { ...period, mostSearched: await top(false), withoutResult: await top(true) };
}

/** Deletes counts older than 400 days. */
export async function deleteOldSearches(db: Database, now: Date): Promise<void> {
  const first = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  await db.deleteFrom('searches').where('day', '<', first).execute();
}
