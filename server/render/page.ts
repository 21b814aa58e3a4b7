import type { RequestHandler } from 'express';
import { isReading } from '../middleware/reading.ts';
import { readRequest } from './asked-page.ts';
import { cachedPage } from './cached-page.ts';
import type { PageDeps } from './page-deps.ts';
import { streamPage } from './stream-page.ts';

/** Handles the requests that no other middleware has: pages, the not-found page and the error page. */
export function page(deps: PageDeps): RequestHandler {
  const { cache, monitoring } = deps;
  return async (req, res, next) => {
    if (!isReading(req) && !res.locals.form) return next();
    monitoring.nameTrace(req, res);
    const asked = readRequest(req, res);
    const isSent = cache && (await cachedPage(deps, cache, asked, req, res));
    if (!isSent) await streamPage(deps, asked, req, res);
  };
}
