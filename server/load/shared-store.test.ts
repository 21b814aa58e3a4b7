import { expect, test } from '@jest/globals';
import { SharedStore } from './shared-store.ts';

const HITS = { totalHits: 7, resetTime: new Date('2026-11-20T00:00:00Z') };

test('the shared count is used if available, otherwise that of this process', async () => {
  let shared: typeof HITS | undefined = HITS;
  const asked: string[] = [];
  const store = new SharedStore('searches', async (key, windowMs) => {
    asked.push(`${key} ${windowMs}`);
    return shared;
  });
  store.init({ windowMs: 60_000 } as never);
  expect(await store.increment('203.0.113.7')).toEqual(HITS);
  shared = undefined;
  expect((await store.increment('203.0.113.7')).totalHits).toBe(2);
  expect((await store.increment('203.0.113.8')).totalHits).toBe(1);
  expect(asked[0]).toBe('searches:203.0.113.7 60000');
});
