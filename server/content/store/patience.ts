import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from './database.ts';
import { StoreUnavailable } from './late-store.ts';

/** A database that is restarted or taken over by its replica is back within seconds; the site waits ten for a response. */
const PATIENT_MS = 5_000;
const PAUSE_MS = 100;

/** Connections: refused, lost, shut down by the server, which is starting, stopping or has no room; a thread that has ended. */
const AWAY =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN|ERR_DATABASE_THREAD|08\w{3}|57P0[123]|53300)\b/;
/** What pg itself says has no code. */
const LOST =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the database could not be reached, as opposed to having said no. */
function isAway(error: unknown): boolean {
  return AWAY.test(errorCode(error)) || LOST.test((error as Error | undefined)?.message ?? '');
}

/**
 * Does something again for as long as the database is away for a moment. It may have been done already when the connection
 * broke: `work` has to be such that a repeat changes nothing.
 *
 * @throws {StoreUnavailable} when the database stays away.
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
