import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { type Dialect, type Driver, type SqliteDatabase, SqliteDialect, SqliteDriver } from 'kysely';
import { openSqliteFile } from './sqlite-file.ts';
import { beginTransaction, rollbackTransaction } from './sqlite-transactions.ts';

/** Kysely's SQLite dialect over Node's own SQLite, without an addon. Blocks the thread for locks and disk access. */
export function nodeSqliteDialect(file: string): Dialect {
  return new NodeSqliteDialect({ database: async () => wrap(openSqliteFile(file)) });
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: ConstructorParameters<typeof SqliteDriver>[0];

  constructor(config: ConstructorParameters<typeof SqliteDriver>[0]) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new NodeSqliteDriver(this.#config);
  }
}

class NodeSqliteDriver extends SqliteDriver {
  override beginTransaction = beginTransaction;
  override rollbackTransaction = rollbackTransaction;
}

function wrap(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}
