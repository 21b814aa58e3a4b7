import type { RequestHandler } from 'express';
import { isReading } from '../reading.ts';

/** Caches may keep a redirect for a day, so that a mistaken row can still be corrected. */
const REDIRECT_CACHE = 'public, max-age=86400';

/**
 * Answers an old address with one 301.
 *
 * @param common headers of every response
 */
export function legacyPaths(common: Readonly<Record<string, string>>): RequestHandler {
  const headers = Object.entries({
    ...common,
    'Cache-Control': REDIRECT_CACHE,
    'Content-Length': '0',
  }).flat();
  return (req, res, next) => {
    const { requestId, address } = res.locals;
    if (address.resolution.kind !== 'redirect' || !isReading(req)) return next();
    res.locals.route = 'redirect';
    const { location } = address.resolution;
    res.writeHead(301, [...headers, 'X-Request-Id', requestId, 'Location', location]).end();
  };
}
