import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import request from 'supertest';
import { API_BODY_LIMIT } from '../../../shared/constants.ts';
import { ok, sitesOver } from '../../support/sites/site-over.ts';

const { siteOver } = sitesOver();

test('a write is forwarded once with its body, never retried', async () => {
  const bodies: string[] = [];
  const { site, upstream } = await siteOver((req, res) => {
    if (req.method !== 'POST') return res.end(ok([]));
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => {
      bodies.push(body);
      res.setHeader('Content-Type', 'application/json');
      res.statusCode = 503;
      res.end(JSON.stringify({ code: 503, message: '混み合っています。' }));
    });
    return undefined;
  });
  const response = await request(site.app)
    .post('/api/consult/addNewContentForm')
    .send({ content: '見積もりの相談' });
  expect([response.status, response.body.code]).toEqual([503, 503]);
  expect(bodies).toEqual(['{"content":"見積もりの相談"}']);
  expect(upstream.requests).toEqual(['POST /api/consult/addNewContentForm']);
});

test('a body above the limit is a 413 in the envelope and never reaches the upstream', async () => {
  const { site, upstream } = await siteOver((_req, res) => res.end(ok(null)));
  const response = await request(site.app)
    .post('/api/consult/addNewContentForm')
    .set('Content-Type', 'application/json')
    .send(JSON.stringify({ content: 'あ'.repeat(22_000) }));
  expect([response.status, response.body.code]).toEqual([413, 413]);
  expect(response.body.message).toContain('大きすぎます');
  expect(response.body.requestId).toBe(response.headers['x-request-id']);
  expect(upstream.requests).toEqual([]);
});

test.each([
  ['its announced length', { 'Content-Length': String(API_BODY_LIMIT + 1) }],
  ['what has come of it', { 'Transfer-Encoding': 'chunked' }],
])('a body that never ends is refused while it arrives, by %s', async (_what, headers) => {
  const { site, upstream } = await siteOver((_req, res) => res.end(ok(null)));
  const server = createServer(site.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sent = httpRequest({
    port: (server.address() as AddressInfo).port,
    method: 'POST',
    path: '/api/consult/addNewContentForm',
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  sent.on('error', () => {});
  sent.write('x'.repeat(API_BODY_LIMIT));
  sent.write('x');
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  sent.destroy();
  server.close();
  expect(response.statusCode).toBe(413);
  expect(upstream.requests).toEqual([]);
});

test.each([
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['another host of the same organisation', { 'Sec-Fetch-Site': 'same-site' }],
  ['another origin of an old browser', { Origin: 'https://evil.example' }],
  ['an opaque origin', { Origin: 'null' }],
])('a post from a page of %s never reaches the API, a vote included', async (_who, headers) => {
  const { site, upstream } = await siteOver((_req, res) => res.end(ok([])));
  for (const path of ['/api/consult/addNewContentForm', '/api/goods/addThumb/203', '/api/no/such']) {
    const response = await request(site.app).post(path).set(headers).send({ content: '相談' });
    expect([path, response.status, response.body.code]).toEqual([path, 403, 403]);
    expect(response.body.message).toContain('送信元');
  }
  expect((await request(site.app).get('/api/goods/index').set(headers)).status).toBe(200);
  expect(upstream.requests).toEqual(['GET /api/goods/index']);
});

test.each([
  ['text/plain', '{"content":"相談"}'],
  ['application/x-www-form-urlencoded', 'content=1'],
  ['multipart/form-data; boundary=x', '--x--'],
])('a post of the content type %s, which any site may send, is rejected with 415', async (type, body) => {
  const { site, upstream } = await siteOver((_req, res) => res.end(ok(null)));
  const response = await request(site.app)
    .post('/api/consult/addNewContentForm')
    .set('Content-Type', type)
    .send(body);
  expect([response.status, response.body.code]).toEqual([415, 415]);
  expect(response.body.message).toContain('JSON');
  expect(upstream.requests).toEqual([]);
});

test("this site's own pages, and programs that are no browser, may post", async () => {
  const { site, upstream } = await siteOver((_req, res) => res.end(ok(null)));
  for (const headers of [{}, { 'Sec-Fetch-Site': 'same-origin' }]) {
    expect((await request(site.app).post('/api/goods/addThumb/203').set(headers)).status).toBe(200);
    const sent = await request(site.app).post('/api/consult/addSqNew').set(headers).send({ a: 1 });
    expect(sent.status).toBe(200);
  }
  expect(upstream.requests).toHaveLength(4);
});

test.each([
  ['delete', '/api/goods/detail/1', 405, 'GET, HEAD, OPTIONS'],
  ['post', '/api/goods/index', 405, 'GET, HEAD, OPTIONS'],
  ['get', '/api/goods/addThumb/1', 405, 'POST, OPTIONS'],
  ['get', '/api/no/such/call', 404, undefined],
  ['get', '/api/Goods/index', 404, undefined],
  ['post', '/api/%2e%2e/actuator/shutdown', 404, undefined],
] as const)('%s %s is no call: %i in the envelope, and the upstream never hears of it', async (...row) => {
  const [method, path, status, allow] = row;
  const { site, upstream } = await siteOver((_req, res) => res.end(ok([])));
  const response = await request(site.app)[method](path);
  expect([response.status, response.body.code, response.headers.allow]).toEqual([status, status, allow]);
  expect(response.body.requestId).toBe(response.headers['x-request-id']);
  expect(upstream.requests).toEqual([]);
});

test('behind one proxy a visitor has one address, whatever they write before it', async () => {
  const seen: unknown[] = [];
  const { site } = await siteOver(
    (req, res) => {
      if (req.method === 'POST') seen.push(req.headers['x-forwarded-for']);
      res.end(ok(null));
    },
    { env: { TRUST_PROXY: '1', WRITES_PER_MINUTE: '2' } },
  );
  const statuses: number[] = [];
  for (const spoofed of ['10.0.0.1', '127.0.0.1, 10.0.0.2', 'unknown']) {
    const { status } = await request(site.app)
      .post('/api/goods/addThumb/1')
      .set('X-Forwarded-For', `${spoofed}, 203.0.113.9`)
      .send({});
    statuses.push(status);
  }
  expect(statuses).toEqual([200, 200, 429]);
  expect(seen).toEqual(['203.0.113.9', '203.0.113.9']);
});

test('searches, suggestions and warranty questions of one address are limited, other reading is not', async () => {
  const { site } = await siteOver((_req, res) => res.end(ok([])), {
    env: { SEARCHES_PER_MINUTE: '3', WARRANTY_CHECKS_PER_MINUTE: '1' },
  });
  const ask = async (path: string, address = '203.0.113.9') =>
    (await request(site.app).get(path).set('X-Forwarded-For', address)).status;
  const search = '/api/search/getSearchTotal?keywords=poe';
  expect(await ask('/search?value=poe')).toBe(200);
  expect(await ask('/api/goods/listSuggestGoodsModel?keywords=ma')).not.toBe(429);
  expect(await ask(search)).not.toBe(429);
  for (const path of [search, '/search?value=vlan', '/api/goods/listSuggestGoodsModel?keywords=ms'])
    expect([path, await ask(path)]).toEqual([path, 429]);
  expect(await ask(search, '203.0.113.10')).not.toBe(429);
  const warranty = '/api/service/queryGuarantee?secrets=MN26010A0417';
  expect(await ask(warranty)).not.toBe(429);
  expect(await ask(warranty)).toBe(429);
  for (const path of ['/search', '/products', '/api/goods/category']) expect(await ask(path)).toBe(200);
});

test('a search that a browser fetches ahead is refused, so that it is counted when it is opened', async () => {
  const { site } = await siteOver((_req, res) => res.end(ok([])));
  const ask = (path: string, purpose: string) => request(site.app).get(path).set('Sec-Purpose', purpose);
  for (const purpose of ['prefetch', 'prefetch;prerender']) {
    for (const path of ['/search?value=poe', '/service/warranty-check']) {
      const { status, headers } = await ask(path, purpose);
      expect([path, status, headers['cache-control']]).toEqual([path, 403, 'no-store']);
    }
    expect((await ask('/products', purpose)).status).toBe(200);
  }
  expect((await request(site.app).get('/search?value=poe')).status).toBe(200);
});

test('calculations count like searches, with their drawings', async () => {
  const { site } = await siteOver((_req, res) => res.end(ok([])), { env: { SEARCHES_PER_MINUTE: '2' } });
  const ask = async (path: string) => (await request(site.app).get(path)).status;
  expect(await ask('/tools/wireless?people=60')).toBe(200);
  expect(await ask('/topology/tools/wireless.svg?people=60')).not.toBe(429);
  for (const path of ['/tools/poe?count=8', '/topology/tools/wan.drawio?sites=3', '/search?value=poe'])
    expect([path, await ask(path)]).toEqual([path, 429]);
  for (const path of ['/tools/wireless', '/tools/wireless?utm_source=mail', '/topology/solutions/1.svg'])
    expect([path, await ask(path)]).not.toEqual([path, 429]);
});

test('a rate limit is answered in Japanese with a time to retry, and logged once', async () => {
  const { site } = await siteOver((_req, res) => res.end(ok([])), { env: { SEARCHES_PER_MINUTE: '1' } });
  const refused = ['/search?value=poe', '/search?value=vlan', '/api/search/getSearchTotal?keywords=poe'];
  const answers = [];
  for (const path of refused) answers.push(await request(site.app).get(path));
  const [, page, call] = answers;
  expect([page?.status, call?.status]).toEqual([429, 429]);
  for (const response of [page, call]) expect(Number(response?.headers['retry-after'])).toBeGreaterThan(0);
  expect(page?.text).toContain('多くの検索');
  expect(call?.body).toMatchObject({ code: 429, message: expect.stringContaining('多くの検索') });
  expect(site.lines.filter(({ msg }) => msg.includes('SEARCHES_PER_MINUTE'))).toHaveLength(1);
});

type Respond = (res: ServerResponse) => unknown;
const cut: Respond = (res) => {
  res.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  res.write('{"code":200,');
  setImmediate(() => res.destroy());
};

test.each<[string, number, Respond]>([
  ['an error page of another server', 500, (res) => res.writeHead(500).end('<html>SECRET stack</html>')],
  ['a page', 502, (res) => res.end('<html>SECRET</html>')],
  ['a redirect', 502, (res) => res.writeHead(302, { location: 'https://evil.example/' }).end(ok('SECRET'))],
  ['nothing', 502, (res) => res.end()],
  ['JSON that is no envelope', 502, (res) => res.end('{"secret":"SECRET"}')],
  ['half an envelope', 502, cut],
  ['half an envelope, and then nothing', 504, (res) => res.write('{"code":200,"data":"SECRET')],
  ['more than an envelope can be', 502, (res) => res.end(ok('SECRET'.repeat(100_000)))],
])('an API that answers a visitor with %s is answered for with %i', async (_what, status, respond) => {
  const { site } = await siteOver(
    (req, res) => (/addThumb|queryGuarantee/.test(req.url ?? '') ? respond(res) : res.end(ok([]))),
    // Long enough for the site's calls at its start.
    { env: { API_TIMEOUT_MS: '1500' } },
  );
  const answers = await Promise.all([
    request(site.app).post('/api/goods/addThumb/1').send({}),
    request(site.app).get('/api/service/queryGuarantee?secrets=MN26010A0417'),
  ]);
  for (const { status: seen, body, headers, text } of answers) {
    expect([seen, body.code, headers.location]).toEqual([status, status, undefined]);
    expect(body.requestId).toBe(headers['x-request-id']);
    expect(text).not.toContain('SECRET');
  }
});
