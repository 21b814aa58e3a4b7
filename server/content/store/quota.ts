import { sql } from 'kysely';
import type { Logger } from '../../logger.ts';
import type { Database } from './database.ts';
import { StoreUnavailable } from './late-store.ts';
import type { Tables } from './tables.ts';

/** The database holds as much as it may; what is stored goes on being read, sent and deleted. */
export class StoreFull extends StoreUnavailable {
  /** Somebody has to delete something first, or to allow more. */
  override readonly retryAfterS = 600;

  constructor() {
    super('the database holds as much as it may');
    this.name = 'StoreFull';
  }
}

export interface QuotaOptions {
  db: Database;
  /** Whether the database is a PostgreSQL; otherwise it is SQLite. */
  isServer: boolean;
  /** What the database may hold, in bytes; without it there is no end. */
  maxBytes: number | undefined;
  logger: Logger;
  /** How long a measurement counts: what comes in meanwhile is let in. */
  measuredForMs?: number | undefined;
}

export interface Quota {
  /** Whether something may be added; also where that cannot be found out: a database that is away says so itself. */
  hasRoom(): Promise<boolean>;
  /** What is used of what may be, 1 for all of it; undefined where there is no end. @throws while that cannot be read. */
  usedShare(): Promise<number | undefined>;
}

const MEASURED_FOR_MS = 5_000;
/** A look at every row, so seldom. It is only needed by a PostgreSQL that has grown close to its limit once. */
const ROWS_MEASURED_FOR_MS = 60_000;
/** Share of the limit at which operators hear of it, while there is time. */
const NEARLY_FULL = 0.8;

/** Keeps what strangers can make the database hold within a limit. */
export function createQuota({ maxBytes, ...options }: QuotaOptions): Quota {
  if (maxBytes !== undefined) return limited({ ...options, maxBytes });
  return { hasRoom: async () => true, usedShare: async () => undefined };
}

function limited({
  db,
  isServer,
  maxBytes,
  logger,
  measuredForMs,
}: QuotaOptions & { maxBytes: number }): Quota {
  const rowBytes = keptFor(measuredForMs ?? ROWS_MEASURED_FOR_MS, () => serverRowBytes(db));
  const usedBytes = keptFor(measuredForMs ?? MEASURED_FOR_MS, async () => {
    if (!isServer) return fileBytes(db);
    const bytes = await serverTableBytes(db);
    // What was deleted leaves room in the tables' files, which stay as large as they were.
    return bytes < maxBytes * NEARLY_FULL ? bytes : rowBytes();
  });
  let told: 'room' | 'little room' | 'no room' = 'room';

  function tell(bytes: number): void {
    const state = bytes >= maxBytes ? 'no room' : bytes >= maxBytes * NEARLY_FULL ? 'little room' : 'room';
    if (state === told) return;
    told = state;
    const figures = { databaseUsedBytes: bytes, databaseMaxBytes: maxBytes };
    if (state === 'no room') logger.error(figures, 'the database is full: submissions are refused');
    else if (state === 'little room') logger.warn(figures, 'the database is nearly full');
    else logger.info(figures, 'the database has room again');
  }

  async function usedShare(): Promise<number> {
    const bytes = await usedBytes();
    tell(bytes);
    return bytes / maxBytes;
  }

  return {
    usedShare,
    hasRoom: () =>
      usedShare().then(
        (share) => share < 1,
        () => true,
      ),
  };
}

/** Asks once for all who ask at the same time or within `ms` after the result; what fails is asked anew. */
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

/** Pages in use: what was deleted counts no more, although the file keeps its size. */
async function fileBytes(db: Database): Promise<number> {
  const { rows } = await sql<{
    bytes: number;
  }>`SELECT (page_count - freelist_count) * page_size AS bytes
     FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()`.execute(db);
  return Number(rows[0]?.bytes);
}

/** Tables that grow with what comes in. */
const GROWING = [
  'submissions',
  'outbox',
  'searches',
  'handling',
  'audit',
  'note_changes',
] as const satisfies (keyof Tables)[];

async function serverTableBytes(db: Database): Promise<number> {
  const sizes = GROWING.map((table) => sql`pg_total_relation_size(${sql.lit(table)})`);
  const { rows } = await sql<{ bytes: unknown }>`SELECT ${sql.join(sizes, sql` + `)} AS bytes`.execute(db);
  return Number(rows[0]?.bytes);
}

async function serverRowBytes(db: Database): Promise<number> {
  const sizes = GROWING.map(
    (table) => sql`(SELECT coalesce(sum(pg_column_size(t.*)), 0) FROM ${sql.table(table)} t)`,
  );
  const { rows } = await sql<{ bytes: unknown }>`SELECT ${sql.join(sizes, sql` + `)} AS bytes`.execute(db);
  return Number(rows[0]?.bytes);
}
