import type { Logger } from '../monitoring/logger.ts';

const EVERY_MS = 10_000;

/**
 * Creates a rate-limited warning for frequent events: the first one is logged immediately, then one entry per ten
 * seconds with the number of events since the last entry.
 */
export function refusalLog(logger: Logger, message: string): (detail?: Record<string, unknown>) => void {
  let count = 0;
  let last: Record<string, unknown> = {};
  let timer: NodeJS.Timeout | undefined;

  function write(): void {
    timer = undefined;
    if (count === 0) return;
    logger.warn({ ...last, count }, message);
    count = 0;
    timer = setTimeout(write, EVERY_MS);
    timer.unref();
  }

  return (detail = {}) => {
    count += 1;
    last = detail;
    if (!timer) write();
  };
}
