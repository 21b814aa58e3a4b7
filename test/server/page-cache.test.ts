import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { listenContent } from '../../server/content/listen.ts';
import { PERSONAL_PARAMETERS, readQuery } from '../../shared/paths/page-queries.ts';
import { type FakeUpstream, startFakeUpstream } from '../support/fake-upstream.ts';
import { FIXTURE_CONTENT, FIXTURE_MEDIA } from '../support/fixture-content.ts';
import { serve } from '../support/raw-request.ts';
import { samplePaths } from '../support/sample-paths.ts';
import { createTestSite, type TestSite } from '../support/site.ts';

const TOKEN = 'a token of sixteen characters';
const DESKTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
/** Gets whole documents, so that the page is kept when it has them. */
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const PRODUCT = '/products/ma3511_p203.html';

let content: Awaited<ReturnType<typeof listenContent>>;
let upstream: FakeUpstream;
let site: TestSite;
let server: Awaited<ReturnType<typeof serve>>;
/** Paths of the API that fail now. */
let failing: RegExp | undefined;

beforeAll(async () => {
  content = await listenContent({
    contentDir: FIXTURE_CONTENT,
    mediaDir: FIXTURE_MEDIA,
    host: '127.0.0.1',
    port: 0,
    logLevel: 'silent',
  });
  upstream = await startFakeUpstream(async (req, res) => {
    if (failing?.test(req.url ?? '')) {
      res.writeHead(500).end();
      return;
    }
    const answer = await fetch(`http://127.0.0.1:${content.port}${req.url}`);
    res.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  site = await createTestSite({
    upstream: upstream.origin,
    env: { PAGE_CACHE_TTL_S: '60', CACHE_PURGE_TOKEN: TOKEN },
    freshMs: 0,
  });
  server = await serve(site.app);
});

beforeEach(async () => {
  await purge({});
});

afterEach(() => {
  failing = undefined;
  jest.restoreAllMocks();
});

afterAll(async () => {
  await server.close();
  await site.close();
  await upstream.close();
  await content.close();
});

interface Asked {
  agent?: string;
  method?: string;
  headers?: Record<string, string>;
}

async function ask(path: string, { agent = DESKTOP, method = 'GET', headers = {} }: Asked = {}) {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    headers: { 'user-agent': agent, 'accept-language': 'ja', ...headers },
    redirect: 'manual',
  });
  return {
    status: response.status,
    cache: response.headers.get('x-cache'),
    header: (name: string) => response.headers.get(name),
    text: await response.text(),
  };
}

/** Asks as a crawler of the desktop site does: when the answer is there, the page is kept. */
const fill = (path: string, headers: Record<string, string> = {}) =>
  ask(path, { agent: CRAWLER, headers: { 'x-device-class': 'desktop', ...headers } });

function purge(body: object | string, authorization = `Bearer ${TOKEN}`) {
  return fetch(`http://127.0.0.1:${server.port}/-/purge`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Lets the processor's clock stand where it is and the site's clock run ahead. */
function later(ms: number): void {
  const now = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ms);
}

test('a page that was asked for is kept for the next visitor, who gets the same words', async () => {
  const first = await fill(PRODUCT);
  const second = await ask(PRODUCT);
  expect([first.cache, second.cache]).toEqual(['MISS', 'HIT']);
  expect(second.text).toBe(first.text);
  expect(second.header('server-timing')).toContain('HIT');
});

test('the first visitor gets his own render, and the next one the copy that was made beside it', async () => {
  const first = await ask(PRODUCT);
  expect(first.cache).toBe('MISS');
  expect(first.header('content-security-policy')).toMatch(/script-src 'self' 'nonce-/);
  const next = await ask(PRODUCT, { agent: CRAWLER, headers: { 'x-device-class': 'desktop' } });
  expect(['HIT', 'MISS']).toContain(next.cache);
  expect((await ask(PRODUCT)).cache).toBe('HIT');
});

test('what is kept has no inline script, and its policy allows none', async () => {
  await fill('/');
  const { text, cache, header } = await ask('/');
  expect(cache).toBe('HIT');
  const scripts = [...text.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(scripts.length).toBeGreaterThan(0);
  for (const attributes of scripts) expect(attributes).toMatch(/\bsrc=|type="application\/(?:ld\+)?json"/);
  expect(header('content-security-policy')).toMatch(/script-src 'self'(?:;| https:)/);
  expect(header('content-security-policy')).not.toContain('nonce');
});

const BROWSER_ENCODINGS = 'gzip, deflate, br, zstd';

test.each([
  [BROWSER_ENCODINGS, 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['zstd', 'zstd', zstdDecompressSync],
  ['identity', null, (body: Buffer) => body],
])('who takes %s gets %s, with a validator of its own', async (accepted, encoding, decode) => {
  const { text } = await fill('/');
  const response = await rawGet('/', { 'accept-encoding': accepted });
  expect(response.headers['content-encoding'] ?? null).toBe(encoding);
  expect(decode(response.body).toString()).toBe(text);
  expect(response.headers['content-length']).toBe(String(response.body.length));
  expect(response.headers.vary).toMatch(/Accept-Encoding/);
  const { etag = '' } = response.headers;
  expect(etag).toMatch(/^"[^"]+"$/);
  const again = await rawGet('/', { 'accept-encoding': accepted, 'if-none-match': etag });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const other = await rawGet('/', {
    'accept-encoding': encoding === 'br' ? 'gzip' : 'br',
    'if-none-match': etag,
  });
  expect(other.status).toBe(200);
});

/** The bytes as they come; fetch would unpack them. */
async function rawGet(path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: Record<string, string | undefined>; body: Buffer }>(
    (resolve, reject) => {
      request(
        { port: server.port, host: '127.0.0.1', path, headers: { 'user-agent': DESKTOP, ...headers } },
        async (res) => {
          const chunks: Buffer[] = [];
          for await (const chunk of res) chunks.push(chunk);
          resolve({
            status: res.statusCode ?? 0,
            headers: res.headers as Record<string, string | undefined>,
            body: Buffer.concat(chunks),
          });
        },
      )
        .on('error', reject)
        .end();
    },
  );
}

test('HEAD says what GET would, without the body', async () => {
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

test('caches in front may keep a page by device class instead of by browser', async () => {
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

test('nothing that a header says gets into the page of others', async () => {
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

test('a page without one of its sections is not kept', async () => {
  failing = /\/api\/case\//;
  const first = await fill(PRODUCT);
  expect([first.status, first.cache]).toEqual([200, 'MISS']);
  expect(first.header('cache-control')).not.toContain('public');
  expect((await fill(PRODUCT)).cache).toBe('MISS');
  failing = undefined;
  await fill(PRODUCT);
  expect((await ask(PRODUCT)).cache).toBe('HIT');
});

test('while the API is down, pages that were kept serve on', async () => {
  const { text } = await fill(PRODUCT);
  later(61_000);
  failing = /./;
  const stale = await ask(PRODUCT);
  expect([stale.status, stale.cache]).toEqual([200, 'STALE']);
  expect(stale.text).toBe(text);
});

test('an unknown address is short-lived, in the language of who asks', async () => {
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

test('a purge needs the token', async () => {
  expect((await purge({}, 'Bearer wrong')).status).toBe(401);
  expect((await purge({}, '')).status).toBe(401);
  const without = await createTestSite({ upstream: upstream.origin, env: { PAGE_CACHE_TTL_S: '60' } });
  const other = await serve(without.app);
  const { status } = await fetch(`http://127.0.0.1:${other.port}/-/purge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  await other.close();
  await without.close();
  expect(status).toBe(404);
});

test.each([
  '[',
  '[]',
  '{"path":"products"}',
  '{"kind":"no-kind"}',
  '{"everything":true}',
  `"${'x'.repeat(4_000)}"`,
])('a purge that says %s is refused and forgets nothing', async (body) => {
  await fill('/');
  expect((await purge(body)).status).toBe(400);
  expect((await ask('/')).cache).toBe('HIT');
});

test('a purge of a path, of a record or of its kind forgets just what it names', async () => {
  const news = '/news';
  const refill = async () => {
    for (const path of [PRODUCT, news]) await fill(path);
  };
  const cached = async () => [(await ask(PRODUCT)).cache, (await ask(news)).cache];
  await refill();
  expect(await (await purge({ path: news })).json()).toEqual({ pages: 1 });
  expect(await cached()).toEqual(['HIT', 'MISS']);
  await refill();
  await purge({ kind: 'goods', id: 203 });
  expect((await ask(PRODUCT)).cache).toBe('MISS');
  await refill();
  await purge({ kind: 'news' });
  expect((await ask(news)).cache).toBe('MISS');
});

test('every parameter that a page reads is one that its copies are kept by', async () => {
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
  const origin = `http://127.0.0.1:${server.port}`;
  // The router looks for one of its own wherever a form is posted to.
  const personal = new Set<string>([...PERSONAL_PARAMETERS, 'index']);
  for (const { id, path } of await samplePaths(origin)) {
    read.clear();
    await fill(path);
    const names = [...read].filter((name) => !personal.has(name));
    const kept = [
      ...new URLSearchParams(readQuery(id, `?${names.map((name) => `${name}=1`).join('&')}`)).keys(),
    ];
    expect([path, names.filter((name) => !kept.includes(name))]).toEqual([path, []]);
  }
});
