import { readdirSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { endConnections } from '../../../server/http-server.ts';
import { DIST } from '../../support/content/folders.ts';
import { rawRequest, serve } from '../../support/requests/raw-request.ts';
import { createTestSite, stubRenderer, type TestSite } from '../../support/sites/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite({ renderer: stubRenderer });
});

afterAll(() => site.close());

test.each([
  ['a page', '/', 200],
  ['a redirect', '/about', 301],
  ['an unknown page', '/no-such-page', 404],
  ['a file', '/images/favicon.svg', 200],
  ['a picture of the content folder', '/images/banners/cloud.svg', 200],
  ['a missing asset', '/assets/gone-12345678.js', 404],
  ['a missing picture', '/media/products/gone.svg', 404],
  ['the API', '/api/goods/category', 200],
  ['an unknown API', '/api/no/such', 404],
  ['a malformed address', '/%ff', 400],
  ['a scanner', '/wp-login.php', 404],
  ['a health check', '/healthz', 200],
])('%s carries a request id and the security headers', async (_what, path, status) => {
  const response = await request(site.app).get(path);
  expect(response.status).toBe(status);
  expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(response.headers['permissions-policy']).toContain('geolocation=()');
  expect(response.headers['strict-transport-security']).toContain('max-age=');
  expect(response.headers['x-powered-by']).toBeUndefined();
});

test('a script has the headers of a script, and none that concern documents', async () => {
  const [script = ''] = readdirSync(path.join(DIST, 'client/assets')).filter((name) => name.endsWith('.js'));
  const { headers } = await request(site.app).get(`/assets/${script}`);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-site',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(headers['strict-transport-security']).toBeDefined();
  for (const name of ['content-security-policy', 'permissions-policy', 'referrer-policy', 'x-frame-options'])
    expect([name, headers[name]]).toEqual([name, undefined]);
});

test.each([
  ['/', 'GET', 200, 'home'],
  ['/about', 'GET', 301, 'redirect'],
  ['/api/goods/category', 'GET', 200, 'api'],
  ['/no-such-page', 'GET', 404, 'error'],
  ['/wp-login.php', 'GET', 404, 'rejected'],
])('%s leaves exactly one line in the access log', async (path, method, status, route) => {
  const id = `test-${Math.random().toString(36).slice(2, 12)}`;
  await request(site.app).get(`${path}?secret=typed`).set('X-Request-Id', id);
  const lines = site.lines.filter((line) => line.requestId === id && line.msg === 'request');
  expect(lines).toEqual([expect.objectContaining({ method, path, status, route, level: 30 })]);
  expect(lines[0]?.ms).toBeGreaterThanOrEqual(0);
  expect(JSON.stringify(lines)).not.toContain('typed');
});

test.each([
  ['absolute form', 'http://a.example/about'],
  ['absolute form of another scheme', 'alhost://x/api/goods/detail/1'],
  ['asterisk form', '*'],
  ['a host in front', '//evil.example/about'],
])('a request target in %s is refused before anything reads it', async (_what, target) => {
  const { port, close } = await serve(site.app);
  for (const path of [target, `${target}healthz`, `${target}/api/goods/category`]) {
    const id = `target-${Math.random().toString(36).slice(2, 12)}`;
    const response = await rawRequest(port, path, { headers: { 'x-request-id': id } });
    expect([path, response.status, response.headers.location]).toEqual([path, 400, undefined]);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(site.lines.filter(({ requestId }) => requestId === id)).toEqual([
      expect.objectContaining({ msg: 'request', status: 400, route: 'rejected' }),
    ]);
  }
  await close();
});

test('a request with two hosts is refused', async () => {
  const { port, close } = await serve(site.app);
  const response = await rawRequest(port, '/healthz', {
    rawHeaders: ['Host', 'a.example', 'host', 'b.example'],
  });
  await close();
  expect(response.status).toBe(400);
});

test('health checks are logged at debug only, and reach neither the API nor the renderer', async () => {
  await request(site.app).get('/healthz').set('X-Request-Id', 'health-check-1');
  const lines = site.lines.filter((line) => line.requestId === 'health-check-1');
  expect(lines).toEqual([expect.objectContaining({ level: 20, status: 200 })]);
});

test('a well-formed request id of the proxy is preserved, any other is replaced', async () => {
  const kept = await request(site.app).get('/healthz').set('X-Request-Id', 'proxy-0123456789');
  expect(kept.headers['x-request-id']).toBe('proxy-0123456789');
  const replaced = await request(site.app).get('/healthz').set('X-Request-Id', 'a b"<script>');
  expect(replaced.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('redirects win over files and pages, and pages do not answer other methods', async () => {
  const redirect = await request(site.app).get('/presales/?backUrl=%2Fproducts');
  expect([redirect.status, redirect.headers.location]).toEqual([301, '/sales?backUrl=%2Fproducts']);
  const post = await request(site.app).post('/products');
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

test.each(['application/xhtml+xml', 'text/plain', 'application/json', 'image/avif,image/webp'])(
  'a page is a page for clients that accept %s',
  async (accept) => {
    const response = await request(site.app).get('/products').set('Accept', accept);
    expect([response.status, response.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  },
);

const asked = (path: string, headers: Record<string, string>) => request(site.app).get(path).set(headers);
const PERSON = { Accept: 'text/html,*/*;q=0.8', 'Sec-Fetch-Dest': 'document' };

test.each([
  ['a missing picture', '/images/gone.png', { Accept: '*/*', 'Sec-Fetch-Dest': 'image' }],
  ['a script of another site', '/jquery.min.js', { Accept: '*/*', 'Sec-Fetch-Dest': 'script' }],
  ['a style sheet', '/gone.css', { Accept: '*/*' }],
  ['a file below a page', '/products/gone.zip', { Accept: 'text/html,*/*;q=0.8' }],
  ['what a browser wants as a picture', '/gone', { Accept: '*/*', 'Sec-Fetch-Dest': 'image' }],
  ['what is not wanted as a page', '/gone', { Accept: 'image/avif,image/webp' }],
  ['an address of another system', '/admin.php', { Accept: 'text/html,*/*;q=0.8' }],
])('%s that is none gets a short 404', async (_what, path, headers) => {
  const response = await asked(path, headers);
  expect([response.status, response.text]).toEqual([404, '見つかりませんでした']);
  expect(response.headers['content-type']).toContain('text/plain');
});

test.each([
  ['an unknown page', '/gone', PERSON],
  ['an unknown page of an old form', '/gone.html', PERSON],
  ['an address of another system that is opened in a window', '/admin.php', PERSON],
  ['a file that is opened in a window', '/catalogue.pdf', PERSON],
  ['an unknown page that a script reads', '/gone', { Accept: '*/*', 'Sec-Fetch-Dest': 'empty' }],
  ['an address that once was a page', '/news/interop2019_88.html', { Accept: '*/*' }],
])('%s is answered with the not-found page', async (_what, path, headers) => {
  const response = await asked(path, headers);
  expect([response.status, response.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
});

test.each([
  ['/', 'GET, HEAD, OPTIONS'],
  ['/sales', 'GET, HEAD, POST, OPTIONS'],
  ['/products/ma3511_p203.html', 'GET, HEAD, POST, OPTIONS'],
  ['/robots.txt', 'GET, HEAD, OPTIONS'],
  ['/images/logo.svg', 'GET, HEAD, OPTIONS'],
  ['/api/goods/category', 'GET, HEAD, OPTIONS'],
  ['/api/goods/addThumb/203', 'POST, OPTIONS'],
  ['/api/service/queryGuarantee', 'GET, HEAD, OPTIONS'],
  ['/api/openapi.json', 'GET, HEAD, OPTIONS'],
])('OPTIONS of %s names its methods: %s', async (path, allow) => {
  const response = await request(site.app).options(path);
  expect([response.status, response.headers.allow, response.text]).toEqual([204, allow, '']);
});

test.each(['post', 'put', 'delete', 'options'] as const)(
  '%s at an address that is none is a 404',
  async (method) => {
    for (const path of ['/no-such-page', '/news/interop2019_88.html', '/gone.js']) {
      const response = await request(site.app)[method](path);
      expect([path, response.status, response.headers.allow]).toEqual([path, 404, undefined]);
      expect(response.text).toContain('見つかりませんでした');
    }
  },
);

test('another method on a page is rejected in Japanese, with POST among the allowed methods of a form', async () => {
  const response = await request(site.app).put('/sales');
  expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
  expect(response.text).toMatch(/受け付けていません/);
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
});

test.each([
  ['/sales/', '/sales'],
  ['/presales?happenContent=a', '/sales?happenContent=a'],
])('a form posted to %s is sent on with its body to %s', async (path, location) => {
  const response = await request(site.app).post(path).type('form').send('a=1');
  expect([response.status, response.headers.location]).toEqual([308, location]);
});

test('a process that is shutting down is not ready, still answers, and closes every connection', async () => {
  let ending = false;
  const own = await createTestSite({ renderer: stubRenderer, isEnding: () => ending });
  const { server, port, close } = await serve(own.app);
  const agent = new Agent({ keepAlive: true });
  const connectionOf = async (path: string) => {
    const { status, headers } = await rawRequest(port, path, { agent });
    return [path, status, headers.connection];
  };
  expect(await connectionOf('/readyz')).toEqual(['/readyz', 200, 'keep-alive']);
  ending = true;
  endConnections(server);
  expect(await connectionOf('/readyz')).toEqual(['/readyz', 503, 'close']);
  for (const [path, status] of [
    ['/healthz', 200],
    ['/', 200],
    ['/about', 301],
    ['/images/favicon.svg', 200],
    ['/api/goods/category', 200],
  ] as const)
    expect(await connectionOf(path)).toEqual([path, status, 'close']);
  agent.destroy();
  await close();
  await own.close();
});
