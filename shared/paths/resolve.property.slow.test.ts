import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PAGES_WITH_SOLUTIONS } from '../../test/support/content/solution-names.ts';
import { hostileTargets } from '../../test/support/requests/hostile-targets.ts';
import { createResolver, type Resolve, type SlugIndex } from './resolve.ts';
import { buildTable } from './table-check.ts';

const ORIGIN = 'https://a.example';
const reason = '移転のため';

const rows = {
  redirects: [
    { from: '/old-products', to: '/products/all-products', reason },
    { from: '/old-news', to: '/news/old-slug_2.html', reason },
    { from: '/news/slug-3_3.html', to: '/products/x_p4.html', reason },
    { from: '/旧製品', to: '/products', reason },
  ],
  gone: [{ path: '/news/slug-5_5.html', reason }],
};
const table = buildTable(rows, PAGES_WITH_SOLUTIONS);

/** An index with the ids up to 9, in addresses of every kind. */
const LOADED: SlugIndex = {
  pathOf(kind, id) {
    if (id > 9) return null;
    switch (kind) {
      case 'product':
        return `/products/slug-${id}_p${id}.html`;
      case 'news':
        return `/news/slug-${id}_${id}.html`;
      case 'career':
        return `/careers/Slug.${id}_r${id}.html`;
      case 'sub-category':
        return id < 7 ? `/products/${['switches', 'wireless', 'routers'][id % 3]}/sub_${id}` : null;
      case 'category':
        return ['/products/switches', '/products/wireless', '/products/routers'][id - 1] ?? null;
      case 'solution':
        return id === 1 ? '/solutions/office-wireless-lan.html' : `/solutions/_${id}.html`;
    }
  },
  has: (kind, path) =>
    kind === 'category' && ['/products/switches', '/products/wireless', '/products/routers'].includes(path),
};

const { pathname, search } = hostileTargets(table);

function splitTarget(location: string): [string, string] {
  const mark = location.indexOf('?');
  return mark < 0 ? [location, ''] : [location.slice(0, mark), location.slice(mark)];
}

function expectSafe(resolve: Resolve, path: string, query: string): string | undefined {
  const resolution = resolve(path, query);
  if (resolution.kind === 'page' && !/^\/(?![/\\])[\x21-\x7e]*$/.test(resolution.canonicalPath))
    return 'canonical path';
  if (resolution.kind !== 'redirect') return undefined;
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(resolution.location)) return `unsafe location ${resolution.location}`;
  const url = new URL(resolution.location, ORIGIN);
  if (url.origin !== ORIGIN) return `leaves the site: ${resolution.location}`;
  if (resolve(...splitTarget(resolution.location)).kind === 'redirect')
    return `second hop after ${resolution.location}`;
  // A browser also normalizes the redirect target.
  if (resolve(url.pathname, url.search).kind === 'redirect')
    return `second hop in browsers after ${resolution.location}`;
  return undefined;
}

test('20,000 hostile addresses: never a throw, never another origin, never a second hop', () => {
  const resolve = createResolver(table, LOADED);
  const kinds = new Map<string, number>();
  fc.assert(
    fc.property(pathname, search, (path, query) => {
      const { kind } = resolve(path, query);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      expect(kind).not.toBe('unavailable');
      expect(expectSafe(resolve, path, query)).toBeUndefined();
    }),
    { numRuns: 24_000 },
  );
  // The generator is useful only if it reaches every kind of resolution often.
  for (const kind of ['page', 'redirect', 'not-found', 'malformed'])
    expect(kinds.get(kind)).toBeGreaterThan(300);
});

test('the same holds without an index, and for an index with wrong paths', () => {
  const lies = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/old-news',
    '/otherForm',
    '/news/x_1.html',
    '',
  ];
  const unloaded = createResolver(table, { pathOf: () => undefined, has: () => undefined });
  fc.assert(
    fc.property(pathname, search, fc.constantFrom(...lies), (path, query, lie) => {
      expect(expectSafe(unloaded, path, query)).toBeUndefined();
      const resolution = createResolver(table, { pathOf: () => lie, has: () => true })(path, query);
      if (resolution.kind !== 'redirect') return;
      expect(resolution.location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      expect(new URL(resolution.location, ORIGIN).origin).toBe(ORIGIN);
    }),
    { numRuns: 6_000 },
  );
});
