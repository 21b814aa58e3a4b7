import { withoutQuery } from './query.ts';
import type { Resolution } from './resolve.ts';
import { ROUTES, type Route } from './routes.ts';

const PATH_OF_ALIAS = new Map<string, string>(
  (ROUTES as readonly Route[]).flatMap(
    (route) => route.aliases?.map((alias) => [alias, route.pattern] as const) ?? [],
  ),
);

/**
 * The canonical link of a page: the primary origin and the page's own path, without query. Aliases return the page that
 * they show. Undefined for resolutions other than a page.
 */
export function canonicalUrl(origin: string, target: string): string;
export function canonicalUrl(origin: string, target: Resolution): string | undefined;
export function canonicalUrl(origin: string, target: Resolution | string): string | undefined {
  const path = typeof target === 'string' ? target : pathOf(target);
  if (path === undefined) return undefined;
  const bare = withoutQuery(path);
  return origin.replace(/\/$/, '') + (PATH_OF_ALIAS.get(bare) ?? bare);
}

function pathOf(resolution: Resolution): string | undefined {
  if (resolution.kind === 'page') return resolution.canonicalPath;
  return resolution.kind === 'redirect' ? resolution.location : undefined;
}
