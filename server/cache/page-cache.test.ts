import { expect, test } from '@jest/globals';
import { Document } from './document.ts';
import { PageCache, type Rendered } from './page-cache.ts';

const MAX_BYTES = 1024 * 1024;
const FRESH_MS = 60_000;
const STALE_MS = 600_000;

function setup() {
  let now = 0;
  const failures: string[] = [];
  const cache = new PageCache({
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    maxBytes: MAX_BYTES,
    now: () => now,
    onRefreshError: (key) => failures.push(key),
  });
  return { cache, failures, at: (time: number) => (now = time) };
}

interface Made {
  status?: number;
  degraded?: boolean;
  path?: string;
  calls?: string[];
}

function made(text: string, { status = 200, degraded = false, path = '/', calls = [] }: Made = {}) {
  return async (): Promise<Rendered> => ({
    kind: 'page',
    degraded,
    origin: { path, calls: new Set(calls) },
    document: new Document({ name: 'home', status, headers: {}, body: Buffer.from(text) }),
  });
}

/** A render that must not happen. */
const never = async (): Promise<Rendered> => {
  throw new Error('rendered needlessly');
};

async function textOf(cache: PageCache, key: string, render = never): Promise<string | undefined> {
  const found = cache.find(key, render);
  return found && (await found.document.encoded('identity')).bytes.toString();
}

/** Until what was begun behind a stale page is over. */
const settled = (cache: PageCache, key: string) => cache.pending(key)?.catch(() => {});

test('a page is kept and served without another render while it is fresh', async () => {
  const { cache, at } = setup();
  await cache.render('k', made('a'));
  at(FRESH_MS - 1);
  expect(cache.find('k', never)).toMatchObject({ state: 'HIT', ageMs: FRESH_MS - 1 });
  expect(await textOf(cache, 'k')).toBe('a');
});

test('a hundred visitors of a page that is not kept share one render', async () => {
  const { cache } = setup();
  let renders = 0;
  const render = () => {
    renders += 1;
    return made('a')();
  };
  await Promise.all(Array.from({ length: 100 }, () => cache.render('k', render)));
  expect(renders).toBe(1);
});

test('a stale page is served at once, and one render makes it new', async () => {
  const { cache, at } = setup();
  await cache.render('k', made('old'));
  at(FRESH_MS);
  expect(cache.find('k', made('new'))?.state).toBe('STALE');
  expect(await textOf(cache, 'k')).toBe('old');
  await settled(cache, 'k');
  expect(cache.find('k', never)?.state).toBe('HIT');
  expect(await textOf(cache, 'k')).toBe('new');
});

test.each([
  ['fails', never],
  ['leaves a section out', made('new', { degraded: true })],
  ['is an error page', made('new', { status: 502 })],
])('a refresh that %s leaves the old page, which is tried again a little later', async (_case, render) => {
  const { cache, at } = setup();
  await cache.render('k', made('old'));
  at(FRESH_MS);
  cache.find('k', render);
  await settled(cache, 'k');
  expect(cache.find('k', never)?.state).toBe('STALE');
  expect(cache.pending('k')).toBeUndefined();
  at(FRESH_MS + 5_000);
  expect(cache.find('k', made('new'))?.state).toBe('STALE');
  await settled(cache, 'k');
  expect(await textOf(cache, 'k')).toBe('new');
});

test('operators hear of a refresh that failed', async () => {
  const { cache, failures, at } = setup();
  await cache.render('k', made('old'));
  at(FRESH_MS);
  cache.find('k', never);
  await settled(cache, 'k');
  expect(failures).toEqual(['k']);
});

test('a page that has become older than it may serve is rendered anew', async () => {
  const { cache, at } = setup();
  await cache.render('k', made('old'));
  at(FRESH_MS + STALE_MS);
  expect(cache.find('k', never)).toBeUndefined();
});

test.each([
  ['with a section left out', made('a', { degraded: true })],
  ['that is an error', made('a', { status: 500 })],
  ['that leads elsewhere', async (): Promise<Rendered> => ({ kind: 'redirect', status: 302, location: '/' })],
])('a page %s is for its visitor alone', async (_case, render) => {
  const { cache } = setup();
  await cache.render('k', render);
  expect(cache.find('k', never)).toBeUndefined();
});

test('a not-found page is kept for ten seconds, so that a page published meanwhile is soon seen', async () => {
  const { cache, at } = setup();
  await cache.render('k', made('a', { status: 404 }));
  at(9_999);
  expect(cache.find('k', never)?.state).toBe('HIT');
  at(10_000);
  expect(cache.find('k', never)).toBeUndefined();
});

test('a page that was removed takes the place of the one that was kept', async () => {
  const { cache, at } = setup();
  await cache.render('k', made('old'));
  at(FRESH_MS);
  cache.find('k', made('gone', { status: 404 }));
  await settled(cache, 'k');
  expect(await textOf(cache, 'k')).toBe('gone');
});

test('a purge forgets the pages that it is for, and what was being rendered for them', async () => {
  const { cache } = setup();
  await cache.render('product', made('a', { path: '/a', calls: ['/goods/detail/203'] }));
  await cache.render('news', made('b', { path: '/b', calls: ['/news/detail/1'] }));
  const { promise, resolve } = Promise.withResolvers<void>();
  const rendering = cache.render('late', async () => {
    await promise;
    return made('before the purge')();
  });
  expect(cache.purge(({ calls }) => calls.has('/goods/detail/203'))).toBe(1);
  resolve();
  await rendering;
  expect(cache.find('product', never)).toBeUndefined();
  expect(cache.find('late', never)).toBeUndefined();
  expect(await textOf(cache, 'news')).toBe('b');
});

test('ten thousand addresses that nobody asks for twice stay within the bound and push out none that others use', async () => {
  const { cache } = setup();
  await cache.render('home', made('home'));
  cache.find('home', never);
  const page = 'x'.repeat(8_000);
  for (let number = 0; number < 10_000; number += 1) await cache.render(`made up ${number}`, made(page));
  expect(cache.bytes).toBeLessThanOrEqual(MAX_BYTES);
  expect(await textOf(cache, 'home')).toBe('home');
});
