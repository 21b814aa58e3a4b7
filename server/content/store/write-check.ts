import type { Database } from './database.ts';
import { withoutWaiting } from './sqlite/without-waiting.ts';

/** SQLite's SQLITE_BUSY: another process is writing, so the database is writable. */
const BUSY = 5;
/** The size of a long submission: a full disk may have room for a few bytes. */
const CHECKED_BYTES = 32 * 1024;

interface WriteCheckOptions {
  db: Database;
  /** Whether the database is a local file. */
  isFile: boolean;
  /** Throws when the file is not the one that was opened. */
  ensureFile(): void;
}

/**
 * Checks that writes are durable: a deleted or replaced file accepts writes and loses them with the process.
 *
 * @returns a function that throws when they are not
 */
export function writeCheck({ db, isFile, ensureFile }: WriteCheckOptions): () => Promise<void> {
  return async () => {
    ensureFile();
    if (isFile) await writeUnlessBusy(db);
    else await writeRow(db, '');
  };
}

async function writeUnlessBusy(database: Database): Promise<void> {
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
