import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Does some work in SQLite that fails where another process holds the lock: what visitors send in uses the same connection, and must
 * not wait behind work that can be done later.
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
