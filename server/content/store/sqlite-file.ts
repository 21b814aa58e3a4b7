import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

export interface StatementResult {
  rows: unknown[];
  insertId?: bigint;
  numAffectedRows?: bigint;
}

/** Opens a database file the way the product uses it. */
export function openSqliteFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  // A commit is on the disk before it is answered (FULL), and reading goes on meanwhile (WAL). The export may be
  // reading, or a second process starting: wait instead of failing. What is deleted is overwritten.
  database.exec(
    'PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON',
  );
  return database;
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
