import { expect, test } from '@jest/globals';
import { contentPages, contentPathProblem, staticRoutes } from './content-pages.ts';
import { createResolver } from './resolve.ts';
import { ROUTES, type Route } from './routes.ts';
import { buildTable, PathTableError } from './table-check.ts';

const EXPECTED = (ROUTES as readonly Route[]).filter(({ fromContent }) => fromContent);
const NOWHERE = { pathOf: () => null, has: () => false };

/** Resolution of a path, with a content folder that has only these pages. */
function resolveWith(...paths: string[]) {
  const pages = contentPages(paths.map((path) => ({ path })));
  return createResolver(buildTable({}, pages), NOWHERE);
}

test('a page that only the content has is resolved like any other', () => {
  const resolve = resolveWith('/campaign/spring');
  expect(resolve('/campaign/spring', '')).toMatchObject({ kind: 'page', routeId: 'text-page' });
  expect(resolve('/Campaign/spring/', '?a=1')).toMatchObject({
    kind: 'redirect',
    location: '/campaign/spring?a=1',
  });
  expect(resolve('/campaign', '').kind).toBe('not-found');
});

test('a page without content is not found, and no alias shows it', () => {
  const resolve = resolveWith('/sales');
  expect(resolve('/sales', '').kind).toBe('page');
  for (const path of ['/service', '/service/request', '/otherForm', '/about-us']) {
    expect([path, resolve(path, '').kind]).toEqual([path, 'not-found']);
  }
});

test('paths that another vendor once moved are free for a page', () => {
  const resolve = resolveWith('/about', '/home', '/presales');
  for (const path of ['/about', '/home', '/presales']) {
    expect(resolve(path, '')).toMatchObject({ kind: 'page', routeId: 'text-page', canonicalPath: path });
  }
});

test('a content folder with all expected pages has no differences', () => {
  const pages = contentPages(EXPECTED.map(({ pattern }) => ({ path: pattern })));
  expect(pages).toEqual({ missing: [], extra: [], solutionNames: [] });
  expect(staticRoutes(pages).map(({ id }) => id)).toEqual(
    (ROUTES as readonly Route[]).filter(({ param }) => !param).map(({ id }) => id),
  );
});

test('a new page belongs to the section of its parent unless it has its own', () => {
  const { extra } = contentPages([
    { path: '/solutions/museum' },
    { path: '/solutions/museum/faq', section: 'support' },
    { path: '/campaign' },
  ]);
  expect(extra.map(({ section }) => section)).toEqual(['solutions', 'support', undefined]);
});

test('the first solutions have exactly the names from the content', () => {
  const resolve = createResolver(buildTable({}, contentPages([], ['studio', 'school'])), NOWHERE);
  expect(resolve('/solutions/studio.html', '')).toMatchObject({ routeId: 'solution', param: 'studio.html' });
  expect(resolve('/solutions/detail1', '')).toMatchObject({ location: '/solutions/school.html' });
  for (const path of ['/solutions/detail2', '/solutions/office.html', '/solutions/studio'])
    expect([path, resolve(path, '').kind]).toEqual([path, 'not-found']);
});

test('operators may redirect to a new page, but not from it', () => {
  const pages = contentPages([{ path: '/campaign' }]);
  const row = { from: '/old', to: '/campaign', reason: '移設' };
  expect(() => buildTable({ redirects: [row] })).toThrow(PathTableError);
  expect(buildTable({ redirects: [row] }, pages).redirects).toContainEqual(row);
  for (const taken of ['/campaign', '/-/pages', '/-/anything']) {
    const rows = { redirects: [{ from: taken, to: '/', reason: '転送' }] };
    expect(() => buildTable(rows, pages)).toThrow(PathTableError);
  }
});

test.each([
  ['/campaign/spring', false],
  ['/service', false],
  ['/products', false],
  ['/', true],
  ['/sitemap.xml', true],
  ['/media/x', true],
  ['/-/x', true],
  ['/about', false],
  ['/home', false],
  ['/service/serviceinfo', false],
  ['/otherform', true],
  ['/products/info', true],
  ['/case-studies/new', true],
  ['/webinar/20260101', true],
])('whether %s is taken: %s', (path, taken) => {
  expect(contentPathProblem(path) !== undefined).toBe(taken);
});
