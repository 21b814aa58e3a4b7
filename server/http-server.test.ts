import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, expect, jest, test } from '@jest/globals';
import express, { type Express } from 'express';
import { recordingLogger } from '../test/support/log.ts';
import { until } from '../test/support/until.ts';
import { createHttpServer, drain, type SocketLimits, socketLimits } from './http-server.ts';
import { limitConnections, proxyTest } from './load/connection-limits.ts';
import { oneAtATime } from './load/one-at-a-time.ts';

type HttpServer = ReturnType<typeof createHttpServer>;

const NEVER = 3_600_000;
const PATIENT: SocketLimits = {
  headersMs: NEVER,
  requestMs: NEVER,
  keepAliveMs: NEVER,
  stallMs: NEVER,
  checkMs: 10,
};

let server: HttpServer;
const clients: Socket[] = [];

afterEach(async () => {
  jest.useRealTimers();
  // A socket that is not read does not notice that its peer has closed it.
  for (const client of clients.splice(0)) client.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function listening(app: Express, limits?: SocketLimits): Promise<Socket> {
  server = createHttpServer(app, limits);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  clients.push(socket);
  await once(socket, 'connect');
  return socket;
}

/** The response text until the server closes the connection. */
async function untilClosed(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  // A connection that is cut may end with a reset.
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('close', resolve));
  return text;
}

const HEAD = 'GET / HTTP/1.1\r\nHost: site.example\r\n';
const hello = () => express().use((_req, res) => void res.send('hello'));

test('a client that does not end its headers loses its connection', async () => {
  const socket = await listening(hello(), { ...PATIENT, headersMs: 30 });
  socket.write(HEAD);
  expect(await untilClosed(socket)).not.toContain('hello');
});

test('a client that does not send the body it announced loses its connection', async () => {
  const waiting = express().use((req) => void req.resume());
  const socket = await listening(waiting, { ...PATIENT, headersMs: 30, requestMs: 30 });
  socket.write(`${HEAD.replace('GET', 'POST')}Content-Length: 10\r\n\r\nfirst`);
  expect(await untilClosed(socket)).not.toContain('hello');
});

test('a connection without a further request is closed', async () => {
  const socket = await listening(hello(), { ...PATIENT, keepAliveMs: 30 });
  socket.write(`${HEAD}\r\n`);
  expect(await untilClosed(socket)).toContain('hello');
});

test('a client that does not read its response loses its connection', async () => {
  const large = express().use((_req, res) => void res.end(Buffer.alloc(64 * 1024 * 1024)));
  const socket = await listening(large, { ...PATIENT, stallMs: 100 });
  socket.pause();
  const ended = new Promise((resolve) =>
    server.once('connection', (accepted) => accepted.once('close', resolve)),
  );
  const stalled = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  stalled.pause();
  stalled.write(`${HEAD}\r\n`);
  await ended;
  stalled.destroy();
  socket.destroy();
});

/** Number of connections that stay open out of `count`. */
async function staying(count: number): Promise<number> {
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1').on('error', () => {}));
  let closed = 0;
  const settled = sockets.map(
    (socket) =>
      new Promise<void>((resolve) => {
        socket
          .once('data', () => resolve())
          .once('close', () => {
            closed += 1;
            resolve();
          });
      }),
  );
  for (const socket of sockets) socket.write(`${HEAD}\r\n`);
  await Promise.all(settled);
  const left = count - closed;
  for (const socket of sockets) socket.destroy();
  return left;
}

test.each([
  ['of one address', { max: 100, perAddress: 3, isProxy: () => false }, 3],
  ['of a proxy in all alone', { max: 100, perAddress: 3, isProxy: () => true }, 9],
])('connections are limited %s, and the closed ones are one log line', async (_what, limits, left) => {
  const { logger, lines } = recordingLogger();
  server = createHttpServer(hello());
  limitConnections(server, limits, logger);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  expect(await staying(9)).toBe(left);
  expect(lines).toHaveLength(left < 9 ? 1 : 0);
});

/** Starts a site with room for `max` connections. */
async function withRoomFor(max: number, app = hello()) {
  const { logger, lines } = recordingLogger();
  server = createHttpServer(oneAtATime(logger)(app));
  const figures = limitConnections(server, { max, perAddress: 100, isProxy: () => false }, logger);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { figures, lines };
}

async function visitor(request = ''): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  clients.push(socket);
  await once(socket, 'connect');
  if (request) {
    socket.write(request);
    await once(socket, 'data');
  }
  return socket;
}

test('at the limit a new connection replaces the one that has been silent longest, then an idle one', async () => {
  const { figures, lines } = await withRoomFor(3);
  const resting = await visitor(`${HEAD}\r\n`);
  const silent = await visitor();
  const unfinished = await visitor();
  unfinished.write(HEAD);
  for (const closed of [silent, unfinished, resting]) {
    const ended = untilClosed(closed);
    await visitor(`${HEAD}\r\n`);
    await ended;
  }
  expect(figures()).toEqual({ open: 3, refusedInAll: 3, refusedOfAddress: 0 });
  expect(lines).toHaveLength(1);
});

test('at the limit a response in progress is not cut for a new connection', async () => {
  const { figures } = await withRoomFor(
    1,
    express().use((_req, res) => void res.write('part')),
  );
  const busy = await visitor(`${HEAD}\r\n`);
  expect(await untilClosed(await visitor())).toBe('');
  expect(busy.closed).toBe(false);
  expect(figures()).toEqual({ open: 1, refusedInAll: 1, refusedOfAddress: 0 });
});

test('a connection that ends allows another one from its address', async () => {
  server = createHttpServer(hello());
  limitConnections(server, { max: 100, perAddress: 1, isProxy: () => false }, recordingLogger().logger);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  expect(await staying(1)).toBe(1);
  await until('there is room', async () => (await staying(1)) === 1);
});

test.each([
  ['loopback', '127.0.0.1', true],
  ['loopback', '203.0.113.9', false],
  ['203.0.113.0/24', '203.0.113.9', true],
  [1, '203.0.113.9', true],
  [0, '127.0.0.1', false],
])('with TRUST_PROXY %s, %s is a proxy: %s', (setting, address, expected) => {
  expect(proxyTest(setting)(address)).toBe(expected);
});

test('the time limits apply to every connection', async () => {
  await listening(hello());
  expect(server.headersTimeout).toBeLessThanOrEqual(15_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(60_000);
  // A load balancer keeps its connections for a minute; it must not send into one that is being closed.
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  expect(server.keepAliveTimeout).toBeLessThanOrEqual(90_000);
});

test('an idle connection is kept as long as the operator sets, which may be longer than a response may stall', async () => {
  const limits = { ...PATIENT, ...socketLimits({ KEEP_ALIVE_S: 1 }), stallMs: 300 };
  const socket = await listening(hello(), limits);
  socket.write(`${HEAD}\r\n`);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 [\s\S]*Keep-Alive: timeout=1\r\n/);
  const answered = performance.now();
  await untilClosed(socket);
  expect(performance.now() - answered).toBeGreaterThan(900);
});

test('draining lets a slow response go on for twenty seconds, and not for longer', async () => {
  let isCut = false;
  let started: () => void = () => {};
  const reached = new Promise<void>((resolve) => {
    started = resolve;
  });
  const slow = express().use((_req, res) => {
    res.once('close', () => {
      isCut = true;
    });
    res.write('part');
    started();
  });
  const socket = await listening(slow);
  socket.on('error', () => {}).write(`${HEAD}\r\n`);
  await reached;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const drained = drain(server);
  await jest.advanceTimersByTimeAsync(19_900);
  // Sockets that were cut close in the next ticks of the event loop.
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(isCut).toBe(false);
  await jest.advanceTimersByTimeAsync(100);
  await drained;
  expect(isCut).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test('draining serves a request that has arrived and is not read yet', async () => {
  const socket = await listening(hello());
  await until(
    'the connection is there',
    async () => (await promisify(server.getConnections.bind(server))()) === 1,
  );
  socket.write(`${HEAD}Connection: close\r\n\r\n`);
  const drained = drain(server);
  expect(await untilClosed(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*hello$/);
  await drained;
});

test('draining ends as soon as the last response is sent', async () => {
  let finish: () => void = () => {};
  const reached = new Promise<void>((resolve) => {
    server = createHttpServer(
      express().use((_req, res) => {
        finish = () => res.end('whole');
        resolve();
      }),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const received = untilClosed(socket);
  socket.write(`${HEAD}\r\n`);
  await reached;
  const drained = drain(server);
  finish();
  await drained;
  expect(await received).toContain('whole');
});
