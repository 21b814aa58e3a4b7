import type { RequestHandler } from 'express';
import type { Resolution, Resolve } from '../../shared/paths/resolve.ts';

declare global {
  namespace Express {
    interface Locals {
      /** What the address means; set for GET and HEAD of everything that is not a file or the API. */
      resolution?: Resolution;
    }
  }
}

/** Caches may keep a redirect for a day, so that a mistaken row can still be taken back. */
const REDIRECT_CACHE = 'public, max-age=86400';

/**
 * Resolves the address before anything else looks at it: an old one is answered with one 301 here, and what is left
 * reaches the page handler with its meaning.
 */
export function legacyPaths(resolve: Resolve): RequestHandler {
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const { pathname, search } = splitTarget(req.originalUrl);
    const resolution = resolve(pathname, search);
    if (resolution.kind === 'redirect') {
      res.locals.route = 'redirect';
      res.set({ Location: resolution.location, 'Cache-Control': REDIRECT_CACHE }).status(301).end();
      return;
    }
    res.locals.resolution = resolution;
    next();
  };
}

/** Path and query as sent. Nothing is decoded here: the resolver decides what an encoded character means. */
export function splitTarget(target: string): { pathname: string; search: string } {
  const end = target.indexOf('?');
  return end === -1
    ? { pathname: target, search: '' }
    : { pathname: target.slice(0, end), search: target.slice(end) };
}
