import type { Request, RequestHandler } from 'express';
import { sendShortNotFound } from './short-not-found.ts';

/** The one extension that addresses of pages have. */
const PAGE = /\.html?$/i;
const FILE = /\.[a-z0-9]{1,10}$/i;
/** What a browser says it wants when it is to show a page, or when a script reads one (Fetch Metadata). */
const PAGE_DESTINATIONS = new Set(['document', 'iframe', 'frame', 'empty']);

/**
 * A picture, a script or another file that is none gets a short 404: nobody would see a page in its place. An address
 * that once was a page keeps its not-found page, and so does any address that is opened in a window.
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
