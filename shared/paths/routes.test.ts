import { expect, test } from '@jest/globals';
import { RESOURCE_PATHS } from './resources.ts';
import { ROUTES, type Route, routeOf } from './routes.ts';

const routes: readonly Route[] = ROUTES;

test('ids are unique and in kebab case', () => {
  const ids = routes.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

test('no two pages share a path, aliases and resources included', () => {
  // Products and categories differ in the form of their last segment.
  const paths = routes.flatMap((route) => [
    route.id === 'category' ? '/products/:category' : route.pattern,
    ...(route.aliases ?? []),
  ]);
  const all = [...paths, ...RESOURCE_PATHS].map((path) => path.toLowerCase());
  expect(new Set(all).size).toBe(all.length);
});

test('canonical paths are lower case and have no trailing slash', () => {
  expect(routes.filter(({ pattern }) => !/^\/$|^(\/[a-z0-9:-]+)+$/.test(pattern))).toEqual([]);
});

test('a parameter is the last segment, and always has a form', () => {
  for (const { pattern, param } of routes) {
    expect([pattern, pattern.endsWith('/:param')]).toEqual([pattern, param !== undefined]);
    expect(pattern.replace('/:category/', '/').split(':').length).toBeLessThanOrEqual(2);
  }
});

test('only searches, comparisons and lists are excluded from search engines', () => {
  expect(routes.filter(({ indexable }) => !indexable).map(({ id }) => id)).toEqual([
    'compare',
    'product-list',
    'search',
  ]);
});

test('a route is found by its id', () => {
  expect(routeOf('solution').pattern).toBe('/solutions/:param');
});
