import { sql } from 'kysely';
import type { Database } from '../database.ts';

/**
 * Runs work in SQLite that fails when another process holds the lock: submissions use the same connection and must not
 * wait for deferrable work.
 */
export function withoutWaiting<Result>(
  database: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return database.connection().execute(async (db) => {
    const { rows } = await sql<{ timeout: number }>`PRAGMA busy_timeout`.execute(db);
    await sql`PRAGMA busy_timeout = 0`.execute(db);
    try {
      return await work(db);
    } finally {
      await sql`PRAGMA busy_timeout = ${sql.lit(rows[0]?.timeout ?? 0)}`.execute(db);
    }
  });
}
