import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import request from 'supertest';
import { API_BODY_LIMIT } from '../../shared/constants.ts';
import { deadOrigin, type FakeUpstream, startFakeUpstream } from '../support/fake-upstream.ts';
import { rawRequest, serve } from '../support/raw-request.ts';
import { createTestSite, stubRenderer, type TestSite, type TestSiteOptions } from '../support/site.ts';
import { until } from '../support/until.ts';

const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const item of open.splice(0).reverse()) await item.close();
});

async function siteOver(
  listener: Parameters<typeof startFakeUpstream>[0],
  options: Pick<TestSiteOptions, 'freshMs' | 'staleMs' | 'env' | 'writesPerMinute'> = {},
): Promise<{ site: TestSite; upstream: FakeUpstream }> {
  const upstream = await startFakeUpstream(listener);
  const site = await createTestSite({ upstream: upstream.origin, renderer: stubRenderer, ...options });
  upstream.requests.length = 0;
  open.push(site, upstream);
  return { site, upstream };
}

const ok = (data: unknown) => JSON.stringify({ code: 200, message: 'OK', data });

test('an upstream that does not answer in time is a 504 in the envelope, with the request id', async () => {
  const { site } = await siteOver(() => {}, { env: { API_TIMEOUT_MS: '500' } });
  const answer = await request(site.app).get('/api/goods/index');
  expect(answer.status).toBe(504);
  expect(answer.body).toEqual({
    code: 504,
    message: expect.stringContaining('時間がかかっています'),
    data: null,
    requestId: answer.headers['x-request-id'],
  });
  expect(site.lines).toContainEqual(
    expect.objectContaining({ msg: 'API call failed', path: '/api/goods/index' }),
  );
});

test('the deadline closes the socket of the upstream', async () => {
  let closed = 0;
  const { site } = await siteOver((_req, res) => {
    res.on('close', () => closed++);
  });
  await until('the calls of the start are over', () => closed >= 5);
  const before = closed;
  await request(site.app).get('/api/goods/index');
  await until('the socket is closed', () => closed > before);
  expect(closed).toBe(before + 1);
});

test('an upstream that refuses connections is a 502 in the envelope', async () => {
  const site = await createTestSite({ upstream: await deadOrigin(), renderer: stubRenderer });
  open.push(site);
  const answer = await request(site.app).get('/api/goods/index');
  expect([answer.status, answer.body.code]).toEqual([502, 502]);
  expect(answer.body.requestId).toBe(answer.headers['x-request-id']);
});

test.each([
  ['no JSON', '<html>maintenance</html>', 'text/html'],
  ['JSON without an envelope', '[1,2,3]', 'application/json'],
  ['half a document', '{"code":200,"da', 'application/json'],
])('an upstream that answers %s is a 502, and none of it reaches the visitor', async (_what, body, type) => {
  const { site } = await siteOver((_req, res) => res.setHeader('Content-Type', type).end(body));
  const answer = await request(site.app).get('/api/goods/index');
  expect([answer.status, answer.body.code]).toEqual([502, 502]);
  expect(answer.text).not.toContain('maintenance');
});

test('a status of the upstream keeps its meaning', async () => {
  const { site } = await siteOver((_req, res) => {
    res.statusCode = 404;
    res.end('nothing here');
  });
  const answer = await request(site.app).get('/api/goods/detail/1');
  expect([answer.status, answer.body.code]).toEqual([404, 404]);
});

test('a business failure passes through as it is and is not kept', async () => {
  const failure = { code: 404, message: 'この製品は見つかりませんでした。', data: null };
  const { site, upstream } = await siteOver((_req, res) => res.end(JSON.stringify(failure)));
  for (let call = 0; call < 2; call++) {
    const answer = await request(site.app).get('/api/goods/detail/999');
    expect([answer.status, answer.body]).toEqual([200, failure]);
  }
  expect(upstream.requests).toEqual(['GET /api/goods/detail/999', 'GET /api/goods/detail/999']);
});

test('a good answer is kept: the next visitor is served without the upstream', async () => {
  const { site, upstream } = await siteOver((_req, res) => res.end(ok([])));
  for (let call = 0; call < 3; call++) {
    expect((await request(site.app).get('/api/goods/index')).body.data).toEqual([]);
  }
  expect(upstream.requests).toEqual(['GET /api/goods/index']);
});

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
  const answer = await request(site.app)
    .post('/api/consult/addNewContentForm')
    .send({ content: '見積もりの相談' });
  expect([answer.status, answer.body.code]).toEqual([503, 503]);
  expect(bodies).toEqual(['{"content":"見積もりの相談"}']);
  expect(upstream.requests).toEqual(['POST /api/consult/addNewContentForm']);
});

test('a body above the limit is a 413 in the envelope and never reaches the upstream', async () => {
  const { site, upstream } = await siteOver((_req, res) => res.end(ok(null)));
  const answer = await request(site.app)
    .post('/api/consult/addNewContentForm')
    .set('Content-Type', 'application/json')
    .send(JSON.stringify({ content: 'あ'.repeat(22_000) }));
  expect([answer.status, answer.body.code]).toEqual([413, 413]);
  expect(answer.body.message).toContain('大きすぎます');
  expect(answer.body.requestId).toBe(answer.headers['x-request-id']);
  expect(upstream.requests).toEqual([]);
});

test.each([
  ['its announced length', { 'Content-Length': String(API_BODY_LIMIT + 1) }],
  ['what has come of it', { 'Transfer-Encoding': 'chunked' }],
])('a body that never ends is refused while it arrives, by %s', async (_what, headers) => {
  const { site, upstream } = await siteOver((_req, res) => res.end(ok(null)));
  const server = site.app.listen(0, '127.0.0.1');
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
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  sent.destroy();
  server.close();
  expect(answer.statusCode).toBe(413);
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
    const answer = await request(site.app).post(path).set(headers).send({ content: '相談' });
    expect([path, answer.status, answer.body.code]).toEqual([path, 403, 403]);
    expect(answer.body.message).toContain('送信元');
  }
  expect((await request(site.app).get('/api/goods/index').set(headers)).status).toBe(200);
  expect(upstream.requests).toEqual(['GET /api/goods/index']);
});

test.each([
  ['text/plain', '{"content":"相談"}'],
  ['application/x-www-form-urlencoded', 'content=1'],
  ['multipart/form-data; boundary=x', '--x--'],
])('what a page of any site may post unasked, %s, is refused with 415', async (type, body) => {
  const { site, upstream } = await siteOver((_req, res) => res.end(ok(null)));
  const answer = await request(site.app)
    .post('/api/consult/addNewContentForm')
    .set('Content-Type', type)
    .send(body);
  expect([answer.status, answer.body.code]).toEqual([415, 415]);
  expect(answer.body.message).toContain('JSON');
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
  const answer = await request(site.app)[method](path);
  expect([answer.status, answer.body.code, answer.headers.allow]).toEqual([status, status, allow]);
  expect(answer.body.requestId).toBe(answer.headers['x-request-id']);
  expect(upstream.requests).toEqual([]);
});

test('a read goes to the upstream in one spelling, whatever else the address says', async () => {
  const { site, upstream } = await siteOver((_req, res) => res.end(ok([])));
  for (const path of ['/api/goods/index?z=1', '/api/goods/index?z=2&limit=3', '/api/goods/index?'])
    expect((await request(site.app).get(path)).body.data).toEqual([]);
  expect(upstream.requests).toEqual(['GET /api/goods/index']);
  const refused = await request(site.app).get('/api/goods/list?limit=1000');
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    200,
    400,
    'limitは100以下で指定してください。',
  ]);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(upstream.requests).toHaveLength(1);
});

test('data of another shape than the contract says is a 502, and is not kept', async () => {
  let data: unknown = null;
  const { site } = await siteOver((_req, res) => res.end(ok(data)));
  for (const wrong of [null, {}, [{ id: '1' }]]) {
    data = wrong;
    expect((await request(site.app).get('/api/goods/index')).status).toBe(502);
  }
  data = [];
  expect((await request(site.app).get('/api/goods/index')).body.data).toEqual([]);
});

test('a refresh that brings data of another shape leaves the last good answer', async () => {
  let data: unknown = [];
  const { site, upstream } = await siteOver((_req, res) => res.end(ok(data)), {
    freshMs: 0,
    staleMs: 60_000,
  });
  expect((await request(site.app).get('/api/goods/index')).body.data).toEqual([]);
  data = null;
  for (let call = 0; call < 3; call++) {
    expect((await request(site.app).get('/api/goods/index')).body.data).toEqual([]);
    await until('the refresh is over', () => upstream.requests.length > call + 1);
  }
});

test('an index that was full and comes back empty keeps its last good copy, and the log says so', async () => {
  let data = [{ id: 203, urlName: 'ma3511', name: 'MA3511' }];
  const { site } = await siteOver((req, res) => res.end(ok(req.url === '/api/goods/listMap' ? data : [])), {
    freshMs: 0,
    staleMs: 60_000,
  });
  const listMap = async () => (await request(site.app).get('/api/goods/listMap')).body.data.length;
  expect(await listMap()).toBe(1);
  data = [];
  expect(await listMap()).toBe(1);
  await until('the log tells of it', () =>
    site.lines.some(({ msg, err }) => msg === 'stale content served' && String(err).includes('index')),
  );
  expect(await listMap()).toBe(1);
  await site.slugs.refresh();
  expect(site.slugs.pathOf('product', 203)).toBe('/products/ma3511_p203.html');
});

test('twelve requests that make no address do not switch the API off', async () => {
  const { site } = await siteOver((_req, res) => res.end(ok([])));
  const { port, close } = await serve(site.app);
  open.push({ close });
  for (let call = 0; call < 12; call++)
    expect((await rawRequest(port, `http://a/api/x${call}`)).status).toBe(400);
  expect((await rawRequest(port, '/api/goods/index')).status).toBe(200);
});

test('a visitor who leaves takes the call with them: the upstream need not work for nobody', async () => {
  const reached = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const { site } = await siteOver(
    (req, res) => {
      if (req.method !== 'POST') return res.end(ok([]));
      res.on('close', closed.resolve);
      return reached.resolve();
    },
    // Far away: it is not the deadline that ends the call.
    { env: { API_TIMEOUT_MS: '600000' } },
  );
  const server = site.app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const visitor = httpRequest({
    port: (server.address() as AddressInfo).port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/goods/addThumb/1',
    headers: { 'content-type': 'application/json', 'content-length': 2 },
  });
  visitor.on('error', () => {}).end('{}');
  await reached.promise;
  visitor.destroy();
  await closed.promise;
  await new Promise((resolve) => server.close(resolve));
});

test('an answer that never ends is cut off before it fills the memory', async () => {
  const MEGABYTE = 'x'.repeat(1024 * 1024);
  let sent = 0;
  const { site } = await siteOver(
    (req, res) => {
      if (req.url !== '/api/goods/index') return res.end(ok([]));
      const more = () => {
        while (!res.destroyed && sent < 200) {
          sent += 1;
          if (!res.write(MEGABYTE)) return void res.once('drain', more);
        }
        return res.end();
      };
      return more();
    },
    { env: { API_TIMEOUT_MS: '60000' } },
  );
  const answer = await request(site.app).get('/api/goods/index');
  expect([answer.status, answer.body.code]).toEqual([502, 502]);
  expect(site.lines).toContainEqual(expect.objectContaining({ err: expect.stringMatching(/larger than/) }));
  expect(sent).toBeLessThan(100);
});

test('behind one proxy a visitor has one address, whatever they write before it', async () => {
  const seen: unknown[] = [];
  const { site } = await siteOver(
    (req, res) => {
      if (req.method === 'POST') seen.push(req.headers['x-forwarded-for']);
      res.end(ok(null));
    },
    { env: { TRUST_PROXY: '1' }, writesPerMinute: 2 },
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
