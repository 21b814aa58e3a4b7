import {
  type Database,
  type DatabasePlace,
  errorCode,
  openDatabaseBeside,
} from '../../server/content/store/database.ts';
import type { Logger } from '../../server/monitoring/logger.ts';
import { DeskError, unavailable } from './problems.ts';

/** The site's database, opened on first use by a page of the desk. */
export class DeskDatabase {
  readonly #place: DatabasePlace;
  readonly #logger: Logger;
  #open: Promise<Database> | undefined;

  constructor(place: DatabasePlace, logger: Logger) {
    this.#place = place;
    this.#logger = logger;
  }

  /** @throws {DeskError} 503 `database` if it cannot be opened or queried */
  async use<Value>(work: (db: Database) => Promise<Value>): Promise<Value> {
    this.#open ??= openDatabaseBeside(this.#place, this.#logger).catch((error: Error) => {
      // The next call tries again.
      this.#open = undefined;
      throw error.cause ?? error;
    });
    try {
      return await work(await this.#open);
    } catch (error) {
      if (error instanceof DeskError) throw error;
      // Database errors may quote visitors' input: only the code is logged.
      this.#logger.error({ reason: errorCode(error) }, 'desk: the database cannot be used');
      throw unavailable(
        'database',
        'データベースに接続できないため、表示や保存ができません。時間をおいて、もう一度お試しください。続くときは、運用担当者に連絡してください。',
      );
    }
  }

  async close(): Promise<void> {
    const db = await this.#open?.catch(() => undefined);
    await db?.destroy();
  }
}
