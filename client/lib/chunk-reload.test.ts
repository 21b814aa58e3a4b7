import { beforeEach, expect, jest, test } from '@jest/globals';
import type { RouteObject } from 'react-router';
import { ChunkLoadError, claimReload, reloadMissingChunks } from './chunk-reload.ts';

beforeEach(() => sessionStorage.clear());

test('a reload is claimed once in 60 seconds', () => {
  expect([1_000_000, 1_000_001, 1_059_999, 1_060_000, 1_060_001].map(claimReload)).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(sessionStorage.getItem('chunkReloadAt')).toBe('1060000');
});

test('after its reload a route whose code is missing fails with an error that says so', async () => {
  const routes: RouteObject[] = [
    { path: '/', children: [{ path: 'news', lazy: () => Promise.reject(new TypeError('failed to fetch')) }] },
  ];
  reloadMissingChunks(routes, () => undefined);
  sessionStorage.setItem('chunkReloadAt', String(Date.now()));
  const lazy = routes[0]?.children?.[0]?.lazy as () => Promise<unknown>;
  await expect(lazy()).rejects.toBeInstanceOf(ChunkLoadError);
});

// The last one: what cannot be kept in the storage holds in memory until the page is left.
test('where storage is shut nothing is reloaded, because nothing would end it', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('shut', 'SecurityError');
  });
  expect(claimReload(1_000_000)).toBe(false);
});
