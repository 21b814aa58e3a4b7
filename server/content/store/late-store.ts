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

interface LateOptions<Opened> {
  open(): Promise<Opened>;
  logger: Logger;
  /** Pause between two attempts. */
  retryMs?: number | undefined;
}

const RETRY_MS = 2_000;
/** Maximum delay of a start by the first attempt; most databases are available. */
const FIRST_MS = 2_000;

/** A database that may be unavailable at the start: attempts continue until it is open; reading does not wait. */
export class Late<Opened> {
  readonly #options: LateOptions<Opened>;
  #opened: Opened | undefined;
  #running: Promise<void>;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: LateOptions<Opened>) {
    this.#options = options;
    this.#running = this.#try(true);
  }

  /** Resolves after the first attempt, or after FIRST_MS. */
  async attempted(): Promise<void> {
    await Promise.race([this.#running, delay(FIRST_MS, undefined, { ref: false })]);
  }

  /** @throws {StoreUnavailable} */
  get now(): Opened {
    if (this.#opened === undefined) throw new StoreUnavailable();
    return this.#opened;
  }

  /** Stops the attempts and returns the opened database, if any. */
  async close(): Promise<Opened | undefined> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#running;
    return this.#opened;
  }

  async #try(isFirst: boolean): Promise<void> {
    const { open, logger, retryMs = RETRY_MS } = this.#options;
    try {
      this.#opened = await open();
      if (!isFirst) logger.info('the database is open: submissions are stored again');
    } catch (error) {
      if (isFirst) {
        // The cause has the error code of the connection.
        const reason = errorCode((error as Error).cause ?? error);
        logger.error({ reason }, 'the database cannot be opened: the site serves pages without it');
      }
      if (this.#isClosed) return;
      this.#timer = setTimeout(() => {
        this.#running = this.#try(false);
      }, retryMs);
    }
  }
}
