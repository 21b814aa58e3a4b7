import { isApiError } from '../../shared/api/error.ts';
import type { Logger } from '../logger.ts';
import type { Monitoring } from '../monitoring.ts';
import { contractPath } from '../upstream/calls.ts';
import { reasonOf } from '../upstream/reason.ts';

const EVERY_MS = 60_000;

/** Takes a failed call without whose data a page was shown. */
export type ReportLeftOut = (error: unknown, page: { path: string; requestId?: string | undefined }) => void;

/**
 * Logs and reports failed calls without whose data pages are shown: the first failure of a call at once, then once a minute
 * with the number of failures since.
 */
export function leftOutReporter({
  logger,
  monitoring,
  now = Date.now,
}: {
  logger: Logger;
  monitoring: Pick<Monitoring, 'report'>;
  now?: () => number;
}): ReportLeftOut {
  const reported = new Map<string | undefined, { at: number; since: number }>();
  return (error, { path, requestId }) => {
    const call = isApiError(error) ? error.call : undefined;
    // One entry for each call of the contract, whatever record it asks for.
    const name = call && contractPath(call);
    const last = reported.get(name);
    if (last && now() - last.at < EVERY_MS) {
      last.since += 1;
      return;
    }
    reported.set(name, { at: now(), since: 0 });
    const count = (last?.since ?? 0) + 1;
    logger.warn({ requestId, path, call, reason: reasonOf(error), count }, 'section left out');
    monitoring.report(error, { path, ...(requestId !== undefined && { requestId }) });
  };
}
