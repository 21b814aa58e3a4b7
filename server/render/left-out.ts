import { isApiError } from '../../shared/api/error.ts';
import type { Logger } from '../logger.ts';
import type { Monitoring } from '../monitoring.ts';
import { onceAMinute } from '../throttle.ts';
import { contractPath } from '../upstream/calls.ts';
import { reasonOf } from '../upstream/reason.ts';

/** Takes a failed call without whose data a page was shown. */
export type ReportLeftOut = (error: unknown, page: { path: string; requestId?: string | undefined }) => void;

/**
 * Logs and reports failed calls without whose data pages are shown: the first failure of a call of the contract at once, then
 * once a minute with the number of failures since.
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
    logger.warn({ requestId, path, call, reason: reasonOf(error), count }, 'section left out');
    monitoring.report(error, { path, ...(requestId !== undefined && { requestId }) });
  };
}
