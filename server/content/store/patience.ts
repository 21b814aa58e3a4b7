import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from './database.ts';
import { StoreUnavailable } from './late-store.ts';

/** A restarted database or its replica is available within seconds; the site waits ten seconds for a response. */
const PATIENT_MS = 5_000;
const PAUSE_MS = 100;

/**
 * Connections that are refused, lost, or closed by a server that is starting, stopping or has no capacity; a thread
 * that has ended.
 */
const AWAY =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN|ERR_DATABASE_THREAD|08\w{3}|57P0[123]|53300)\b/;
/** Errors of pg itself have no code. */
const LOST =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the database was unreachable, in contrast to an error response. */
function isAway(error: unknown): boolean {
  return AWAY.test(errorCode(error)) || LOST.test((error as Error | undefined)?.message ?? '');
}

/**
 * Repeats work during a short outage of the database. `work` must be idempotent, because it may have completed when the
 * connection broke.
 *
 * @throws {StoreUnavailable} when the outage lasts longer
 */
export async function patiently<Result>(
  work: () => Promise<Result>,
  { forMs = PATIENT_MS }: { forMs?: number | undefined } = {},
): Promise<Result> {
  const end = performance.now() + forMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error)) throw error;
      if (performance.now() > end) throw new StoreUnavailable();
    }
    await delay(PAUSE_MS);
  }
}
