import { type RequestHandler, Router } from 'express';
import { isReading } from './reading.ts';

/** Handlers with nothing to say to whoever reads a page: such a request goes past all of them in one step. */
export function unlessPage(...handlers: RequestHandler[]): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true });
  router.use(handlers);
  return (req, res, next) => {
    if (res.locals.address.resolution.kind === 'page' && isReading(req)) next();
    else router(req, res, next);
  };
}
