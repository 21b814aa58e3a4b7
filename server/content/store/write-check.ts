import type { Database } from './database.ts';
import { withoutWaiting } from './without-waiting.ts';

/** SQLite's SQLITE_BUSY: somebody else is writing, so that it can be written. */
const BUSY = 5;
/** As much as a long submission: a disk that is full may have room for a few bytes more. */
const CHECKED_BYTES = 32 * 1024;

export interface WriteCheckOptions {
  db: Database;
  /** Whether it is a file of this machine. */
  isFile: boolean;
  /** Throws where the file is not the one that was opened. */
  ensureFile(): void;
}

/**
 * Tells whether what is written now will be there later: a file that was deleted or replaced takes what is written, and loses
 * it with the process.
 *
 * @returns what throws when it is not
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
