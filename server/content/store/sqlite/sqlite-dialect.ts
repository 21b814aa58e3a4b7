import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { openSqliteFile, runStatement, type StatementResult } from './sqlite-file.ts';

/** An open database file. */
export interface SqliteRunner {
  run(sql: string, parameters: readonly unknown[]): Promise<StatementResult>;
  /** True after a crash: the file has to be opened again. */
  readonly hasEnded: boolean;
  close(): Promise<void>;
}

/** Opens a file in the calling thread, which then waits for locks and disk access. */
export function openHere(file: string): SqliteRunner {
  const database = openSqliteFile(file);
  return {
    run: async (sql, parameters) => runStatement(database, sql, parameters),
    hasEnded: false,
    close: async () => database.close(),
  };
}

/**
 * Kysely's SQLite dialect over Node's own SQLite, without an addon. The file is opened with the first statement; after a
 * crash, with the next one outside of the interrupted transaction.
 */
export function sqliteDialect(open: () => SqliteRunner): Dialect {
  return {
    createDriver: () => new RunnerDriver(open),
    // The adapter declares a single connection: Kysely serializes transactions.
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

class RunnerDriver implements Driver {
  readonly #open: () => SqliteRunner;
  #runner: SqliteRunner | undefined;

  constructor(open: () => SqliteRunner) {
    this.#open = open;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#runner || this.#runner.hasEnded) this.#runner = this.#open();
    return connectionOver(this.#runner);
  }

  /**
   * Begins a transaction. One that may write acquires the lock at once and waits for it: a transaction that reads before
   * it writes would fail without waiting after a write of another process in between.
   */
  async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    await connection.executeQuery(
      CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'),
    );
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  /** SQLite itself ends a transaction on a full disk: a failing ROLLBACK must not replace the first error. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {});
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#runner?.close();
  }
}

/** Bound to its runner: the rest of a transaction must not run in a new one, outside of any transaction. */
function connectionOver(runner: SqliteRunner): DatabaseConnection {
  return {
    executeQuery: <Row>({ sql, parameters }: CompiledQuery) =>
      runner.run(sql, parameters) as Promise<QueryResult<Row>>,
    streamQuery() {
      throw new Error('streaming queries are not supported');
    },
  };
}
