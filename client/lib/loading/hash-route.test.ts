import { expect, test } from '@jest/globals';
import { hashRoute } from './hash-route.ts';

test.each([
  ['/', '#/products/info?productId=203', '/products/info?productId=203'],
  ['/', '#/about', '/about-us'],
  ['/', '#/news', '/news'],
  ['/', '#/', undefined],
  ['/', '#products', undefined],
  ['/', '#/no-such-page', undefined],
  ['/', '#//evil.example/', undefined],
  ['/', '#/\\evil.example', undefined],
  ['/news', '#/products', undefined],
])('%s%s was the address of %s', (pathname, hash, path) => {
  expect(hashRoute({ pathname, hash })).toBe(path);
});
