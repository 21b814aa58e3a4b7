import { createHash } from 'node:crypto';
import { type Request, Router } from 'express';
import { SITE_CALLS } from '../../shared/paths/resources.ts';
import type { SiteContent } from '../site-content/load.ts';
import { compressed } from './compressed.ts';
import { sendShortNotFound } from './short-not-found.ts';

/** Short: a page that an editor has changed shows it within a minute. */
const CACHE = 'public, max-age=60';
const PREFIX = '/-/';

/**
 * `/-/pages?path=/service`: what a page says, for the browser that goes there by a link. Only paths of pages that exist are
 * answered; everything else below the prefix is a short 404.
 */
export function sitePages({ pages, home }: Pick<SiteContent, 'pages' | 'home'>): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(SITE_CALLS.pages, compressed(), (req, res, next) => {
    const path = pathIn(req);
    const page = path === '/' ? home : pages.find(path);
    if (!page) return next();
    const body = JSON.stringify(page);
    res.locals.route = 'resource';
    res
      .type('json')
      .set({ 'Cache-Control': CACHE, ETag: etagOf(body), 'X-Robots-Tag': 'noindex' })
      .send(body);
  });
  router.use((req, res, next) => {
    if (!req.path.startsWith(PREFIX)) return next();
    sendShortNotFound(res, 'resource');
  });
  return router;
}

function pathIn({ query }: Request): string {
  const { path } = query;
  return typeof path === 'string' ? path : '';
}

function etagOf(body: string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
