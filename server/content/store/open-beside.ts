import type { Logger } from '../../logger.ts';
import { type Database, type DatabasePlace, errorCode, openDatabase } from './database.ts';
import { SqliteThread } from './sqlite-thread.ts';
import { threadDialect } from './sqlite-thread-dialect.ts';

/**
 * Opens the database for a process that serves. A file is read and written in a thread of its own, for which nobody waits who asks for
 * something else; memory alone lets nobody wait.
 *
 * @throws {StoreError}
 */
export function openDatabaseBeside(place: DatabasePlace, logger: Logger): Promise<Database> {
  if (place.dataDir === undefined) return openDatabase(place);
  const onCrash = (error: Error) =>
    logger.error({ reason: errorCode(error) }, 'the thread of the database ended: it is started again');
  return openDatabase(place, (file) => threadDialect(() => new SqliteThread(file, onCrash)));
}
