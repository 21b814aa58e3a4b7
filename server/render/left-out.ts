import { isApiError } from '../../shared/api/error.ts';
import type { Logger } from '../monitoring/logger.ts';
import type { Monitoring } from '../monitoring/monitoring.ts';
import { onceAMinute } from '../monitoring/throttle.ts';
import { contractPath } from '../upstream/calls.ts';
import { reasonOf } from '../upstream/reason.ts';

/** Handles a failed call whose data a page lacks. */
export type ReportLeftOut = (error: unknown, page: { path: string; requestId?: string | undefined }) => void;

/**
 * Logs and reports failed calls whose data pages lack: the first failure of a call of the contract at once, then once a
 * minute with the number of failures since. Calls that the API does not offer and missing records are not failures:
 * they are logged at level info and not reported.
 */
export function leftOutReporter({
  logger,
  monitoring,
  now,
}: {
  logger: Logger;
  monitoring: Pick<Monitoring, 'report'>;
  now?: () => number;
}): ReportLeftOut {
  const countOf = onceAMinute(now);
  return (error, { path, requestId }) => {
    const { call } = isApiError(error) ? error : {};
    const count = countOf((call && contractPath(call)) ?? '');
    if (count === undefined) return;
    if (isAbsent(error)) return logger.info({ requestId, path, call, count }, 'the API has no such data');
    logger.warn({ requestId, path, call, reason: reasonOf(error), count }, 'section left out');
    monitoring.report(error, { path, ...(requestId !== undefined && { requestId }) });
  };
}

/** Whether the API responded that the requested data do not exist. */
export function isAbsent(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}
