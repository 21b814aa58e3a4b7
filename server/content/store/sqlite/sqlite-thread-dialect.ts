import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteThread } from './sqlite-thread.ts';
import { beginTransaction, rollbackTransaction } from './sqlite-transactions.ts';

/**
 * Kysely's SQLite dialect over a thread with the connection. The thread starts with the first statement; after a crash,
 * with the next one outside of the interrupted transaction.
 */
export function threadDialect(start: () => SqliteThread): Dialect {
  return {
    createDriver: () => new ThreadDriver(start),
    // The adapter declares a single connection: Kysely serializes transactions.
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

class ThreadDriver implements Driver {
  readonly #start: () => SqliteThread;
  #thread: SqliteThread | undefined;

  constructor(start: () => SqliteThread) {
    this.#start = start;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#thread || this.#thread.hasEnded) this.#thread = this.#start();
    return new ThreadConnection(this.#thread);
  }

  beginTransaction = beginTransaction;
  rollbackTransaction = rollbackTransaction;

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#thread?.close();
  }
}

/** Bound to its thread: the rest of a transaction must not run in a new thread, outside of any transaction. */
class ThreadConnection implements DatabaseConnection {
  readonly #thread: SqliteThread;

  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, ...rest } = await this.#thread.run(sql, parameters);
    return { rows: rows as Row[], ...rest };
  }

  streamQuery(): never {
    throw new Error('streaming queries are not supported');
  }
}
