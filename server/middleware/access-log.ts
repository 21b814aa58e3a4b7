import type { RequestHandler } from 'express';
import { RESOURCES } from '../../shared/paths/resources.ts';
import type { Logger } from '../logger.ts';

declare global {
  namespace Express {
    interface Locals {
      /** Name of the route that answered, for the log. */
      route?: string;
    }
  }
}

const HEALTH: ReadonlySet<string> = new Set([RESOURCES.health, RESOURCES.readiness]);

/**
 * One line per request when its answer is out, or when the visitor left before. The query string stays out: it
 * may carry what people typed.
 */
export function accessLog(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const start = performance.now();
    res.once('close', () => {
      const line = {
        requestId: res.locals.requestId,
        method: req.method,
        path: pathOnly(req.originalUrl),
        status: res.statusCode,
        ms: Math.round((performance.now() - start) * 10) / 10,
        route: res.locals.route,
        cache: res.getHeader('X-Cache'),
        ...(res.writableFinished ? {} : { aborted: true }),
      };
      if (HEALTH.has(req.path)) logger.debug(line, 'request');
      else if (res.statusCode >= 500) logger.error(line, 'request');
      else logger.info(line, 'request');
    });
    next();
  };
}

/** The path as sent, cut to a length that a hostile request cannot blow a log up with. */
function pathOnly(url: string): string {
  const end = url.indexOf('?');
  return (end === -1 ? url : url.slice(0, end)).slice(0, 512);
}
