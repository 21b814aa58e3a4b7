import { statSync } from 'node:fs';
import { sql } from 'kysely';
import type { StoreFigures } from '../../metrics/figures.ts';
import { type Database, type DatabasePlace, databaseFile } from './database.ts';
import { bytesOf, type Quota } from './quota.ts';

/** Figures of the write side for monitoring. */
export async function storeFigures(db: Database, place: DatabasePlace, quota: Quota): Promise<StoreFigures> {
  const { entries, oldest } = await db
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll().as('entries'), fn.min('created_at').as('oldest')])
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    databaseBytes: place.databaseUrl
      ? await bytesOf(db, sql`pg_database_size(current_database())`)
      : fileBytes(databaseFile(place)),
    quotaUsed: await quota.usedShare(),
    outboxEntries: Number(entries),
    outboxOldestAt: oldest === null ? undefined : Date.parse(oldest),
  };
}

/** Including the write-ahead log, which SQLite moves into the file later. */
function fileBytes(file: string | undefined): number | undefined {
  if (file === undefined) return undefined;
  const sizes = [file, `${file}-wal`].map((name) => statSync(name, { throwIfNoEntry: false })?.size ?? 0);
  return sizes.reduce((sum, size) => sum + size, 0);
}
