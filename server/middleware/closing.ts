import type { RequestHandler } from 'express';

/** While the process ends every response is the last one of its connection: the next request goes to another process. */
export function closing(isEnding: () => boolean): RequestHandler {
  return (_req, res, next) => {
    if (isEnding()) res.shouldKeepAlive = false;
    next();
  };
}
