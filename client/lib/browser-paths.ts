import { type MiddlewareFunction, matchRoutes, type RouteObject, redirect } from 'react-router';
import { SLUG_SOURCES, type SlugPaths } from '../../shared/api/slug-sources.ts';
import type { Transport } from '../../shared/api/transport.ts';
import { createResolver } from '../../shared/paths/resolve.ts';
import type { SlugKind } from '../../shared/paths/slugs.ts';
import { buildTable } from '../../shared/paths/table.ts';

/**
 * Sends a link to an old address where the server would send it, before the router navigates: the same resolver
 * over the same table. The slugs of ids are fetched when a link needs them for the first time. A detail page checks
 * its own slug when its record is loaded, so that ordinary links cost nothing.
 */
export function createLegacyMiddleware(routes: RouteObject[], transport: Transport): MiddlewareFunction {
  const paths = new Map<SlugKind, SlugPaths>();
  const table = buildTable({});
  const resolve = createResolver(table, {
    pathOf(kind, id) {
      const known = paths.get(kind);
      return known && (known.get(id) ?? null);
    },
  });

  async function loadSlugs(): Promise<void> {
    const results = await Promise.allSettled(SLUG_SOURCES.map((source) => source(transport)));
    for (const result of results) {
      if (result.status === 'fulfilled') for (const [kind, known] of result.value) paths.set(kind, known);
    }
  }

  return async ({ request }, next) => {
    const { pathname, search } = new URL(request.url);
    let resolution = resolve(pathname, search);
    if (resolution.kind === 'unavailable' && search !== '' && paths.size === 0) {
      await loadSlugs();
      resolution = resolve(pathname, search);
    }
    if (resolution.kind === 'redirect') throw redirect(resolution.location);
    if (resolution.kind === 'not-found' && !isKnownPage(routes, pathname)) {
      // The server may know rows that this build does not; it gives the final answer, with the right status.
      window.location.assign(pathname + search);
      return new Promise(() => {});
    }
    return next();
  };
}

function isKnownPage(routes: RouteObject[], pathname: string): boolean {
  const match = matchRoutes(routes, pathname)?.at(-1);
  return match !== undefined && match.route.path !== '*';
}
