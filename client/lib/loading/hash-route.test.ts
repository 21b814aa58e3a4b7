import { beforeEach, expect, jest, test } from '@jest/globals';
import { hashRoute } from './hash-route.ts';

const rows = { redirects: [{ from: '/about', to: '/about-us', reason: '移設' }], gone: [] };
let answer: () => Promise<Response>;

beforeEach(() => {
  answer = async () => new Response(JSON.stringify(rows));
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => answer());
});

test.each([
  ['/', '#/products/info?productId=203', '/products/info?productId=203'],
  ['/', '#/about', '/about-us'],
  ['/', '#/about?x=1', '/about-us?x=1'],
  ['/', '#/news', '/news'],
  ['/', '#/', undefined],
  ['/', '#products', undefined],
  ['/', '#/no-such-page', undefined],
  ['/', '#//evil.example/', undefined],
  ['/', '#/\\evil.example', undefined],
  ['/news', '#/products', undefined],
])('%s%s was the address of %s', async (pathname, hash, path) => {
  expect(await hashRoute({ pathname, hash })).toBe(path);
});

test('a page is found without a request', async () => {
  await hashRoute({ pathname: '/', hash: '#/news' });
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['refused', async () => new Response('', { status: 503 })],
  ['cut off', async () => Promise.reject(new TypeError('network'))],
])('where the redirects are %s, the home page stays', async (_, failing) => {
  answer = failing;
  expect(await hashRoute({ pathname: '/', hash: '#/about' })).toBeUndefined();
});
