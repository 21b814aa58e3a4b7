import { type MiddlewareFunction, redirect } from 'react-router';
import type { Api } from '../../../records/client.ts';
import { SLUG_SOURCES, type SlugPaths } from '../../../records/slug-sources.ts';
import type { ContentPages } from '../../../shared/paths/content-pages.ts';
import { createResolver } from '../../../shared/paths/resolve.ts';
import type { SlugIndex, SlugKind } from '../../../shared/paths/slugs.ts';
import { joinTable } from '../../../shared/paths/table.ts';
import { notFound } from './load.ts';
import { fetchOperatorRows } from './operator-rows.ts';

/**
 * Redirects a link to an old address before the router navigates, with the resolver and table of the server. Slugs of
 * ids are fetched when the first link needs them. Detail pages check their own slug when their record is loaded, so
 * that ordinary links cost no request.
 */
export function createLegacyMiddleware(api: Api, pages: ContentPages): MiddlewareFunction {
  const paths = new Map<SlugKind, SlugPaths>();
  const slugs: SlugIndex = {
    pathOf(kind, id) {
      const known = paths.get(kind);
      return known && (known.get(id) ?? null);
    },
    has(kind, path) {
      const known = paths.get(kind);
      return known && [...known.values()].includes(path);
    },
  };
  let resolve = createResolver(joinTable(undefined, pages), slugs);
  let hasOperatorRows = false;

  async function loadSlugs(): Promise<void> {
    const results = await Promise.allSettled(SLUG_SOURCES.map((source) => source(api)));
    for (const result of results) {
      if (result.status === 'fulfilled') for (const [kind, known] of result.value) paths.set(kind, known);
    }
  }

  /** Loads the operators' redirects for the first unknown address. */
  async function loadOperatorRows(): Promise<void> {
    const rows = await fetchOperatorRows();
    if (!rows) return;
    resolve = createResolver(joinTable(rows, pages), slugs);
    hasOperatorRows = true;
  }

  return async ({ request }, next) => {
    const { pathname, search } = new URL(request.url);
    let resolution = resolve(pathname, search);
    if (resolution.kind === 'unavailable' && search !== '' && paths.size === 0) {
      await loadSlugs();
      resolution = resolve(pathname, search);
    }
    if (resolution.kind === 'not-found' && !hasOperatorRows) {
      await loadOperatorRows().catch(() => {});
      resolution = resolve(pathname, search);
    }
    if (resolution.kind === 'redirect') throw redirect(resolution.location);
    if (resolution.kind === 'not-found') throw notFound();
    return next();
  };
}
