import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { PERSONAL_PARAMETERS, readQuery } from '../../../shared/paths/page-queries.ts';
import { samplePaths } from '../../support/content/sample-paths.ts';
import { rawRequest } from '../../support/requests/raw-request.ts';
import {
  type CachingSite,
  type SteeredApi,
  startCachingSite,
  startSteeredApi,
} from '../../support/sites/caching-site.ts';
import { CRAWLER, PERSON } from '../../support/sites/listening-site.ts';
import { until } from '../../support/until.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const PRODUCT = '/products/ma3511_p203.html';

let api: SteeredApi;
let site: CachingSite;

beforeAll(async () => {
  api = await startSteeredApi();
  site = await startCachingSite(api.origin);
});

beforeEach(async () => {
  await site.purge({});
});

afterEach(() => {
  api.failing = undefined;
  api.failure = 500;
  api.rewrite = (text) => text;
  jest.restoreAllMocks();
});

afterAll(async () => {
  await site.close();
  await api.close();
});

const ask: CachingSite['ask'] = (...asked) => site.ask(...asked);
const fill: CachingSite['fill'] = (...asked) => site.fill(...asked);

/** Advances `Date.now`, while the monotonic clock is unchanged. */
function later(ms: number): void {
  const now = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ms);
}

test('a requested page is cached for the next visitor, who gets the same text', async () => {
  const first = await fill(PRODUCT);
  const second = await ask(PRODUCT);
  expect([first.cache, second.cache]).toEqual(['MISS', 'HIT']);
  expect(second.text).toBe(first.text);
  expect(second.header('server-timing')).toContain('HIT');
});

test('a cached page has the headers of a rendered one, and its line in the log', async () => {
  const made = await site.rawGet(PRODUCT, { 'user-agent': CRAWLER, 'x-device-class': 'desktop' });
  const id = 'kept-page-1';
  const kept = await site.rawGet(PRODUCT, { 'x-device-class': 'desktop', 'x-request-id': id });
  expect([made.headers['x-cache'], kept.headers['x-cache']]).toEqual(['MISS', 'HIT']);
  const varying = ['date', 'x-cache', 'server-timing', 'x-request-id'];
  const lasting = ({ headers }: typeof made) =>
    Object.entries(headers)
      .filter(([name]) => !varying.includes(name))
      .sort();
  expect(lasting(kept)).toEqual(lasting(made));
  expect(kept.headers['x-request-id']).toBe(id);
  await until('the line', () => site.lines.some(({ requestId }) => requestId === id));
  expect(site.lines.filter(({ requestId }) => requestId === id)).toEqual([
    expect.objectContaining({ msg: 'request', path: PRODUCT, status: 200, route: 'product', cache: 'HIT' }),
  ]);
});

test('a request with two hosts gets no cached page and no redirect', async () => {
  await fill('/');
  for (const path of ['/', '/about']) {
    const { status } = await rawRequest(Number(new URL(site.origin).port), path, {
      rawHeaders: ['Host', 'a.example', 'HOST', 'b.example', 'X-Device-Class', 'desktop'],
    });
    expect([path, status]).toEqual([path, 400]);
  }
});

test('a page whose data are late streams to its visitor, and the copy for the others has all of them', async () => {
  const hasty = await startCachingSite(api.origin, { SIDE_DATA_MS: '0' });
  const release = api.hold(/^\/api\/case\//);
  const first = await fetch(hasty.origin + PRODUCT, { headers: { 'user-agent': PERSON } });
  expect(first.headers.get('x-cache')).toBe('MISS');
  expect(first.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/);
  release();
  expect(await first.text()).toContain('/case-studies/wifi7ma3511');
  await until('the copy is cached', async () => (await hasty.ask(PRODUCT)).cache === 'HIT');
  expect((await hasty.ask(PRODUCT)).text).toContain('/case-studies/wifi7ma3511');
  await hasty.close();
});

test('a cached page has no inline script, and its policy allows none', async () => {
  await fill('/');
  const { text, cache, header } = await ask('/');
  expect(cache).toBe('HIT');
  const scripts = [...text.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(scripts.length).toBeGreaterThan(0);
  for (const attributes of scripts) expect(attributes).toMatch(/\bsrc=|type="application\/(?:ld\+)?json"/);
  expect(header('content-security-policy')).toMatch(/script-src 'self'(?:;| https:)/);
  expect(header('content-security-policy')).not.toContain("default-src 'none'");
  expect(header('content-security-policy')).not.toContain('nonce');
});

const BROWSER_ENCODINGS = 'gzip, deflate, br, zstd';

test.each([
  [BROWSER_ENCODINGS, 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['zstd', 'zstd', zstdDecompressSync],
  ['identity', null, (body: Buffer) => body],
])('clients that accept %s get %s, with a separate validator', async (accepted, encoding, decode) => {
  const { text } = await fill('/');
  const response = await site.rawGet('/', { 'accept-encoding': accepted });
  expect(response.headers['content-encoding'] ?? null).toBe(encoding);
  expect(decode(response.body).toString()).toBe(text);
  expect(response.headers['content-length']).toBe(String(response.body.length));
  expect(response.headers.vary).toMatch(/Accept-Encoding/);
  const { etag = '' } = response.headers;
  expect(etag).toMatch(/^"[^"]+"$/);
  const again = await site.rawGet('/', { 'accept-encoding': accepted, 'if-none-match': etag });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const other = await site.rawGet('/', {
    'accept-encoding': encoding === 'br' ? 'gzip' : 'br',
    'if-none-match': etag,
  });
  expect(other.status).toBe(200);
});

test.each([
  ['the page as it is', (etag: string) => ({ 'if-none-match': etag }), 304],
  ['several versions', (etag: string) => ({ 'if-none-match': `"older", ${etag}` }), 304],
  ['a weak validator, as proxies make it', (etag: string) => ({ 'if-none-match': `W/${etag}` }), 304],
  ['whatever there is', () => ({ 'if-none-match': '*' }), 304],
  ['an older one', () => ({ 'if-none-match': '"older"' }), 200],
  [
    'the current page, for a reload',
    (etag: string) => ({ 'if-none-match': etag, 'cache-control': 'no-cache' }),
    200,
  ],
])('conditional request: %s', async (_which, headersOf, status) => {
  await fill('/');
  const { etag = '' } = (await site.rawGet('/', { 'accept-encoding': 'br' })).headers;
  const again = await site.rawGet('/', { 'accept-encoding': 'br', ...headersOf(etag) });
  expect(again.status).toBe(status);
});

test.each([
  '/api/goods/category',
  '/sitemap-products.xml',
  '/news/feed.xml',
  '/robots.txt',
  '/manifest.webmanifest',
])('%s travels compressed where that saves something, and once', async (path) => {
  const plain = await site.rawGet(path, { 'accept-encoding': 'identity' });
  const response = await site.rawGet(path, { 'accept-encoding': BROWSER_ENCODINGS });
  const packed = response.headers['content-encoding'];
  expect([response.status, packed]).toEqual([200, plain.body.length < 1_024 ? undefined : 'br']);
  expect(packed ? brotliDecompressSync(response.body) : response.body).toEqual(plain.body);
  expect(response.headers.vary).toContain('Accept-Encoding');
  const { etag = '' } = response.headers;
  const again = await site.rawGet(path, { 'accept-encoding': BROWSER_ENCODINGS, 'if-none-match': etag });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
});

test('a changed response of the API has another validator, and its pages are rendered again', async () => {
  await fill(PRODUCT);
  const { etag = '' } = (await site.rawGet('/api/goods/detail/203', {})).headers;
  api.rewrite = (text) => text.replaceAll('MA3511', 'XX3511');
  later(61_000);
  await until('the answer is another one', async () => {
    const { status } = await site.rawGet('/api/goods/detail/203', { 'if-none-match': etag });
    return status === 200;
  });
  expect((await ask(PRODUCT)).cache).toBe('STALE');
  await until('the page shows it', async () => (await ask(PRODUCT)).text.includes('XX3511'));
});

test('HEAD has the headers of GET, without the body', async () => {
  const { header } = await fill('/');
  const head = await ask('/', { method: 'HEAD' });
  expect([head.status, head.cache, head.text]).toEqual([200, 'HIT', '']);
  expect(head.header('etag')).toBe(header('etag'));
});

test.each([
  ['campaigns', '/news?utm_source=mail&gclid=x', '/news'],
  ['the order of parameters', '/search?page=1&value=poe', '/search?value=poe&page=1'],
  ['needless encoding', '/search?value=%70oe', '/search?value=poe'],
])('%s make no other page', async (_case, one, other) => {
  await fill(one);
  expect((await ask(other)).cache).toBe('HIT');
});

test.each([
  ['pages of a list', '/news?page=2', '/news'],
  ['filters', '/case-studies?industry=x', '/case-studies'],
  ['keywords', '/search?value=a', '/search?value=b'],
  ['values of the same parameter in another order', '/search?value=a&value=b', '/search?value=b&value=a'],
])('%s are pages of their own', async (_case, one, other) => {
  await fill(one);
  expect((await fill(other)).cache).toBe('MISS');
});

test('phones and desktops have a page each, whatever the load balancer or the browser calls itself', async () => {
  await fill('/');
  expect((await ask('/', { agent: PHONE })).cache).toBe('MISS');
  expect((await ask('/', { agent: PHONE, headers: { 'x-device-class': 'desktop' } })).cache).toBe('HIT');
});

test('caches in front may store a page by device class instead of by browser', async () => {
  await fill('/');
  const byClass = await ask('/', { headers: { 'x-device-class': 'desktop' } });
  expect(byClass.header('vary')).not.toContain('User-Agent');
  expect(byClass.header('vary')).toContain('X-Device-Class');
  expect((await ask('/')).header('vary')).toContain('User-Agent');
  expect(byClass.header('cache-control')).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=86400, stale-if-error=86400',
  );
});

test.each(['receipt=MN-20260101-ABCDEF', 'happenContent=x', 'goods=MA3511', 'backUrl=%2Fnews'])(
  'a form with %s is for its visitor alone',
  async (query) => {
    for (const _visit of [1, 2]) {
      const { cache, header } = await ask(`/sales?${query}`);
      expect(cache).toBe('BYPASS');
      expect(header('cache-control')).not.toContain('public');
    }
  },
);

test('no header of a request affects the page of others', async () => {
  const spoilt = 'poisoned.example';
  await fill('/', {
    'x-forwarded-host': spoilt,
    'x-forwarded-proto': spoilt,
    'x-forwarded-for': spoilt,
    'x-original-url': `/${spoilt}`,
    forwarded: `host=${spoilt}`,
    origin: `https://${spoilt}`,
    referer: `https://${spoilt}/`,
    cookie: `receipt=${spoilt}`,
    accept: `text/${spoilt}`,
    range: 'bytes=0-9',
  });
  const { cache, status, text, header } = await ask('/');
  expect([cache, status]).toEqual(['HIT', 200]);
  expect(text).not.toContain(spoilt);
  expect(text.endsWith('</html>')).toBe(true);
  expect(header('set-cookie')).toBeNull();
});

test('a page without one of its sections is not cached', async () => {
  api.failing = /\/api\/case\//;
  const first = await fill(PRODUCT);
  expect([first.status, first.cache]).toEqual([200, 'MISS']);
  expect(first.header('cache-control')).not.toContain('public');
  expect((await fill(PRODUCT)).cache).toBe('MISS');
  api.failing = undefined;
  await fill(PRODUCT);
  expect((await ask(PRODUCT)).cache).toBe('HIT');
});

test('a page without a section that the API does not offer is cached', async () => {
  api.failing = /\/api\/case\//;
  api.failure = 404;
  await fill(PRODUCT);
  expect((await ask(PRODUCT)).cache).toBe('HIT');
});

// Home streams sections after its shell in any case. The list of solutions waits for the banner alone.
test.each([
  ['/', 1],
  ['/solutions', 3],
])('a late banner of %s holds no visitor up, and the copy for the others has it', async (path, type) => {
  const banner = JSON.parse((await ask(`/api/banner/list/${type}`)).text).data[0];
  const hasty = await startCachingSite(api.origin, { SIDE_DATA_MS: '0' });
  const release = api.hold(/^\/api\/banner\//);
  const { status, text } = await hasty.ask(path);
  expect([status, text.includes(banner.imgUrl)]).toEqual([200, false]);
  release();
  await until('the copy is cached', async () => (await hasty.ask(path)).cache === 'HIT');
  expect((await hasty.ask(path)).text).toContain(banner.imgUrl);
  await hasty.close();
});

test('while the API is down, cached pages are still served', async () => {
  const { text } = await fill(PRODUCT);
  later(61_000);
  api.failing = /./;
  const stale = await ask(PRODUCT);
  expect([stale.status, stale.cache]).toEqual([200, 'STALE']);
  expect(stale.text).toBe(text);
});

test('an unknown address is cached for a short time, by language', async () => {
  const japanese = await fill('/no-such-page');
  expect([japanese.status, japanese.cache]).toEqual([404, 'MISS']);
  expect(japanese.header('cache-control')).toBe('no-store');
  expect((await ask('/no-such-page')).cache).toBe('HIT');
  const english = await fill('/no-such-page', { 'accept-language': 'en' });
  expect(english.cache).toBe('MISS');
  expect(english.text).not.toBe(japanese.text);
  later(11_000);
  expect((await fill('/no-such-page')).cache).toBe('MISS');
});

test('every parameter that a page reads is part of its cache key', async () => {
  const read = new Set<string>();
  for (const method of ['get', 'getAll', 'has'] as const) {
    const original = URLSearchParams.prototype[method] as (name: string) => never;
    jest.spyOn(URLSearchParams.prototype, method).mockImplementation(function (
      this: URLSearchParams,
      name: string,
    ) {
      read.add(name);
      return original.call(this, name);
    });
  }
  // The router looks for a parameter of its own on every form post.
  const personal = new Set<string>([...PERSONAL_PARAMETERS, 'index']);
  for (const { id, path } of await samplePaths(site.origin)) {
    read.clear();
    await fill(path);
    const names = [...read].filter((name) => !personal.has(name));
    // `rows` of a comparison counts only with the value `all`.
    const query = names.map((name) => `${name}=${name === 'rows' ? 'all' : '1'}`).join('&');
    const kept = [...new URLSearchParams(readQuery(id, `?${query}`)).keys()];
    expect([path, names.filter((name) => !kept.includes(name))]).toEqual([path, []]);
  }
});

test('the state of the support desk is right for who reads the page from the cache, also without scripts', async () => {
  const real = Date.now;
  const clock = jest.spyOn(Date, 'now');
  const at = (moment: string) => {
    const shift = Date.parse(`${moment}+09:00`) - real();
    clock.mockImplementation(() => real() + shift);
  };
  at('2026-11-20T17:29:20');
  const open = await fill('/service');
  expect(open.text).toContain('ただいま受付中です。本日は17:30まで');
  const [, fresh, stale] = /s-maxage=(\d+), stale-while-revalidate=(\d+)/.exec(
    open.header('cache-control') ?? '',
  )!;
  expect(Number(fresh) + Number(stale)).toBeLessThanOrEqual(40);
  expect((await ask('/service')).cache).toBe('HIT');
  at('2026-11-20T17:30:00');
  const closed = await ask('/service');
  expect(closed.cache).not.toBe('HIT');
  expect(closed.cache).not.toBe('STALE');
  // A weekend, then a Monday off.
  expect(closed.text).toContain('次の受付は2026年11月24日(火)9:00から');
});
