import type { Logger } from '../logger.ts';

const EVERY_MS = 10_000;

/**
 * A warning for what may happen thousands of times a second: the first time at once, then once in ten seconds with how
 * often it has happened since.
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
