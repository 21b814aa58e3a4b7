import { createServer, type Server, type Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, expect, test } from '@jest/globals';
import { MockAgent } from 'undici';
import { HANG_MS } from '../../test/support/patience.ts';
import { startFakeUpstream } from '../../test/support/services/fake-upstream.ts';
import { createUpstreamClient } from './client.ts';

const open: { close(): unknown }[] = [];

afterEach(async () => {
  for (const item of open.splice(0)) await item.close();
});

test.each([
  '/api',
  '/apix/goods',
  '/api/../admin/users',
  '/api/%2e%2e/admin',
  '/api/x/..\\..\\y',
  '//evil.example/api/x',
  '/\\evil.example/api/x',
  'http://evil.example/api/x',
  'pany://x/api/goods/index',
  'alhost://x/api/goods/index',
  '@evil.example/api/x',
  ':81/api/x',
  '.evil.example/api/x',
  '',
  '*',
  'http://[',
  '/api/a b',
  '/api/x#y',
])('%j is refused before the request, and does not count as an outage', async (url) => {
  const agent = new MockAgent();
  agent.disableNetConnect();
  const client = createUpstreamClient({
    origin: 'https://api.minamo.com',
    timeoutMs: 1_000,
    dispatcher: agent,
  });
  await expect(client.sendAndRead({ method: 'GET', url })).rejects.toMatchObject({
    kind: 'http',
    status: 400,
  });
});

test('headers of the site override those of a visitor', async () => {
  const seen: unknown[] = [];
  const upstream = await startFakeUpstream((req, res) => {
    seen.push(req.headers['x-token']);
    res.end();
  });
  const client = createUpstreamClient({
    origin: upstream.origin,
    timeoutMs: 1_000,
    headers: { 'x-token': 'own' },
  });
  open.push(client, upstream);
  await client.sendAndRead({ method: 'GET', url: '/api/goods/index', headers: { 'x-token': 'typed' } });
  expect(seen).toEqual(['own']);
});

test('an endless response is aborted, and its connection closed', async () => {
  const left = Promise.withResolvers<void>();
  const upstream = await startFakeUpstream((_req, res) => {
    const mebibyte = Buffer.alloc(1024 * 1024, ' ');
    const send = () => {
      while (!res.destroyed && res.write(mebibyte));
    };
    res.on('drain', send).once('close', left.resolve);
    send();
  });
  const client = createUpstreamClient({ origin: upstream.origin, timeoutMs: HANG_MS });
  open.push(client, upstream);
  await expect(client.sendAndRead({ method: 'GET', url: '/api/goods/index' })).rejects.toMatchObject({
    kind: 'bad-answer',
  });
  await left.promise;
});

test('an invalid HTTP response is a bad answer, a broken connection is an outage', async () => {
  const responses = ['SSH-2.0-OpenSSH_9.6\r\n', `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, ''];
  const server = await listenRaw((socket) => {
    socket.once('data', () => {
      const response = responses.shift();
      if (response) socket.write(response);
      else socket.end();
    });
  });
  const client = createUpstreamClient({ origin: `http://127.0.0.1:${portOf(server)}`, timeoutMs: 5_000 });
  open.push(client, server);
  const kinds: unknown[] = [];
  for (let call = 0; call < 3; call++)
    await client
      .sendAndRead({ method: 'GET', url: '/api/goods/index' })
      .catch(({ kind }) => kinds.push(kind));
  expect(kinds).toEqual(['bad-answer', 'bad-answer', 'unreachable']);
});

async function listenRaw(onSocket: (socket: Socket) => void): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    onSocket(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function answerOf(headers: Record<string, string>, body: Buffer, maxBytes?: number) {
  const upstream = await startFakeUpstream((_req, res) => void res.writeHead(200, headers).end(body));
  const client = createUpstreamClient({ origin: upstream.origin, timeoutMs: HANG_MS });
  open.push(client, upstream);
  return client.sendAndRead({ method: 'GET', url: '/api/goods/index', ...(maxBytes && { maxBytes }) });
}

test.each([
  ['gzip', gzipSync],
  ['x-gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
  ['zstd', zstdCompressSync],
])('an unrequested %s encoding is decoded', async (encoding, pack) => {
  const { body } = await answerOf({ 'content-encoding': encoding }, pack(Buffer.from('{"code":200}')));
  expect(body.toString()).toBe('{"code":200}');
});

test.each([
  ['more than may be sent', 'gzip', gzipSync(Buffer.alloc(10_000))],
  ['what is not packed so', 'gzip', Buffer.from('{"code":200}')],
  ['what nobody knows', 'aes128gcm', Buffer.from('x')],
])('an answer that compresses %s is a bad one', async (_what, encoding, body) => {
  await expect(answerOf({ 'content-encoding': encoding }, body, 1_000)).rejects.toMatchObject({
    kind: 'bad-answer',
  });
});
