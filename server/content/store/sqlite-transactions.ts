import { CompiledQuery, type DatabaseConnection, type TransactionSettings } from 'kysely';

/**
 * Begins a transaction. One that may write takes the lock at once and waits for it: one that has read before it writes would fail
 * without waiting when another process has written in between.
 */
export async function beginTransaction(
  connection: DatabaseConnection,
  { accessMode }: TransactionSettings = {},
): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'));
}

/** SQLite itself ends a transaction that meets a full disk: a failing ROLLBACK must not replace the first error. */
export async function rollbackTransaction(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {});
}
