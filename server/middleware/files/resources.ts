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
const XML = 'application/xml';

type Body = (sources: SitemapSources) => string | Promise<string>;

/**
 * Serves files that are generated from the route table and the content. Health has its own middleware, before all that
 * may fail, and so has a resource that depends on its query; icons and theme are the vendor's files.
 */
export function resources(deps: ResourcesDeps): Router {
  const { origin, site, pages } = deps;
  const router = Router({ caseSensitive: true, strict: true });

  function serve(path: string, type: string, body: Body): void {
    const headers = {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': `public, max-age=${HOUR_S}`,
    };
    const make = async (transport: Transport) => {
      const text = await body(createSitemapSources(transport, site.solutionNames));
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

  serve(RESOURCES.robots, 'text/plain', () => robotsTxt(origin));
  serve(RESOURCES.security, 'text/plain', () => securityTxt(origin, site, new Date()));
  serve(RESOURCES.sitemapIndex, XML, () => sitemapIndex(origin, Object.values(SITEMAPS)));
  serve(RESOURCES.manifest, 'application/manifest+json', () => webManifest(site, deps.browserColour));
  serve(RESOURCES.operatorRows, 'application/json', () => JSON.stringify(deps.operatorRows));
  serve(RESOURCES.products, 'application/json', async ({ productFigures, files }) => {
    const [list, documents] = await Promise.all([productFigures(), files()]);
    return JSON.stringify(productsFile(origin, site.name, list, documents));
  });
  serve(RESOURCES.productsSchema, 'application/schema+json', () => JSON.stringify(productsSchema(origin)));
  serve(RESOURCES.llms, 'text/plain', async ({ productFigures }) => {
    const products = await productFigures().catch((error: unknown) => {
      if (isAbsent(error)) return [];
      throw error;
    });
    return llmsTxt({ origin, site, pages: linkedPages(pages), products });
  });
  for (const kind of Object.keys(SITEMAPS) as SitemapKind[])
    serve(SITEMAPS[kind], XML, async (sources) => {
      const own = kind === 'pages' ? pageEntries(pages) : [];
      return urlSet(origin, [...own, ...(await sources[kind]())]);
    });
  for (const feed of Object.keys(FEEDS) as Feed[]) {
    const { path: self, ...rest } = FEEDS[feed];
    serve(self, 'application/atom+xml', async ({ feeds }) =>
      atomFeed({ origin, site, self, ...rest, entries: await feeds[feed](FEED_ENTRIES) }),
    );
  }
  return router;
}

/** Pages that search engines may list, with their descriptions. */
function linkedPages(pages: ResourcesDeps['pages']): LinkedPage[] {
  return pageEntries(pages).flatMap(({ path }) => {
    const text = pages.find(path);
    return text ? [{ path, title: text.title, description: text.description }] : [];
  });
}
