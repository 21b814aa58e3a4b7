import { canonicalUrl } from '../../shared/paths/canonical.ts';
import { staticRoutes } from '../../shared/paths/content-pages.ts';
import type { SitePages } from '../site-content/site-pages.ts';
import { element } from './xml.ts';

export interface SitemapEntry {
  /** Canonical path. */
  path: string;
  /** `2026-11-18`; undefined if the content has no date of change. */
  lastmod?: string | undefined;
}

/** Entries of the pages without parameters that search engines may index. */
export function pageEntries({ known, updatedOn }: Pick<SitePages, 'known' | 'updatedOn'>): SitemapEntry[] {
  const routes = staticRoutes(known).filter(({ indexable }) => indexable);
  return [...routes.map(({ pattern }) => pattern), ...known.extra.map(({ path }) => path)].map((path) => ({
    path,
    lastmod: updatedOn(path),
  }));
}

/** Sitemap of one kind of pages (sitemaps.org protocol 0.9). */
export function urlSet(origin: string, entries: SitemapEntry[]): string {
  const urls = entries.map(
    ({ path, lastmod }) =>
      `<url>${element('loc', canonicalUrl(origin, path))}${element('lastmod', lastmod)}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

export function sitemapIndex(origin: string, paths: string[]): string {
  const sitemaps = paths.map((path) => `<sitemap>${element('loc', origin + path)}</sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${sitemaps.join('\n')}
</sitemapindex>
`;
}
