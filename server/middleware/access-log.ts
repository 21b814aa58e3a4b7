import { RESOURCES } from '../../shared/paths/resources.ts';
import type { Logger } from '../logger.ts';
import type { SiteResponse, Step } from './step.ts';

declare global {
  namespace Express {
    interface Locals {
      /** Name of the route that answered, for the log. */
      route?: string;
      /** What became of the request in the page cache. */
      cacheState?: string;
      /** When work on the request began, in milliseconds of this process. */
      startedAt: number;
    }
  }
}

const HEALTH: ReadonlySet<string> = new Set([RESOURCES.health, RESOURCES.readiness]);
/** A hostile request must not blow the log up. */
const PATH_MAX_LENGTH = 512;

/**
 * One line per request when its response is out, or when the visitor left before. The query string stays out: it
 * may carry what people typed.
 */
export function accessLog(logger: Logger): Step {
  // No field of a line is private, so none has to be looked for.
  const lines = logger.child({}, { formatters: { log: (line) => line } });
  function onClose(this: SiteResponse): void {
    const { requestId, address, startedAt, route, cacheState } = this.locals;
    const { statusCode } = this;
    const line = {
      requestId,
      method: this.req.method,
      path: address.pathname.slice(0, PATH_MAX_LENGTH),
      status: statusCode,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      route,
      cache: cacheState,
      aborted: this.writableFinished ? undefined : true,
    };
    if (HEALTH.has(address.pathname)) lines.debug(line, 'request');
    else if (statusCode >= 500) lines.error(line, 'request');
    else lines.info(line, 'request');
  }
  return (_req, res, next) => {
    res.locals.startedAt = performance.now();
    res.on('close', onClose);
    next();
  };
}
