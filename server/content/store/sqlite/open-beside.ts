import type { Logger } from '../../../monitoring/logger.ts';
import { type Database, type DatabasePlace, errorCode, openDatabase } from '../database.ts';
import { SqliteThread } from './sqlite-thread.ts';

/**
 * Opens the database for a server process. A file is accessed in a thread of its own, so that other requests do not
 * wait for it; a database in memory does not block.
 *
 * @throws {StoreError}
 */
export function openDatabaseBeside(place: DatabasePlace, logger: Logger): Promise<Database> {
  if (place.dataDir === undefined) return openDatabase(place);
  const onCrash = (error: Error) =>
    logger.error({ reason: errorCode(error) }, 'the database thread ended: restarting');
  return openDatabase(place, (file) => new SqliteThread(file, onCrash));
}
