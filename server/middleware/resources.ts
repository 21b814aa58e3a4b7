import compression from 'compression';
import { type Response, Router } from 'express';
import { FEEDS, type Feed } from '../../shared/feeds.ts';
import { RESOURCES, SITEMAPS, type SitemapKind } from '../../shared/paths/resources.ts';
import type { SiteRecord } from '../../shared/site/site-schema.ts';
import { atomFeed } from '../resources/feed.ts';
import { pageEntries, type SitemapEntry, sitemapIndex, urlSet } from '../resources/sitemap.ts';
import type { SitemapSources } from '../resources/sitemap-sources.ts';
import { robotsTxt, securityTxt, webManifest } from '../resources/text-files.ts';
import type { SitePages } from '../site-content/site-pages.ts';
import { HOUR_S } from './lifetimes.ts';

export interface ResourcesDeps {
  origin: string;
  site: SiteRecord;
  /** What phones paint around the page. */
  browserColour: string;
  sources: SitemapSources;
  /** Redirects of the operators, for the browser's router. */
  operatorRows: object;
  pages: Pick<SitePages, 'known' | 'updatedOn'>;
}

const FEED_ENTRIES = 30;

/** Health has its own middleware, before everything that may fail; icons and theme are the vendor's files. */
type ResourceKind = Exclude<
  keyof typeof RESOURCES,
  'health' | 'readiness' | 'favicon' | 'touchIcon' | 'theme'
>;

interface Resource {
  type: string;
  body(): string | Promise<string>;
}

/** Addresses that answer with a file made from the route table and the content, not with a page. */
export function resources(deps: ResourcesDeps): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const compress = compression();
  function serve(path: string, { type, body }: Resource): void {
    router.get(path, compress, async (_req, res) => send(res, type, await body()));
  }
  const files = namedResources(deps);
  for (const kind of Object.keys(files) as ResourceKind[]) serve(RESOURCES[kind], files[kind]);
  const sitemaps = sitemapEntries(deps);
  for (const kind of Object.keys(sitemaps) as SitemapKind[]) {
    const body = async () => urlSet(deps.origin, await sitemaps[kind]());
    serve(SITEMAPS[kind], { type: 'application/xml', body });
  }
  return router;
}

function send(res: Response, type: string, body: string): void {
  res.locals.route = 'resource';
  res.type(type).set('Cache-Control', `public, max-age=${HOUR_S}`).send(body);
}

function namedResources({
  origin,
  site,
  browserColour,
  sources,
  operatorRows,
}: ResourcesDeps): Record<ResourceKind, Resource> {
  return {
    robots: { type: 'text/plain', body: () => robotsTxt(origin) },
    security: { type: 'text/plain', body: () => securityTxt(origin, site, new Date()) },
    sitemapIndex: { type: 'application/xml', body: () => sitemapIndex(origin, Object.values(SITEMAPS)) },
    manifest: { type: 'application/manifest+json', body: () => webManifest(site, browserColour) },
    operatorRows: { type: 'application/json', body: () => JSON.stringify(operatorRows) },
    newsFeed: feedOf(origin, site, 'news', sources.latestNews),
    blogFeed: feedOf(origin, site, 'blog', sources.latestBlog),
  };
}

function feedOf(
  origin: string,
  site: SiteRecord,
  feed: Feed,
  latest: SitemapSources['latestNews'],
): Resource {
  const { path: self, ...rest } = FEEDS[feed];
  return {
    type: 'application/atom+xml',
    body: async () => atomFeed({ origin, site, self, ...rest, entries: await latest(FEED_ENTRIES) }),
  };
}

function sitemapEntries({
  sources,
  pages,
}: Pick<ResourcesDeps, 'sources' | 'pages'>): Record<SitemapKind, () => Promise<SitemapEntry[]>> {
  return {
    pages: async () => [...pageEntries(pages), ...(await sources.categories())],
    products: sources.products,
    solutions: sources.solutions,
    cases: sources.cases,
    news: sources.news,
    articles: sources.articles,
    careers: sources.careers,
    webinars: sources.webinars,
  };
}
