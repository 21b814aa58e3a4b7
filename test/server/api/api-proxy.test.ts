import { once } from 'node:events';
import { createServer, request as httpRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import request from 'supertest';
import type { Renderer } from '../../../server/render/page-deps.ts';
import { rawRequest, serve } from '../../support/requests/raw-request.ts';
import { deadOrigin } from '../../support/services/fake-upstream.ts';
import { createTestSite, stubRenderer } from '../../support/sites/site.ts';
import { ok, sitesOver } from '../../support/sites/site-over.ts';
import { until } from '../../support/until.ts';

const { open, siteOver } = sitesOver();

test('an upstream that does not answer in time is a 504 in the envelope, with the request id', async () => {
  const { site } = await siteOver(() => {}, { env: { API_TIMEOUT_MS: '500' } });
  const response = await request(site.app).get('/api/goods/index');
  expect(response.status).toBe(504);
  expect(response.body).toEqual({
    code: 504,
    message: expect.stringContaining('時間がかかっています'),
    data: null,
    requestId: response.headers['x-request-id'],
  });
  expect(site.lines).toContainEqual(
    expect.objectContaining({ msg: 'API call failed', path: '/api/goods/index' }),
  );
});

test('the deadline closes the socket of the upstream', async () => {
  let closed = 0;
  const slow = (_req: unknown, res: ServerResponse) => void res.on('close', () => closed++);
  const { site } = await siteOver(slow, { env: { API_TIMEOUT_MS: '500' } });
  await until('the calls of the start are over', () => closed >= 5);
  const before = closed;
  await request(site.app).get('/api/goods/index');
  await until('the socket is closed', () => closed > before);
  expect(closed).toBe(before + 1);
});

test('an upstream that refuses connections is a 502 in the envelope', async () => {
  const site = await createTestSite({ upstream: await deadOrigin(), renderer: stubRenderer });
  open.push(site);
  const response = await request(site.app).get('/api/goods/index');
  expect([response.status, response.body.code]).toEqual([502, 502]);
  expect(response.body.requestId).toBe(response.headers['x-request-id']);
});

test.each([
  ['no JSON', '<html>maintenance</html>', 'text/html'],
  ['JSON without an envelope', '[1,2,3]', 'application/json'],
  ['half a document', '{"code":200,"da', 'application/json'],
])('an upstream that answers %s is a 502, and none of it reaches the visitor', async (_what, body, type) => {
  const { site } = await siteOver((_req, res) => res.setHeader('Content-Type', type).end(body));
  const response = await request(site.app).get('/api/goods/index');
  expect([response.status, response.body.code]).toEqual([502, 502]);
  expect(response.text).not.toContain('maintenance');
});

test('a status of the upstream is passed on with its meaning', async () => {
  const { site } = await siteOver((_req, res) => {
    res.statusCode = 404;
    res.end('nothing here');
  });
  const response = await request(site.app).get('/api/goods/detail/1');
  expect([response.status, response.body.code]).toEqual([404, 404]);
});

test('a business failure passes through unchanged and is not cached', async () => {
  const failure = { code: 404, message: 'この製品は見つかりませんでした。', data: null };
  const { site, upstream } = await siteOver((_req, res) => res.end(JSON.stringify(failure)));
  for (let call = 0; call < 2; call++) {
    const response = await request(site.app).get('/api/goods/detail/999');
    expect([response.status, response.body]).toEqual([200, failure]);
  }
  expect(upstream.requests).toEqual(['GET /api/goods/detail/999', 'GET /api/goods/detail/999']);
});

test('a successful response is cached: the next visitor is served without the upstream', async () => {
  const { site, upstream } = await siteOver((_req, res) => res.end(ok([])));
  for (let call = 0; call < 3; call++) {
    expect((await request(site.app).get('/api/goods/index')).body.data).toEqual([]);
  }
  expect(upstream.requests).toEqual(['GET /api/goods/index']);
});

test('a read is forwarded in canonical form, without unknown parameters', async () => {
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

test('data that violates the contract is a 502, and is not cached', async () => {
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

test('an index that was full and comes back empty keeps its last good copy, which is logged', async () => {
  let data = [{ id: 203, urlName: 'ma3511', name: 'MA3511' }];
  const { site } = await siteOver((req, res) => res.end(ok(req.url === '/api/goods/listMap' ? data : [])), {
    freshMs: 0,
    staleMs: 60_000,
  });
  const listMap = async () => (await request(site.app).get('/api/goods/listMap')).body.data.length;
  expect(await listMap()).toBe(1);
  data = [];
  expect(await listMap()).toBe(1);
  await until('it is logged', () =>
    site.lines.some(({ msg, reason }) => msg === 'stale content served' && String(reason).includes('index')),
  );
  expect(await listMap()).toBe(1);
  await site.slugs.refresh();
  expect(site.slugs.pathOf('product', 203)).toBe('/products/ma3511_p203.html');
});

test('the log has the reason for serving stale content, without search terms', async () => {
  let isDown = false;
  const { site } = await siteOver((_req, res) => (isDown ? res.destroy() : res.end(ok([]))), {
    freshMs: 0,
    staleMs: 60_000,
  });
  const target = '/api/goods/listSuggestGoodsModel?keywords=hyoko';
  const answer = await request(site.app).get(target);
  expect(answer.body.code).toBe(200);
  isDown = true;
  const stale = await request(site.app).get(target);
  const told = () => site.lines.filter(({ msg }) => msg === 'stale content served');
  await until('it is logged', () => told().length > 0);
  expect(told()[0]).toMatchObject({
    requestId: stale.headers['x-request-id'],
    call: '/api/goods/listSuggestGoodsModel',
    reason: 'the API cannot be reached (UND_ERR_SOCKET)',
  });
  expect(JSON.stringify(site.lines)).not.toContain('hyoko');
});

test('the API receives the id of the request, from pages as from calls', async () => {
  const heard: (string | undefined)[] = [];
  const asking: Renderer = {
    build: 'asking',
    async load(url) {
      const stub = await stubRenderer.load(url);
      return {
        ...stub,
        async render(input) {
          await input.api({ method: 'GET', path: '/banner/list/2' });
          return stub.render(input);
        },
      };
    },
  };
  const { site } = await siteOver(
    (req, res) => {
      heard.push(String(req.headers['x-request-id']));
      res.end(ok([]));
    },
    { renderer: asking },
  );
  await request(site.app).get('/api/banner/list/1').set('X-Request-Id', 'proxy-of-call-1');
  await request(site.app).get('/news').set('X-Request-Id', 'proxy-of-page-1').set('Accept', 'text/html');
  expect(heard).toEqual(expect.arrayContaining(['proxy-of-call-1', 'proxy-of-page-1']));
});

test('twelve requests that make no address do not switch the API off', async () => {
  const { site } = await siteOver((_req, res) => res.end(ok([])));
  const { port, close } = await serve(site.app);
  open.push({ close });
  for (let call = 0; call < 12; call++)
    expect((await rawRequest(port, `http://a/api/x${call}`)).status).toBe(400);
  expect((await rawRequest(port, '/api/goods/index')).status).toBe(200);
});

test('a visitor who leaves aborts the call to the upstream', async () => {
  const reached = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const { site } = await siteOver(
    (req, res) => {
      if (req.method !== 'POST') return res.end(ok([]));
      res.on('close', closed.resolve);
      return reached.resolve();
    },
    // So long that the deadline does not end the call.
    { env: { API_TIMEOUT_MS: '600000' } },
  );
  const server = createServer(site.app).listen(0, '127.0.0.1');
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
  const response = await request(site.app).get('/api/goods/index');
  expect([response.status, response.body.code]).toEqual([502, 502]);
  expect(site.lines).toContainEqual(
    expect.objectContaining({ reason: expect.stringMatching(/larger than/) }),
  );
  expect(sent).toBeLessThan(100);
});
