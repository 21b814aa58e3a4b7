import { expect, test } from '@jest/globals';
import { canonicalUrl } from './canonical.ts';

const ORIGIN = 'https://www.example.jp';

test.each([
  ['/', 'https://www.example.jp/'],
  ['/news', 'https://www.example.jp/news'],
  ['/search?value=MA3511', 'https://www.example.jp/search'],
  ['/search-12?value=MA3511', 'https://www.example.jp/search'],
  ['/otherForm', 'https://www.example.jp/service/request'],
  ['/postSale#form', 'https://www.example.jp/service/post-sales'],
  ['/public/protocol', 'https://www.example.jp/privacy-policy'],
])('the canonical link of %s is %s', (path, expected) => {
  expect(canonicalUrl(ORIGIN, path)).toBe(expected);
});

test('an origin written with a slash gives the same link', () => {
  expect(canonicalUrl(`${ORIGIN}/`, '/news')).toBe('https://www.example.jp/news');
});

test('a resolution yields the link of its page, and none without a page', () => {
  expect(canonicalUrl(ORIGIN, { kind: 'page', routeId: 'about', canonicalPath: '/about-us' })).toBe(
    'https://www.example.jp/about-us',
  );
  expect(canonicalUrl(ORIGIN, { kind: 'redirect', location: '/sales?backUrl=/news', reason: '' })).toBe(
    'https://www.example.jp/sales',
  );
  expect(canonicalUrl(ORIGIN, { kind: 'not-found', reason: '', dead: true })).toBeUndefined();
});
