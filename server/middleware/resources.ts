import { type Response, Router } from 'express';
import { atomFeed } from '../resources/feed.ts';
import type { Lists } from '../resources/lists.ts';
import { pageEntries, type SitemapEntry, sitemapIndex, urlSet } from '../resources/sitemap.ts';
import { robotsTxt, securityTxt } from '../resources/text-files.ts';

export interface ResourcesDeps {
  origin: string;
  lists: Lists;
  /** Redirects of the operators, for the browser's router. */
  operatorRows: object;
}

const FEED_ENTRIES = 30;
const HOUR_S = 3_600;

/** Addresses that answer with a file made from the route table and the content, not with a page. */
export function resources({ origin, lists, operatorRows }: ResourcesDeps): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const sitemaps: Record<string, () => Promise<SitemapEntry[]>> = {
    '/sitemap-pages.xml': async () => [...pageEntries(), ...(await lists.categories())],
    '/sitemap-products.xml': lists.products,
    '/sitemap-solutions.xml': lists.solutions,
    '/sitemap-cases.xml': lists.cases,
    '/sitemap-news.xml': lists.news,
    '/sitemap-articles.xml': lists.articles,
    '/sitemap-careers.xml': lists.careers,
    '/sitemap-webinars.xml': lists.webinars,
  };

  function send(res: Response, type: string, body: string): void {
    res.locals.route = 'resource';
    res.type(type).set('Cache-Control', `public, max-age=${HOUR_S}`).send(body);
  }

  router.get('/robots.txt', (_req, res) => send(res, 'text/plain', robotsTxt(origin)));
  router.get('/.well-known/security.txt', (_req, res) =>
    send(res, 'text/plain', securityTxt(origin, new Date())),
  );
  router.get('/sitemap.xml', (_req, res) =>
    send(res, 'application/xml', sitemapIndex(origin, Object.keys(sitemaps))),
  );
  for (const [path, entries] of Object.entries(sitemaps)) {
    router.get(path, async (_req, res) => send(res, 'application/xml', urlSet(origin, await entries())));
  }
  router.get('/news/feed.xml', async (_req, res) => {
    const entries = await lists.latestNews(FEED_ENTRIES);
    send(
      res,
      'application/atom+xml',
      atomFeed({ origin, title: 'お知らせ', self: '/news/feed.xml', page: '/news', entries }),
    );
  });
  router.get('/blog/feed.xml', async (_req, res) => {
    const entries = await lists.latestBlog(FEED_ENTRIES);
    send(
      res,
      'application/atom+xml',
      atomFeed({ origin, title: 'ブログ', self: '/blog/feed.xml', page: '/blog', entries }),
    );
  });
  router.get('/redirects.json', (_req, res) => send(res, 'application/json', JSON.stringify(operatorRows)));
  return router;
}
