import { ROUTES, type Route } from '../../../shared/paths/routes.ts';

const PAGES = new Set(
  (ROUTES as readonly Route[]).filter(({ param }) => !param).map(({ pattern }) => pattern),
);

/**
 * Nearest existing page above an unknown address, from the table and `others`: `/products` for
 * `/products/x_p9.html`.
 */
export function pageAbove(pathname: string, others: readonly string[] = []): string {
  const segments = pathname.split('/').slice(1, -1);
  for (; segments.length > 0; segments.pop()) {
    const path = `/${segments.join('/')}`;
    if (PAGES.has(path) || others.includes(path)) return path;
  }
  return '/';
}
