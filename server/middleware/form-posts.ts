import { type Request, type RequestHandler, raw } from 'express';
import type { Resolve } from '../../shared/paths/resolve.ts';
import { routeOf } from '../../shared/paths/routes.ts';
import { splitTarget } from './legacy-paths.ts';

declare global {
  namespace Express {
    interface Locals {
      /** The posted form as it came, URL-encoded; set when the address is a page that takes one. */
      form?: Buffer;
    }
  }
}

const FORM = 'application/x-www-form-urlencoded';
const BODY_LIMIT = '1mb';

/**
 * Reads forms that are posted to their own page, which is how a form works without JavaScript. Only this site's own
 * pages may post: there is no session to steal, but nobody else may send in a visitor's name.
 */
export function formPosts({ resolve }: { resolve: Resolve }): RequestHandler {
  const read = raw({ type: FORM, limit: BODY_LIMIT });
  return (req, res, next) => {
    if (req.method !== 'POST') return next();
    const { pathname, search } = splitTarget(req.originalUrl);
    const resolution = resolve(pathname, search);
    if (resolution.kind !== 'page' || !routeOf(resolution.routeId).takesForm) return next();
    res.locals.route = resolution.routeId;
    if (!isFromThisSite(req)) return next(refusal(403, 'posted from another site'));
    if (!req.is(FORM)) return next(refusal(415, 'no URL-encoded form'));
    read(req, res, (error?: unknown) => {
      // The parser's error may carry the body: it must not reach a log.
      if (error)
        return next(isTooLarge(error) ? refusal(413, 'form too large') : refusal(400, 'unreadable form'));
      res.locals.resolution = resolution;
      res.locals.form = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
      next();
    });
  };
}

/** What every current browser says by itself (Fetch Metadata); older ones at least name the origin. */
function isFromThisSite(req: Request): boolean {
  const site = req.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = req.get('origin');
  return !origin || (URL.canParse(origin) && new URL(origin).host === req.get('host'));
}

function isTooLarge(error: unknown): boolean {
  return (error as { status?: unknown }).status === 413;
}

function refusal(status: number, message: string): Error {
  return Object.assign(new Error(message), { status });
}
