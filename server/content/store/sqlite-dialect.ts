import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { type Dialect, type SqliteDatabase, SqliteDialect } from 'kysely';
import { openSqliteFile } from './sqlite-file.ts';

/** Kysely's SQLite dialect over the SQLite that Node brings: no addon to build. Its thread waits for locks and for the disk. */
export function nodeSqliteDialect(file: string): Dialect {
  return new SqliteDialect({ database: async () => wrap(openSqliteFile(file)) });
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
