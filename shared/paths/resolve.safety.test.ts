import { expect, test } from '@jest/globals';
import {
  locationOf,
  resolve,
  resolveWithoutIndex,
  table,
} from '../../test/support/services/small-resolver.ts';
import { createResolver } from './resolve.ts';

test('without an index an address that needs a slug is unavailable, never not found', () => {
  for (const [path, search] of [
    ['/products/ms1110-8t2s_p101.html', ''],
    ['/products/wrong_p101.html/', ''],
    ['/news/x_999.html', ''],
    ['/solutions/_5.html', ''],
    ['/products/switches/access-l2_12', ''],
    ['/products/info', '?productId=101'],
    ['/products/info/', '?productId=101'],
    ['/products/all-products', '?cateId=1'],
    ['/old-products', '?cateId=1'],
  ] as const) {
    expect([path, resolveWithoutIndex(path, search).kind]).toEqual([path, 'unavailable']);
  }
});

test('without an index everything else works', () => {
  for (const [path, kind] of [
    ['/', 'page'],
    ['/solutions/office-wireless-lan.html', 'page'],
    ['/case-studies/ayune', 'page'],
    ['/products/all-products', 'page'],
    ['/about/', 'redirect'],
    ['/old-news', 'redirect'],
    ['/products/info', 'not-found'],
    ['/products/wrong_101.html', 'not-found'],
  ] as const) {
    expect([path, resolveWithoutIndex(path, '').kind]).toEqual([path, kind]);
  }
});

test('characters that a Location must not contain are encoded, and the rest of the query stays as sent', () => {
  expect(locationOf('/about', '?a=b c&d=%zz"<\r\nX:1')).toBe('/about-us?a=b%20c&d=%zz"<%0D%0AX:1');
  expect(locationOf('/about', '?q=無線')).toBe('/about-us?q=%E7%84%A1%E7%B7%9A');
  expect(locationOf('/about', '?q=無\ud800')).toBe('/about-us?q=%E7%84%A1%EF%BF%BD');
});

test('raw bytes, as Node passes them, are encoded as the same bytes', () => {
  const raw = Buffer.from('無', 'utf8').toString('latin1');
  expect(locationOf('/about', `?q=${raw}`)).toBe('/about-us?q=%E7%84%A1');
});

test('a query handed over without its question mark cannot become part of the path', () => {
  expect(locationOf('/about/', '/evil.example')).toBe('/about-us?/evil.example');
});

test.each([
  '',
  '*',
  'news',
  'http://evil.example/',
  '//',
  '//evil.example',
  '//about-us',
  '///evil.example/',
  '/%',
  '/%zz/',
  '/%ff',
  '/news%',
])('%j is malformed', (path) => {
  expect(resolve(path, '')).toEqual({ kind: 'malformed' });
});

test('foreign or inconsistent paths of an index are ignored', () => {
  for (const path of [
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '/products/x_p102.html',
    '/news/x_101.html',
    '',
  ]) {
    const trap = createResolver(table, { pathOf: () => path, has: () => true });
    expect([path, trap('/products/wrong_p101.html', '').kind]).toEqual([path, 'not-found']);
  }
});
