import { statSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** SQLite's SQLITE_BUSY: somebody else is writing, so that it can be written. */
const BUSY = 5;

export interface WriteCheckOptions {
  db: Database;
  /** The database file; none for one in memory or on another machine. */
  file: string | undefined;
}

/**
 * Tells whether what is written now will be there later: a file that was deleted or replaced takes what is written, and loses
 * it with the process.
 *
 * @returns what throws when it is not
 */
export function writeCheck({ db, file }: WriteCheckOptions): () => Promise<void> {
  const identity = () => {
    if (file === undefined) return '';
    const { dev, ino } = statSync(file);
    return `${dev} ${ino}`;
  };
  const opened = identity();
  return async () => {
    if (identity() !== opened) throw Object.assign(new Error('replaced'), { code: 'FILE_REPLACED' });
    if (file === undefined) await writeRow(db);
    else await writeWithoutWaiting(db);
  };
}

/** What visitors send in uses the same connection: it must not wait behind a look for another process's lock. */
async function writeWithoutWaiting(database: Database): Promise<void> {
  await database.connection().execute(async (db) => {
    const { rows } = await sql<{ timeout: number }>`PRAGMA busy_timeout`.execute(db);
    await sql`PRAGMA busy_timeout = 0`.execute(db);
    try {
      await writeRow(db);
    } catch (error) {
      if ((error as { errcode?: unknown }).errcode !== BUSY) throw error;
    } finally {
      await sql`PRAGMA busy_timeout = ${sql.lit(rows[0]?.timeout ?? 0)}`.execute(db);
    }
  });
}

async function writeRow(db: Database): Promise<void> {
  const value = new Date().toISOString();
  await db
    .insertInto('service_secrets')
    .values({ name: 'last-check', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
