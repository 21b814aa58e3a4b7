import { createHash } from 'node:crypto';
import { type Request, Router } from 'express';
import { SITE_CALLS } from '../../../shared/paths/resources.ts';
import { TIERS_PLACE, tiersOf } from '../../../shared/topology/tiers.ts';
import type { SiteContent } from '../../site-content/load.ts';
import { compressed } from '../files/compressed.ts';
import { sendShortNotFound } from './short-not-found.ts';

/** Short, so that an edited page is shown within a minute. */
const CACHE = 'public, max-age=60';

/**
 * `/-/pages?path=/service`: content of a page, for client-side navigation. Only paths of existing pages are answered;
 * all else below the prefix is a short 404.
 */
export function sitePages({ pages, home, site }: Pick<SiteContent, 'pages' | 'home' | 'site'>): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(SITE_CALLS.pages, compressed(), (req, res, next) => {
    const path = pathIn(req);
    const said = path === '/' ? home : path === TIERS_PLACE ? tiersOf(site) : pages.find(path);
    if (!said) return next();
    const body = JSON.stringify(said);
    res.locals.route = 'resource';
    res
      .type('json')
      .set({ 'Cache-Control': CACHE, ETag: etagOf(body), 'X-Robots-Tag': 'noindex' })
      .send(body);
  });
  return router.all('/-/{*path}', (_req, res) => sendShortNotFound(res, 'resource'));
}

function pathIn({ query }: Request): string {
  const { path } = query;
  return typeof path === 'string' ? path : '';
}

function etagOf(body: string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
