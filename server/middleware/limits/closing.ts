import type { RequestHandler } from 'express';

/**
 * Closes each connection after its response while the process ends, so that the next request reaches another process.
 */
export function closing(isEnding: () => boolean): RequestHandler {
  return (_req, res, next) => {
    if (isEnding()) res.shouldKeepAlive = false;
    next();
  };
}
