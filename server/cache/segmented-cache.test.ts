import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { SegmentedCache } from './segmented-cache.ts';

const MAX_BYTES = 1_600;
const ENTRY_BYTES = 100;

function cacheOf(...keys: string[]) {
  const cache = new SegmentedCache<{ bytes: number }>({ maxBytes: MAX_BYTES, bytesOf: ({ bytes }) => bytes });
  for (const key of keys) cache.set(key, { bytes: ENTRY_BYTES });
  return cache;
}

test('entries that were used again stay when many keys are used once', () => {
  const cache = cacheOf('one', 'two');
  cache.get('one');
  for (let at = 0; at < 100; at += 1) cache.set(`flood ${at}`, { bytes: ENTRY_BYTES });
  expect([cache.peek('one'), cache.peek('two')]).toEqual([{ bytes: ENTRY_BYTES }, undefined]);
  expect(cache.bytes).toBeLessThanOrEqual(MAX_BYTES);
});

test('of the entries used again the oldest is evicted first; keys are listed from the most recently used', () => {
  const names = Array.from({ length: 16 }, (_, at) => `k${at}`);
  const cache = cacheOf(...names);
  for (const name of names) cache.get(name);
  cache.get('k0');
  cache.set('new', { bytes: ENTRY_BYTES });
  expect(cache.keys()).toEqual(['k0', ...names.slice(2).reverse(), 'new']);
});

test('an entry is measured again, and evicted if it has grown beyond its share', () => {
  const cache = cacheOf('one', 'two');
  const one = cache.get('one') ?? { bytes: 0 };
  one.bytes = ENTRY_BYTES / 2;
  cache.resize('one', one);
  expect(cache.bytes).toBe(1.5 * ENTRY_BYTES);
  one.bytes = ENTRY_BYTES + 1;
  cache.resize('one', one);
  expect([cache.peek('one'), cache.bytes]).toEqual([undefined, ENTRY_BYTES]);
  cache.resize('two', one);
  expect(cache.bytes).toBe(ENTRY_BYTES);
});

test('deleted entries are counted and free their bytes', () => {
  const cache = cacheOf('one', 'two', 'three');
  cache.get('two');
  expect(cache.deleteWhere((key) => key !== 'one')).toBe(2);
  expect([cache.size, cache.bytes, [...cache.values()]]).toEqual([1, ENTRY_BYTES, [{ bytes: ENTRY_BYTES }]]);
});

/** A map whose entries are removed and added again grows by some seventy. */
const GROWTH_MAX_MB = 1;

test('a use promotes no objects to the old generation, whose collection delays visitors', () => {
  const cache = cacheOf('one', 'two', 'three');
  const use = (times: number) => {
    for (let at = 0; at < times; at += 1) cache.get(['one', 'two', 'three'][at % 3] ?? '');
  };
  use(10_000);
  // Moves all objects of the test run so far to the old generation.
  collectAll();
  const before = oldGeneration();
  use(1_000_000);
  expect((oldGeneration() - before) / 1024 ** 2).toBeLessThan(GROWTH_MAX_MB);
});

function collectAll(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

function oldGeneration(): number {
  const old = getHeapSpaceStatistics().filter(({ space_name }) => space_name === 'old_space');
  return old.reduce((bytes, { space_used_size }) => bytes + space_used_size, 0);
}
