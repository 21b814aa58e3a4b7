import { expect, test } from '@jest/globals';
import { Document } from '../cache/document.ts';
import { type CachedResponse, ContentCache } from './content-cache.ts';

function response(text: string): CachedResponse {
  return {
    document: new Document({ name: 'api', status: 200, headers: {}, body: Buffer.from(text) }),
    json: text,
  };
}

const MAX_BYTES = 1024 * 1024;

function setup() {
  let now = 0;
  const changes: string[] = [];
  const cache = new ContentCache({
    freshMs: 60,
    staleMs: 1000,
    maxBytes: MAX_BYTES,
    now: () => now,
    onChange: (key) => changes.push(key),
  });
  return { cache, changes, at: (time: number) => (now = time) };
}

test('a hundred callers on a cold key share one call', async () => {
  const { cache } = setup();
  let calls = 0;
  const load = async () => {
    calls++;
    return response('a');
  };
  const responses = await Promise.all(Array.from({ length: 100 }, () => cache.get('k', load)));
  expect(calls).toBe(1);
  expect(new Set(responses.map(({ json }) => json))).toEqual(new Set(['a']));
});

test('a stale answer is served at once and refreshed by one call', async () => {
  const { cache, at } = setup();
  await cache.get('k', async () => response('old'));
  at(100);
  let calls = 0;
  const load = async () => {
    calls++;
    return response('new');
  };
  const [first, second] = await Promise.all([cache.get('k', load), cache.get('k', load)]);
  expect([first.json, second.json]).toEqual(['old', 'old']);
  expect(calls).toBe(1);
  expect((await cache.get('k', load)).json).toBe('new');
});

test('a changed answer is reported, an equal one is not', async () => {
  const { cache, changes, at } = setup();
  await cache.get('k', async () => response('old'));
  for (const [time, text] of [
    [100, 'old'],
    [200, 'new'],
  ] as const) {
    at(time);
    await cache.get('k', async () => response(text));
    await new Promise(setImmediate);
    expect(changes).toEqual(text === 'new' ? ['k'] : []);
  }
});

test('a stale answer outlives a failing upstream, and the failure is reported', async () => {
  const { cache, at } = setup();
  const failures: unknown[] = [];
  await cache.get('k', async () => response('old'));
  at(500);
  const fail = () => Promise.reject(new Error('down'));
  expect((await cache.get('k', fail, (error) => failures.push(error))).json).toBe('old');
  await new Promise(setImmediate);
  expect(failures).toEqual([new Error('down')]);
});

test('without an answer to fall back on, the failure reaches the caller', async () => {
  const { cache, at } = setup();
  await expect(cache.get('k', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await cache.get('k', async () => response('old'));
  at(5000);
  await expect(cache.get('k', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
});

/** Loader of a response that takes about `bytes` in the cache. */
const sized = (bytes: number) => async () => response('x'.repeat(Math.round(bytes / 6)));

test('it stays within its size for any sequence of requests', async () => {
  const { cache } = setup();
  for (let key = 0; key < 2_000; key++) {
    for (let use = 0; use < (key % 3) + 1; use++) await cache.get(`k${key}`, sized(20 + (key % 50) * 1024));
    expect(cache.bytes).toBeLessThanOrEqual(MAX_BYTES);
  }
  expect(cache.bytes).toBeGreaterThan(MAX_BYTES / 2);
});

test('an empty answer takes up space, too', async () => {
  const { cache } = setup();
  for (let key = 0; key < 5_000; key++) await cache.get(`k${key}`, async () => response(''));
  expect(cache.bytes).toBeGreaterThan(MAX_BYTES / 8);
  expect(cache.bytes).toBeLessThanOrEqual(MAX_BYTES);
});

test('entries requested once do not evict entries requested twice', async () => {
  const { cache } = setup();
  const warm = Array.from({ length: 20 }, (_, at) => `warm${at}`);
  for (const key of [...warm, ...warm]) await cache.get(key, sized(10_000));
  for (let key = 0; key < 1_000; key++) await cache.get(`once${key}`, sized(10_000));
  const load = () => Promise.reject(new Error('asked again'));
  for (const key of warm) expect((await cache.get(key, load)).json).not.toBe('');
});

test('a very large answer is passed on and evicts no other', async () => {
  const { cache } = setup();
  for (let use = 0; use < 2; use++) await cache.get('k', sized(10_000));
  let calls = 0;
  for (let use = 0; use < 3; use++) {
    const { document } = await cache.get('large', () => {
      calls++;
      return sized(MAX_BYTES / 4)();
    });
    expect(document.length).toBeGreaterThan(MAX_BYTES / 50);
  }
  expect(calls).toBe(3);
  expect(cache.peek('k')).toBeDefined();
});

test('an answer requested before a purge reaches its caller and is not cached', async () => {
  const { cache } = setup();
  const answer = Promise.withResolvers<CachedResponse>();
  const asked = cache.get('k', () => answer.promise);
  cache.purge(() => true);
  answer.resolve(response('before the purge'));
  expect((await asked).json).toBe('before the purge');
  expect(cache.peek('k')).toBeUndefined();
  expect((await cache.get('k', async () => response('after it'))).json).toBe('after it');
});
