import { Router } from 'express';
import type { Transport } from '../../../shared/api/transport.ts';
import { FEEDS, type Feed } from '../../../shared/feeds.ts';
import { RESOURCES, SITEMAPS, type SitemapKind } from '../../../shared/paths/resources.ts';
import type { SiteRecord } from '../../../shared/site/site-schema.ts';
import { type KeptFileDeps, keptFile } from '../../cache/kept-file.ts';
import { sendDocument } from '../../cache/send-document.ts';
import { isAbsent } from '../../render/left-out.ts';
import { atomFeed } from '../../resources/feed.ts';
import { type LinkedPage, llmsTxt } from '../../resources/llms.ts';
import { productsFile, productsSchema } from '../../resources/products-file.ts';
import { pageEntries, sitemapIndex, urlSet } from '../../resources/sitemap.ts';
import { createSitemapSources, type SitemapSources } from '../../resources/sitemap-sources.ts';
import { robotsTxt, securityTxt, webManifest } from '../../resources/text-files.ts';
import type { SitePages } from '../../site-content/site-pages.ts';
import { sendShortNotFound } from '../pages/short-not-found.ts';
import { HOUR_S } from './lifetimes.ts';

interface ResourcesDeps extends KeptFileDeps {
  origin: string;
  site: SiteRecord;
  /** Colour of the browser's interface around the page on phones. */
  browserColour: string;
  /** Redirects of the operators, for the browser's router. */
  operatorRows: object;
  pages: Pick<SitePages, 'known' | 'updatedOn' | 'find'>;
}

const FEED_ENTRIES = 30;

/**
 * Health has its own middleware, before all that may fail, and so has a resource that depends on its query; icons and
 * theme are the vendor's files.
 */
type ResourceKind = Exclude<
  keyof typeof RESOURCES,
  'health' | 'readiness' | 'favicon' | 'touchIcon' | 'theme' | 'comparison'
>;

interface Resource {
  type: string;
  body(sources: SitemapSources): string | Promise<string>;
}

/** Serves files that are generated from the route table and the content. */
export function resources(deps: ResourcesDeps): Router {
  const router = Router({ caseSensitive: true, strict: true });
  function serve(path: string, { type, body }: Resource): void {
    const headers = {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': `public, max-age=${HOUR_S}`,
    };
    const make = async (transport: Transport) => {
      const text = await body(createSitemapSources(transport, deps.site.solutionNames));
      return { headers, body: Buffer.from(text) };
    };
    router.get(path, async (req, res) => {
      res.locals.route = 'resource';
      const file = await keptFile(deps, path, make).catch((error: unknown) => {
        if (!isAbsent(error)) throw error;
      });
      if (file) await sendDocument(req, res, file);
      else sendShortNotFound(res, 'resource');
    });
  }
  const files = namedResources(deps);
  for (const kind of Object.keys(files) as ResourceKind[]) serve(RESOURCES[kind], files[kind]);
  for (const kind of Object.keys(SITEMAPS) as SitemapKind[]) {
    const body = async (sources: SitemapSources) => {
      const own = kind === 'pages' ? pageEntries(deps.pages) : [];
      return urlSet(deps.origin, [...own, ...(await sources[kind]())]);
    };
    serve(SITEMAPS[kind], { type: 'application/xml', body });
  }
  for (const feed of Object.keys(FEEDS) as Feed[]) serve(FEEDS[feed].path, feedOf(feed, deps));
  return router;
}

function namedResources({
  origin,
  site,
  browserColour,
  operatorRows,
  pages,
}: ResourcesDeps): Record<ResourceKind, Resource> {
  return {
    robots: { type: 'text/plain', body: () => robotsTxt(origin) },
    security: { type: 'text/plain', body: () => securityTxt(origin, site, new Date()) },
    sitemapIndex: { type: 'application/xml', body: () => sitemapIndex(origin, Object.values(SITEMAPS)) },
    manifest: { type: 'application/manifest+json', body: () => webManifest(site, browserColour) },
    operatorRows: { type: 'application/json', body: () => JSON.stringify(operatorRows) },
    products: {
      type: 'application/json',
      async body({ productFigures, files }) {
        const [list, documents] = await Promise.all([productFigures(), files()]);
        return JSON.stringify(productsFile(origin, site.name, list, documents));
      },
    },
    productsSchema: { type: 'application/schema+json', body: () => JSON.stringify(productsSchema(origin)) },
    llms: {
      type: 'text/plain',
      async body({ productFigures }) {
        const products = await productFigures().catch((error: unknown) => {
          if (isAbsent(error)) return [];
          throw error;
        });
        return llmsTxt({ origin, site, pages: linkedPages(pages), products });
      },
    },
  };
}

/** Pages that search engines may list, with their descriptions. */
function linkedPages(pages: ResourcesDeps['pages']): LinkedPage[] {
  return pageEntries(pages).flatMap(({ path }) => {
    const text = pages.find(path);
    return text ? [{ path, title: text.title, description: text.description }] : [];
  });
}

function feedOf(feed: Feed, { origin, site }: Pick<ResourcesDeps, 'origin' | 'site'>): Resource {
  const { path: self, ...rest } = FEEDS[feed];
  return {
    type: 'application/atom+xml',
    body: async ({ feeds }) =>
      atomFeed({ origin, site, self, ...rest, entries: await feeds[feed](FEED_ENTRIES) }),
  };
}
