import { expect, test } from '@jest/globals';
import { type CachedAnswer, ContentCache } from './content-cache.ts';

const answer = (text: string): CachedAnswer => ({ text, json: text });

function setup() {
  let now = 0;
  const failures: string[] = [];
  const cache = new ContentCache({
    freshMs: 60,
    staleMs: 1000,
    maxCharacters: 100,
    now: () => now,
    onRefreshError: (key) => failures.push(key),
  });
  return { cache, failures, at: (time: number) => (now = time) };
}

test('a hundred callers on a cold key share one call', async () => {
  const { cache } = setup();
  let calls = 0;
  const load = async () => {
    calls++;
    return answer('a');
  };
  const answers = await Promise.all(Array.from({ length: 100 }, () => cache.get('k', load)));
  expect(calls).toBe(1);
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['a']));
});

test('a stale answer is served at once and refreshed by one call', async () => {
  const { cache, at } = setup();
  await cache.get('k', async () => answer('old'));
  at(100);
  let calls = 0;
  const load = async () => {
    calls++;
    return answer('new');
  };
  const [first, second] = await Promise.all([cache.get('k', load), cache.get('k', load)]);
  expect([first.text, second.text]).toEqual(['old', 'old']);
  expect(calls).toBe(1);
  expect((await cache.get('k', load)).text).toBe('new');
});

test('a stale answer outlives a failing upstream, and the failure is reported', async () => {
  const { cache, failures, at } = setup();
  await cache.get('k', async () => answer('old'));
  at(500);
  const fail = () => Promise.reject(new Error('down'));
  expect((await cache.get('k', fail)).text).toBe('old');
  await new Promise(setImmediate);
  expect(failures).toEqual(['k']);
});

test('without an answer to fall back on, the failure reaches the caller', async () => {
  const { cache, at } = setup();
  await expect(cache.get('k', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await cache.get('k', async () => answer('old'));
  at(5000);
  await expect(cache.get('k', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
});

test('it stays within its size', async () => {
  const { cache } = setup();
  let calls = 0;
  const load = async () => {
    calls++;
    return answer('x'.repeat(40));
  };
  for (const key of ['a', 'b', 'c', 'a']) await cache.get(key, load);
  expect(calls).toBe(4);
});
