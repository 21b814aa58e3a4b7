import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteFile, runStatement } from './sqlite-file.ts';
import type { SqliteAnswer, SqliteOrder } from './sqlite-thread.ts';

// One connection in a thread of its own, so that waiting for a lock or the disk does not block other requests.
let database: DatabaseSync | undefined;

parentPort?.on('message', (order: SqliteOrder) => {
  if (order.kind === 'run') {
    parentPort?.postMessage({ kind: 'done', ...outcomeOf(order) } satisfies SqliteAnswer);
  } else {
    database?.close();
    parentPort?.close();
  }
});

function outcomeOf({ sql, parameters }: SqliteOrder & { kind: 'run' }) {
  try {
    database ??= openSqliteFile(workerData);
    return { result: runStatement(database, sql, parameters) };
  } catch (error) {
    // A cloned error loses the properties that identify it.
    const { message, code, errcode, errstr } = error as Error & Record<string, unknown>;
    return { failure: { message, code, errcode, errstr } };
  }
}
