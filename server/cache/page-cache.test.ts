import { expect, jest, test } from '@jest/globals';
import { Document } from './document.ts';
import {
  PageCache,
  type PageSource,
  type Rendered,
  type SharedPages,
  type StoredPage,
} from './page-cache.ts';

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

function page(text: string, status = 200): Document {
  return new Document({ name: 'home', status, headers: {}, body: Buffer.from(text) });
}

function made(
  text: string,
  { status = 200, degraded = false, path = '/', calls = [] }: Made = {},
): PageSource {
  return {
    path,
    async render(noted) {
      for (const call of calls) noted.add(call);
      return { kind: 'page', degraded, document: page(text, status) };
    },
  };
}

/** A page that must not be rendered. */
const never: PageSource = {
  path: '/',
  render: async () => {
    throw new Error('rendered needlessly');
  },
};

const redirect: PageSource = {
  path: '/',
  render: async (): Promise<Rendered> => ({ kind: 'redirect', status: 302, location: '/' }),
};

/** A page whose render continues until `finish` is called. */
function slow(text: string, options: Made = {}) {
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const source = made(text, options);
  const render: PageSource['render'] = async (noted) => {
    const rendered = source.render(noted);
    await promise;
    return rendered;
  };
  return { source: { ...source, render }, finish };
}

async function textOf(cache: PageCache, key: string, source = never): Promise<string | undefined> {
  const found = cache.find(key, () => source);
  return found && (await found.document.encoded('identity')).bytes.toString();
}

/** Waits for the background refresh of a stale page. */
const settled = (cache: PageCache, key: string) => cache.pending(key)?.catch(() => {});

test('a page is cached and served without another render while it is fresh', async () => {
  const { cache, at } = setup();
  await cache.render('k', made('a'));
  at(FRESH_MS - 1);
  expect(cache.find('k', () => never)).toMatchObject({ state: 'HIT', ageMs: FRESH_MS - 1 });
  expect(await textOf(cache, 'k')).toBe('a');
});

test('a hundred visitors of a page that is not cached share one render', async () => {
  const { cache } = setup();
  const render = jest.fn(made('a').render);
  await Promise.all(Array.from({ length: 100 }, () => cache.render('k', { path: '/', render })));
  expect(render).toHaveBeenCalledTimes(1);
});

test('a page holds its queue slot until it is packed', async () => {
  const { cache } = setup();
  const document = page('a'.repeat(100_000));
  const turns: string[] = [];
  await cache.render('k', {
    path: '/',
    render: async () => ({ kind: 'page', degraded: false, document }),
    async inTurn(work) {
      const result = await work();
      turns.push(document.made('identity') ? 'whole' : 'packed');
      return result;
    },
  });
  expect(turns).toEqual(['packed']);
});

test('a stale page is served at once, and one render refreshes it', async () => {
  const { cache, at } = setup();
  await cache.render('k', made('old'));
  at(FRESH_MS);
  expect(cache.find('k', () => made('new'))?.state).toBe('STALE');
  expect(await textOf(cache, 'k')).toBe('old');
  await settled(cache, 'k');
  expect(cache.find('k', () => never)?.state).toBe('HIT');
  expect(await textOf(cache, 'k')).toBe('new');
});

test.each([
  ['fails', never],
  ['leaves a section out', made('new', { degraded: true })],
  ['is an error page', made('new', { status: 502 })],
])('a refresh that %s leaves the stale page, and is retried a little later', async (_case, source) => {
  const { cache, at } = setup();
  await cache.render('k', made('old'));
  at(FRESH_MS);
  cache.find('k', () => source);
  await settled(cache, 'k');
  expect(cache.find('k', () => never)?.state).toBe('STALE');
  expect(cache.pending('k')).toBeUndefined();
  at(FRESH_MS + 5_000);
  expect(cache.find('k', () => made('new'))?.state).toBe('STALE');
  await settled(cache, 'k');
  expect(await textOf(cache, 'k')).toBe('new');
});

test('a failed refresh is reported', async () => {
  const { cache, failures, at } = setup();
  await cache.render('k', made('old'));
  at(FRESH_MS);
  cache.find('k', () => never);
  await settled(cache, 'k');
  expect(failures).toEqual(['k']);
});

test('a page beyond its stale time is rendered again', async () => {
  const { cache, at } = setup();
  await cache.render('k', made('old'));
  at(FRESH_MS + STALE_MS);
  expect(cache.find('k', () => never)).toBeUndefined();
});

test.each([
  ['with a section left out', made('a', { degraded: true })],
  ['that is an error', made('a', { status: 500 })],
  ['that leads elsewhere', redirect],
])('a page %s is not cached', async (_case, source) => {
  const { cache } = setup();
  await cache.render('k', source);
  expect(cache.find('k', () => never)).toBeUndefined();
});

test('a not-found page is cached for ten seconds, so that a page published since is soon visible', async () => {
  const { cache, at } = setup();
  await cache.render('k', made('a', { status: 404 }));
  at(9_999);
  expect(cache.find('k', () => never)?.state).toBe('HIT');
  at(10_000);
  expect(cache.find('k', () => never)).toBeUndefined();
});

test('the 404 of a removed page replaces the cached page', async () => {
  const { cache, at } = setup();
  await cache.render('k', made('old'));
  at(FRESH_MS);
  cache.find('k', () => made('gone', { status: 404 }));
  await settled(cache, 'k');
  expect(await textOf(cache, 'k')).toBe('gone');
});

test('a purge removes the matching pages, and discards their renders in progress', async () => {
  const { cache } = setup();
  const calls = ['/goods/detail/203'];
  await cache.render('product', made('a', { path: '/a', calls }));
  await cache.render('news', made('b', { path: '/b', calls: ['/news/detail/1'] }));
  const late = slow('before the purge', { calls });
  const other = slow('c', { calls: ['/news/detail/2'] });
  const rendering = [cache.render('late', late.source), cache.render('other', other.source)];
  await Promise.resolve();
  expect(cache.purge(({ calls }) => calls.has('/goods/detail/203'))).toBe(1);
  for (const { finish } of [late, other]) finish();
  await Promise.all(rendering);
  for (const key of ['product', 'late']) expect(cache.find(key, () => never)).toBeUndefined();
  expect([await textOf(cache, 'news'), await textOf(cache, 'other')]).toEqual(['b', 'c']);
});

test('a page whose content has changed is served once more while it is rendered again', async () => {
  const { cache } = setup();
  const calls = ['/goods/detail/203'];
  await cache.render('product', made('old', { calls }));
  await cache.render('news', made('b', { calls: ['/news/detail/1'] }));
  cache.expire((origin) => origin.calls.has('/goods/detail/203'));
  expect(cache.find('news', () => never)?.state).toBe('HIT');
  expect(cache.find('product', () => made('new', { calls }))?.state).toBe('STALE');
  await settled(cache, 'product');
  expect(await textOf(cache, 'product')).toBe('new');
});

test('a page whose content changes during its render is not fresh', async () => {
  const { cache } = setup();
  const { source, finish } = slow('old', { calls: ['/goods/detail/203'] });
  const rendering = cache.render('k', source);
  await Promise.resolve();
  cache.expire((origin) => origin.calls.has('/goods/detail/203'));
  finish();
  await rendering;
  expect(cache.find('k', () => made('new'))?.state).toBe('STALE');
});

test('addresses that are requested once stay within the bound and evict none that others use', async () => {
  const { cache } = setup();
  await cache.render('home', made('home'));
  cache.find('home', () => never);
  const page = 'x'.repeat(500);
  for (let number = 0; number < 10_000; number += 1) await cache.render(`made up ${number}`, made(page));
  expect(cache.bytes).toBeLessThanOrEqual(MAX_BYTES);
  expect(await textOf(cache, 'home')).toBe('home');
});

/** Returns a different text for each number, which compresses as well as a page does. */
const pageOf = (number: number) =>
  Array.from({ length: 500 }, (_, at) => `<a href="/${number * at}">${number ^ at}</a>`).join('\n');

test('pages that are requested repeatedly stay cached beyond a quarter of the limit', async () => {
  const { cache } = setup();
  const keys = Array.from({ length: 100 }, (_, number) => `page ${number}`);
  for (const [number, key] of keys.entries()) await cache.render(key, made(pageOf(number)));
  expect(cache.bytes).toBeGreaterThan(MAX_BYTES / 4);
  expect(keys.filter((key) => !cache.find(key, () => never))).toEqual([]);
});

test('the limit counts the copies in all encodings', async () => {
  const { cache } = setup();
  const keys = Array.from({ length: 150 }, (_, number) => `page ${number}`);
  for (const [number, key] of keys.entries()) await cache.render(key, made(pageOf(number)));
  for (const key of keys) {
    for (const encoding of ['gzip', 'zstd', 'identity'] as const)
      await cache.find(key, () => never)?.document.encoded(encoding);
    expect(cache.bytes).toBeLessThanOrEqual(MAX_BYTES);
  }
  const held = keys.flatMap((key) => cache.find(key, () => never)?.document.bytes ?? []);
  expect(held.length).toBeLessThan(keys.length);
  expect(held.reduce((sum, bytes) => sum + bytes, 0)).toBe(cache.bytes);
});

test('a page whose new render is equal keeps its compressed copies', async () => {
  const { cache, at } = setup();
  const first = await cache.render('k', made(pageOf(1)));
  at(FRESH_MS);
  cache.find('k', () => made(pageOf(1)));
  await settled(cache, 'k');
  expect(cache.find('k', () => never)).toMatchObject({ state: 'HIT', ageMs: 0 });
  expect(cache.find('k', () => never)?.document).toBe(first.kind === 'page' && first.document);
});

test('a page that another process has rendered since a change is taken, an older one is not', async () => {
  let now = 100;
  let copy: StoredPage | undefined;
  const shared: SharedPages = {
    get: async () => undefined,
    set: async () => {},
    turn: async (_key, accept) => (copy && accept(copy) ? copy : undefined),
    endTurn() {},
  };
  const cache = new PageCache({
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    maxBytes: MAX_BYTES,
    now: () => now,
    shared,
  });
  const copyOf = (text: string, storedAt: number): StoredPage => ({
    document: page(text),
    origin: { path: '/', calls: new Set() },
    storedAt,
    freshUntil: storedAt + FRESH_MS,
    staleUntil: storedAt + FRESH_MS + STALE_MS,
  });
  const refresh = async () => {
    cache.expire(() => true);
    cache.find('k', () => made('rendered anew'));
    await settled(cache, 'k');
    return textOf(cache, 'k');
  };
  await cache.render('k', made('first'));
  now = 300;
  copy = copyOf('made before', 200);
  expect(await refresh()).toBe('rendered anew');
  now = 400;
  copy = copyOf('made since', 401);
  expect(await refresh()).toBe('made since');
});

test('a page that is true for a while is neither fresh nor stale after it', async () => {
  const { cache, at } = setup();
  const bounded = (expiresAt: number): PageSource => ({
    path: '/',
    render: async () => ({ kind: 'page', degraded: false, expiresAt, document: page('open') }),
  });
  await cache.render('near', bounded(FRESH_MS / 2));
  await cache.render('far', bounded(FRESH_MS + STALE_MS / 2));
  at(FRESH_MS / 2 - 1);
  expect(cache.find('near', () => never)?.state).toBe('HIT');
  at(FRESH_MS / 2);
  expect(cache.find('near', () => never)).toBeUndefined();
  at(FRESH_MS + STALE_MS / 2);
  expect(cache.find('far', () => never)).toBeUndefined();
});
