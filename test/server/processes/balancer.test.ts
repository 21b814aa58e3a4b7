import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { freePort } from '../../support/free-port.ts';
import { PROXY_SECRET, signedInBy } from '../../support/requests/desk-proxy.ts';
import { askPlain, TlsVisitor } from '../../support/requests/tls-visitor.ts';
import { NGINX_ORIGIN, type NginxServer, startNginx } from '../../support/services/nginx-server.ts';

/** Where nginx is missing, the summary of `npm test` lists this file as skipped. */

let site: Server;
let nginx: NginxServer;
let visitor: TlsVisitor;
let arrived: { method: string; url: string; headers: IncomingHttpHeaders }[] = [];

beforeAll(async () => {
  site = createServer(({ method = '', url = '', headers }, res) => {
    arrived.push({ method, url, headers });
    res.end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  nginx = await startNginx({ sites: [port], contents: [port], content: await freePort() });
  visitor = new TlsVisitor(nginx, '127.0.0.1');
});

beforeEach(() => {
  arrived = [];
});

afterAll(async () => {
  visitor?.leave();
  await nginx?.stop();
  site?.close();
});

/** Headers that a visitor with a leaked secret would send. */
const FORGED = signedInBy(PROXY_SECRET, { email: 'approver@vendor.example', name: 'approver' });
const NAMES = Object.keys(FORGED).map((name) => name.toLowerCase());

test.each([
  ['GET', '/', {}],
  ['POST', '/sales', {}],
  ['GET', '/assets/app.js', {}],
  ['GET', '/media/a.svg', {}],
  ['GET', '/api/goods/list', {}],
  ['POST', '/api/consult/addSqNew', {}],
  ['POST', '/api/consult/addSqNew', { 'Idempotency-Key': 'key' }],
  ['GET', '/administrators', {}],
])('%s %s of a visitor names no editor', async (method, path, headers) => {
  expect((await visitor.ask(path, { method, headers: { ...headers, ...FORGED } })).status).toBe(200);
  expect(arrived).toMatchObject([{ method, url: path }]);
  expect(Object.keys(arrived[0]!.headers)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(NAMES.join('|'))]),
  );
});

test.each([
  '/admin',
  '/admin/',
  '/admin?x=1',
  '/admin/api/session',
  '/admin/sign-in/callback?code=1',
  '/%61dmin/api/session',
  '//admin/api/session',
  '/products/../admin/api/session',
  '/products/%2e%2e/admin/api/session',
  '/admin/assets/../api/session',
])('no visitor reaches the desk by %s', async (path) => {
  for (const method of ['GET', 'POST']) {
    expect((await visitor.ask(path, { method, headers: FORGED })).status).toBe(404);
  }
  expect(arrived).toEqual([]);
});

test('no visitor learns by /readyz which part does not work', async () => {
  for (const path of ['/readyz', '/readyz?x=1', '/%72eadyz', '//readyz'])
    expect((await visitor.ask(path, { method: 'GET', headers: {} })).status).toBe(404);
  expect(arrived).toEqual([]);
});

test('plain HTTP leads to the site, whatever host was named', async () => {
  for (const host of ['evil.example', 'evil.example:80', 'www.vendor.example']) {
    const { status, headers } = await askPlain(nginx.httpPort, '/faq?page=2', { Host: host });
    expect([status, headers.location]).toEqual([308, `${NGINX_ORIGIN}/faq?page=2`]);
  }
});
