import type { Request, RequestHandler } from 'express';
import { sendShortNotFound } from '../pages/short-not-found.ts';

/** The only extensions of page addresses. */
const PAGE = /\.html?$/i;
const FILE = /\.[a-z0-9]{1,10}$/i;
/** Values of `Sec-Fetch-Dest` when a browser shows a page or a script reads one. */
const PAGE_DESTINATIONS = new Set(['document', 'iframe', 'frame', 'empty']);

/**
 * Answers a missing picture, script or other file with a short 404, because a page would not be visible in its place.
 * An address that was a page once keeps its not-found page, and so does any address that is opened in a window.
 */
export function missingFiles(): RequestHandler {
  return (req, res, next) => {
    const { resolution } = res.locals.address;
    if (resolution.kind !== 'not-found' || resolution.dead || !isFile(req)) return next();
    sendShortNotFound(res, 'static');
  };
}

function isFile(req: Request): boolean {
  const destination = req.get('sec-fetch-dest');
  if (FILE.test(req.path)) return destination !== 'document' && !PAGE.test(req.path);
  return destination ? !PAGE_DESTINATIONS.has(destination) : !req.accepts('html');
}
