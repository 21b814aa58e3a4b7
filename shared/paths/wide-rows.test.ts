import { expect, test } from '@jest/globals';
import type { RedirectRow } from './legacy.ts';
import { createResolver, type Resolve, type SlugIndex } from './resolve.ts';
import { buildTable, PathTableError } from './table-check.ts';
import { withWideRows } from './wide-rows.ts';

const slugs: SlugIndex = {
  pathOf: (kind, id) => (kind === 'product' && id === 203 ? '/products/ma3511_p203.html' : null),
  has: () => true,
};

function resolverOf(...pairs: [from: string, to: string][]): Resolve {
  const redirects = pairs.map(([from, to]): RedirectRow => ({ from, to, reason: '旧サイト' }));
  const table = buildTable({ redirects, gone: [{ path: '/old/gone.html', reason: '廃止' }] });
  return withWideRows(createResolver(table, slugs), table.wide ?? []);
}

const resolve = resolverOf(
  ['/product.php?id=12', '/products'],
  ['/product.php?id=12&lang=en', '/company'],
  ['/product.php', '/products/all-products'],
  ['/?page_id=7', '/contact'],
  ['/old/*', '/news'],
  ['/old/support/*', '/service'],
  ['/製品/*', '/products/former-name_p203.html'],
);

test.each([
  ['/product.php', '?id=12', '/products'],
  ['/Product.php/', '?ID=12&utm_source=mail', '/products?utm_source=mail'],
  ['/product.php', '?lang=en&id=12', '/company'],
  ['/product.php', '?id=13', '/products/all-products?id=13'],
  ['/product.php', '?id=1&id=12', '/products'],
  ['/', '?page_id=7', '/contact'],
  ['/old/a/b.html', '', '/news'],
  ['/OLD/a', '?x=1', '/news?x=1'],
  ['/old/support/faq.html', '', '/service'],
  ['/%E8%A3%BD%E5%93%81/a', '', '/products/ma3511_p203.html'],
])('%s%s leads to %s in one hop', (path, search, location) => {
  expect(resolve(path, search)).toMatchObject({ kind: 'redirect', location });
});

test.each([
  ['/', '', 'page'],
  ['/', '?page_id=8', 'page'],
  ['/old', '', 'not-found'],
  ['/older/a', '', 'not-found'],
  ['/old/gone.html', '', 'not-found'],
  ['/old/../a', '', 'not-found'],
  ['//old/a', '', 'malformed'],
])('no such row applies to %s%s', (path, search, kind) => {
  expect(resolve(path, search).kind).toBe(kind);
});

test.each([
  ['/*', '/news', 'サイト全体'],
  ['/old/*?id=1', '/news', '一緒に書けません'],
  ['/a*b/*', '/news', '/ で始まる'],
  ['old/*', '/news', '/ で始まる'],
  ['/a.php?', '/news', '名前=値'],
  ['/api/*', '/news', 'サーバーが使う'],
  ['/old/*', '/no-such-page', '転送先'],
])('the row %s → %s is refused', (from, to, reason) => {
  expect(() => resolverOf([from, to])).toThrow(PathTableError);
  expect(() => resolverOf([from, to])).toThrow(reason);
});

test('two rows for the same addresses are refused', () => {
  expect(() => resolverOf(['/a?x=1&y=2', '/news'], ['/A?y=2&x=1', '/products'])).toThrow('同じ行');
  expect(() => resolverOf(['/old/*', '/news'], ['/OLD/*', '/products'])).toThrow('同じ行');
});
