import { type RawBuilder, sql } from 'kysely';
import type { Logger } from '../../monitoring/logger.ts';
import type { Database, DatabasePlace } from './database.ts';
import { StoreUnavailable } from './late-store.ts';
import type { Tables } from './tables.ts';

/** The database has reached its limit; stored data can still be read, sent and deleted. */
export class StoreFull extends StoreUnavailable {
  /** Resolved only by deleting data or raising the limit. */
  override readonly retryAfterS = 600;

  constructor() {
    super('the database holds as much as it may');
    this.name = 'StoreFull';
  }
}

export interface QuotaOptions extends DatabasePlace {
  /** Maximum size of the database in bytes; undefined for no limit. */
  maxBytes?: number | undefined;
  logger: Logger;
  /** Lifetime of a measurement in ms: rows added within it are accepted. */
  measuredForMs?: number | undefined;
}

export interface Quota {
  /** Whether rows may be added. Also true when the size is unknown: an unavailable database reports its own error. */
  hasRoom(): Promise<boolean>;
  /** Used share of the limit, 0 to 1; undefined without a limit. @throws when it cannot be measured. */
  usedShare(): Promise<number | undefined>;
}

const MEASURED_FOR_MS = 5_000;
/** Measures every row, therefore rarely. Needed only for a PostgreSQL that has been close to its limit. */
const ROWS_MEASURED_FOR_MS = 60_000;
/** Share of the limit at which operators are warned. */
const NEARLY_FULL = 0.8;

/** Limits the size of the data that visitors can add to the database. */
export function createQuota(db: Database, options: QuotaOptions): Quota {
  const { databaseUrl, maxBytes, logger, measuredForMs } = options;
  if (maxBytes === undefined) return { hasRoom: async () => true, usedShare: async () => undefined };
  const rowBytes = keptFor(measuredForMs ?? ROWS_MEASURED_FOR_MS, () => bytesOf(db, sumOf(rowBytesOf)));
  const usedBytes = keptFor(measuredForMs ?? MEASURED_FOR_MS, async () => {
    if (!databaseUrl) return bytesOf(db, PAGES_IN_USE);
    const bytes = await bytesOf(db, sumOf(relationBytesOf));
    // Deleted rows leave free space in the files of tables, whose size does not shrink.
    return bytes < maxBytes * NEARLY_FULL ? bytes : rowBytes();
  });
  let told: 'room' | 'little room' | 'no room' = 'room';

  const tell = (bytes: number): void => {
    const state = bytes >= maxBytes ? 'no room' : bytes >= maxBytes * NEARLY_FULL ? 'little room' : 'room';
    if (state === told) return;
    told = state;
    const figures = { databaseUsedBytes: bytes, databaseMaxBytes: maxBytes };
    if (state === 'no room') logger.error(figures, 'the database is full: submissions are refused');
    else if (state === 'little room') logger.warn(figures, 'the database is nearly full');
    else logger.info(figures, 'the database has room again');
  };

  const usedShare = async (): Promise<number> => {
    const bytes = await usedBytes();
    tell(bytes);
    return bytes / maxBytes;
  };

  return {
    usedShare,
    hasRoom: () =>
      usedShare().then(
        (share) => share < 1,
        () => true,
      ),
  };
}

/** Caches a measurement for `ms` and shares it between concurrent callers; a failure is not cached. */
function keptFor(ms: number, measure: () => Promise<number>): () => Promise<number> {
  let result: Promise<number> | undefined;
  let until = Number.POSITIVE_INFINITY;
  return () => {
    if (!result || performance.now() >= until) {
      until = Number.POSITIVE_INFINITY;
      result = measure().then(
        (bytes) => {
          until = performance.now() + ms;
          return bytes;
        },
        (error: unknown) => {
          result = undefined;
          throw error;
        },
      );
    }
    return result;
  };
}

/** Measures with an expression for a number of bytes. */
export async function bytesOf(db: Database, expression: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ bytes: unknown }>`SELECT ${expression} AS bytes`.execute(db);
  return Number(rows[0]?.bytes);
}

/** SQLite's pages in use: deleted rows do not count, although the file does not shrink. */
const PAGES_IN_USE = sql`(SELECT (page_count - freelist_count) * page_size
  FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size())`;

/** Tables that grow with submissions and searches. */
const GROWING = [
  'submissions',
  'outbox',
  'searches',
  'handling',
  'audit',
  'note_changes',
] as const satisfies (keyof Tables)[];

const sumOf = (bytesOfTable: (table: keyof Tables) => RawBuilder<unknown>) =>
  sql.join(GROWING.map(bytesOfTable), sql` + `);

const relationBytesOf = (table: keyof Tables) => sql`pg_total_relation_size(${sql.lit(table)})`;

const rowBytesOf = (table: keyof Tables) =>
  sql`(SELECT coalesce(sum(pg_column_size(t.*)), 0) FROM ${sql.table(table)} t)`;
