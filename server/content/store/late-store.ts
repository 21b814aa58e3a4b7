import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../../monitoring/logger.ts';
import { errorCode } from './database.ts';

/** Submissions cannot be stored at present; visitors are asked to try again. */
export class StoreUnavailable extends Error {
  /** Minimum time before a repeat. */
  readonly retryAfterS: number = 5;

  constructor(message = 'the database cannot be reached') {
    super(message);
    this.name = 'StoreUnavailable';
  }
}

const RETRY_MS = 2_000;
/** Maximum delay of a start by the first attempt; most databases are available. */
const FIRST_MS = 2_000;

/**
 * Opens a database that may be unavailable: attempts continue until it is open. Resolves after the first attempt, or
 * after FIRST_MS.
 *
 * @param retryMs pause between two attempts
 */
export async function openLate<Opened>(open: () => Promise<Opened>, logger: Logger, retryMs = RETRY_MS) {
  let opened: Opened | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function attempt(isFirst: boolean): Promise<void> {
    try {
      opened = await open();
      if (!isFirst) logger.info('the database is open: submissions are stored again');
    } catch (error) {
      if (isFirst) {
        // The cause has the error code of the connection.
        const reason = errorCode((error as Error).cause ?? error);
        logger.error({ reason }, 'the database cannot be opened: the site serves pages without it');
      }
      if (isClosed) return;
      timer = setTimeout(() => {
        running = attempt(false);
      }, retryMs);
    }
  }

  let running = attempt(true);
  await Promise.race([running, delay(FIRST_MS, undefined, { ref: false })]);
  return {
    /** @throws {StoreUnavailable} */
    get now(): Opened {
      if (opened === undefined) throw new StoreUnavailable();
      return opened;
    },
    /** Stops the attempts and returns the opened database, if any. */
    async close(): Promise<Opened | undefined> {
      isClosed = true;
      clearTimeout(timer);
      await running;
      return opened;
    },
  };
}
