import type { Database } from './database.ts';
import { withoutWaiting } from './sqlite/without-waiting.ts';

/** SQLite's SQLITE_BUSY: another process is writing, so the database is writable. */
const BUSY = 5;
/** The size of a long submission: a full disk may have room for a few bytes. */
const CHECKED_BYTES = 32 * 1024;

/** Writes a row. @param isFile whether the database is a local file */
export async function checkWrites(database: Database, isFile: boolean): Promise<void> {
  if (!isFile) return writeRow(database, '');
  try {
    await withoutWaiting(database, (db) => writeRow(db, ' '.repeat(CHECKED_BYTES)));
  } catch (error) {
    if ((error as { errcode?: unknown }).errcode !== BUSY) throw error;
  }
}

async function writeRow(db: Database, padding: string): Promise<void> {
  const value = new Date().toISOString() + padding;
  await db
    .insertInto('service_secrets')
    .values({ name: 'last-check', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
