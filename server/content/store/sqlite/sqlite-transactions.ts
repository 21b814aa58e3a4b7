import { CompiledQuery, type DatabaseConnection, type TransactionSettings } from 'kysely';

/**
 * Begins a transaction. One that may write acquires the lock at once and waits for it: a transaction that reads before
 * it writes would fail without waiting after a write of another process in between.
 */
export async function beginTransaction(
  connection: DatabaseConnection,
  { accessMode }: TransactionSettings = {},
): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'));
}

/** SQLite itself ends a transaction on a full disk: a failing ROLLBACK must not replace the first error. */
export async function rollbackTransaction(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {});
}
