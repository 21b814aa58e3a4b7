import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Dialect, type SqliteDatabase, SqliteDialect } from 'kysely';

/** Kysely's SQLite dialect over the SQLite that Node brings: no addon to build. */
export function nodeSqliteDialect(file: string): Dialect {
  return new SqliteDialect({
    database: async () => {
      const database = new DatabaseSync(file);
      // A commit is on the disk before it is answered (FULL), and reading goes on meanwhile (WAL). The export may be
      // reading, or a second process starting: wait instead of failing.
      database.exec(
        'PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON',
      );
      return wrap(database);
    },
  });
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
