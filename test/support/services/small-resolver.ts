// For tests: a resolver with a few rows and records.
import { createResolver, type SlugIndex } from '../../../shared/paths/resolve.ts';
import { buildTable } from '../../../shared/paths/table-check.ts';
import { PAGES_WITH_SOLUTIONS } from '../content/solution-names.ts';

const RECORDS: Record<string, string | null> = {
  'product:101': '/products/ms1110-8t2s_p101.html',
  'product:900': '/products/MS-900_p900.html',
  'news:205': '/news/new-access-point_205.html',
  'news:206': '/news/campaign-2026_206.html',
  'news:207': '/news/closed-page_207.html',
  'career:3': '/careers/network-engineer_r3.html',
  'category:1': '/products/switches',
  'category:4': null,
  'sub-category:12': '/products/switches/access-l2_12',
  'sub-category:41': null,
  'solution:1': '/solutions/office-wireless-lan.html',
  'solution:5': '/solutions/_5.html',
};

const CATEGORIES = ['/products/switches', '/products/wireless', '/products/routers'];

const LOADED: SlugIndex = {
  pathOf: (kind, id) => RECORDS[`${kind}:${id}`] ?? null,
  has: (kind, path) => CATEGORIES.includes(path) && kind === 'category',
};
const EMPTY: SlugIndex = { pathOf: () => undefined, has: () => undefined };

const reason = '移転のため';
const ROWS = {
  redirects: [
    { from: '/home', to: '/', reason },
    { from: '/about', to: '/about-us', reason },
    { from: '/old-products', to: '/products/all-products', reason },
    { from: '/old-news', to: '/news/written-with-an-old-slug_205.html', reason },
    { from: '/lost-news', to: '/news/no-longer-there_999.html', reason },
    { from: '/news/campaign-2026_206.html', to: '/solutions/_5.html', reason },
    { from: '/旧製品', to: '/products', reason },
    { from: '/Old/Page.PHP', to: '/downloads', reason },
    { from: '/blog/Old-Post', to: '/blog/new-post', reason },
  ],
  gone: [{ path: '/news/closed-page_207.html', reason }],
};

export const table = buildTable(ROWS, PAGES_WITH_SOLUTIONS);
export const resolve = createResolver(table, LOADED);
export const resolveWithoutIndex = createResolver(table, EMPTY);

export function locationOf(pathname: string, search = ''): string | undefined {
  const resolution = resolve(pathname, search);
  return resolution.kind === 'redirect' ? resolution.location : undefined;
}
