import { type ContentPages, EXPECTED_PAGES } from './content-pages.ts';
import { parseUrl } from './parse-url.ts';
import { createResolver, type Resolve, type SlugIndex } from './resolve.ts';
import { joinTable, type OperatorRows } from './table.ts';

/** Placeholder origin: an address that resolves to another origin leaves the site. */
const HERE = 'https://site.invalid';

/**
 * Without slugs of ids a detail page is checked by the form of its address only; the page itself handles missing records.
 */
const NO_SLUGS: SlugIndex = { pathOf: () => undefined, has: () => undefined };

/** One resolver for each set of pages; a process or a browser normally has one. */
const resolvers = new WeakMap<ContentPages, Resolve>();

/**
 * The page of this site, with its query, to which a `backUrl` returns; undefined for any other address. Parsed as a
 * browser parses a link, and checked with the site's resolver, with the operators' redirects where `rows` has them.
 */
export function backPath(
  raw: string | null,
  pages: ContentPages = EXPECTED_PAGES,
  rows?: OperatorRows,
): string | undefined {
  const url = raw?.startsWith('/') ? parseUrl(raw, HERE) : undefined;
  if (!url) return undefined;
  if (url.origin !== HERE || url.username !== '' || /^\/[/\\]/.test(url.pathname)) return undefined;
  const resolve = rows ? createResolver(joinTable(rows, pages), NO_SLUGS) : resolverOf(pages);
  const resolution = resolve(url.pathname, url.search);
  if (resolution.kind === 'redirect') {
    const target = new URL(resolution.location, HERE);
    return isPage(resolve(target.pathname, target.search).kind) ? resolution.location : undefined;
  }
  return isPage(resolution.kind) ? url.pathname + url.search : undefined;
}

function resolverOf(pages: ContentPages): Resolve {
  const resolve = resolvers.get(pages) ?? createResolver(joinTable(undefined, pages), NO_SLUGS);
  resolvers.set(pages, resolve);
  return resolve;
}

function isPage(kind: string): boolean {
  return kind === 'page' || kind === 'unavailable';
}
