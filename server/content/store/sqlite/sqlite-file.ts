import { chmodSync, closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { QueryResult } from 'kysely';

export type StatementResult = QueryResult<unknown>;

const OWNER_ALONE = 0o600;
const IN_MEMORY = ':memory:';
/** SQLite creates them with the permissions of the database file. */
const FILES_BESIDE = ['-wal', '-shm'];

/** Opens a database file with the settings of this product. Only its owner may read it: it contains personal data. */
export function openSqliteFile(file: string): DatabaseSync {
  if (file !== IN_MEMORY) makeOwn(file);
  const database = new DatabaseSync(file);
  // A commit is on disk before the response (FULL), and readers do not block (WAL). During an export or the start of a
  // second process, statements wait for the lock instead of failing. Deleted data is overwritten.
  database.exec(
    'PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON',
  );
  return database;
}

/** Creates the file if missing, and revokes permissions of group and others. */
function makeOwn(file: string): void {
  try {
    // Never opens an existing file: closing any descriptor of it drops this process's POSIX locks on it.
    closeSync(openSync(file, 'wx', OWNER_ALONE));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  for (const each of [file, ...FILES_BESIDE.map((suffix) => file + suffix)]) {
    try {
      chmodSync(each, OWNER_ALONE);
    } catch (error) {
      // Missing, or owned by another user.
      if (!['ENOENT', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}

/** Runs one statement to its end. */
export function runStatement(
  database: DatabaseSync,
  sql: string,
  parameters: readonly unknown[],
): StatementResult {
  const statement = database.prepare(sql);
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values) };
  const { changes, lastInsertRowid } = statement.run(...values);
  return { rows: [], insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes) };
}
