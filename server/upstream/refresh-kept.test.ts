import { expect, test } from '@jest/globals';
import { ApiError } from '../../shared/api/error.ts';
import { Document } from '../cache/document.ts';
import { ContentCache } from './content-cache.ts';
import { refreshKept } from './refresh-kept.ts';

const CALLS = [
  '/api/goods/detail/203',
  '/api/goods/detail/204',
  '/api/goods/list?limit=20&page=2',
  '/api/goods/detail/205',
];

const response = (text: string) => ({
  document: new Document({ name: 'api', status: 200, headers: {}, body: Buffer.from(text) }),
  json: text,
});

async function filled(): Promise<ContentCache> {
  const cache = new ContentCache({ freshMs: 60_000, staleMs: 60_000, maxBytes: 1_000_000 });
  for (const key of CALLS) await cache.get(key, async () => response(`${key} before`));
  return cache;
}

test('every cached answer is requested again, and changed ones are returned by their paths', async () => {
  const cache = await filled();
  const changed = await refreshKept({
    cache,
    load: async ({ url }) => response(/204|list/.test(url) ? `${url} now` : `${url} before`),
  });
  expect([...changed].sort()).toEqual(['/goods/detail/204', '/goods/list']);
  expect(cache.peek('/api/goods/list?limit=20&page=2')?.json).toBe('/api/goods/list?limit=20&page=2 now');
});

test('a missing answer is removed, a failed one stays cached', async () => {
  const cache = await filled();
  const changed = await refreshKept({
    cache,
    async load({ url }) {
      if (url.includes('205')) throw new ApiError('http', 'gone', { status: 404 });
      throw new ApiError('timeout', 'slow');
    },
  });
  expect([...changed]).toEqual(['/goods/detail/205']);
  expect(cache.peek('/api/goods/detail/205')).toBeUndefined();
  expect(cache.peek('/api/goods/detail/203')?.json).toContain('before');
});

test('answers beyond the time limit are removed without a request and count as changed', async () => {
  const cache = await filled();
  let asked = 0;
  const changed = await refreshKept({
    cache,
    maxMs: -1,
    async load({ url }) {
      asked += 1;
      return response(url);
    },
  });
  expect(asked).toBe(0);
  expect(changed.size).toBe(4);
  expect(cache.bytes).toBe(0);
});
