import { ROUTES, type Route } from '../../../shared/paths/routes.ts';

const PAGES = new Set(
  (ROUTES as readonly Route[]).filter(({ param }) => !param).map(({ pattern }) => pattern),
);

/** The nearest page above an address that is none, of those of the table and of `others`: `/products/x_p9.html` lies under `/products`. */
export function pageAbove(pathname: string, others: readonly string[] = []): string {
  const segments = pathname.split('/').slice(1, -1);
  for (; segments.length > 0; segments.pop()) {
    const path = `/${segments.join('/')}`;
    if (PAGES.has(path) || others.includes(path)) return path;
  }
  return '/';
}
