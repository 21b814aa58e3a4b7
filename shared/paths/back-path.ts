import { type ContentPages, EXPECTED_PAGES } from './content-pages.ts';
import { parseUrl } from './parse-url.ts';
import { createResolver, type Resolve } from './resolve.ts';
import { joinTable } from './table.ts';

/** Stands for any origin: an address that leaves it leads elsewhere. */
const HERE = 'https://site.invalid';

/** One resolver for each set of pages: a process and a browser know one each. */
const resolvers = new WeakMap<ContentPages, Resolve>();

/**
 * Where the `backUrl` of an address leads back to: a page of this site, with its query; undefined for anything else. Read
 * as a browser reads a link, and then once more by the table of the site's addresses.
 */
export function backPath(raw: string | null, pages: ContentPages = EXPECTED_PAGES): string | undefined {
  const url = raw?.startsWith('/') ? parseUrl(raw, HERE) : undefined;
  if (!url) return undefined;
  if (url.origin !== HERE || url.username !== '' || /^\/[/\\]/.test(url.pathname)) return undefined;
  const resolve = resolverOf(pages);
  const resolution = resolve(url.pathname, url.search);
  if (resolution.kind === 'redirect') {
    const target = new URL(resolution.location, HERE);
    return isPage(resolve(target.pathname, target.search).kind) ? resolution.location : undefined;
  }
  return isPage(resolution.kind) ? url.pathname + url.search : undefined;
}

function resolverOf(pages: ContentPages): Resolve {
  // Without the slugs of ids a detail page is judged by the form of its address; the page itself knows the rest.
  const resolve =
    resolvers.get(pages) ??
    createResolver(joinTable(undefined, pages), { pathOf: () => undefined, has: () => undefined });
  resolvers.set(pages, resolve);
  return resolve;
}

function isPage(kind: string): boolean {
  return kind === 'page' || kind === 'unavailable';
}
