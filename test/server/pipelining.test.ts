import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { PIPELINE_MAX } from '../../server/middleware/one-at-a-time.ts';
import type { Renderer } from '../../server/render/page-deps.ts';
import { deadOrigin } from '../support/fake-upstream.ts';
import { serve } from '../support/raw-request.ts';
import { createTestSite, stubRenderer, type TestSite } from '../support/site.ts';
import { until } from '../support/until.ts';

let site: TestSite;
let server: Awaited<ReturnType<typeof serve>>;
let sockets: Socket[];
/** Renders that wait for the test to let them go, with their addresses. */
let held: { path: string; release(): void }[];
let inWork: number;
let mostInWork: number;
let aborted: string[];

const counting: Renderer = {
  build: 'counting',
  async load(url) {
    const { assets, render } = await stubRenderer.load(url);
    return {
      assets,
      async render(input) {
        mostInWork = Math.max(mostInWork, ++inWork);
        const path = new URL(input.request.url).pathname;
        await new Promise<void>((release) => held.push({ path, release }));
        inWork--;
        const outcome = await render(input);
        return { ...outcome, pipe: (to) => void to.end(path), abort: () => aborted.push(path) };
      },
    } as Awaited<ReturnType<Renderer['load']>>;
  },
};

beforeAll(async () => {
  site = await createTestSite({ upstream: await deadOrigin(), renderer: counting });
  server = await serve(site.app);
});

beforeEach(() => {
  [sockets, held, inWork, mostInWork, aborted] = [[], [], 0, 0, []];
  site.lines.length = 0;
});

afterEach(() => {
  for (const socket of sockets) socket.destroy();
});

afterAll(async () => {
  await server.close();
  await site.close();
});

interface Pipeline {
  socket: Socket;
  /** Everything that came back. */
  text(): string;
  closed(): boolean;
}

function requests(paths: string[]): string {
  return paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a.example\r\nAccept: */*\r\n\r\n`).join('');
}

function pipeline(paths: string[]): Pipeline {
  const socket = connect(server.port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  let closed = false;
  socket.on('data', (chunk) => {
    text += chunk.toString('utf8');
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    closed = true;
  });
  socket.write(requests(paths));
  return { socket, text: () => text, closed: () => closed };
}

const paths = (count: number, folder = '/no-such-page') =>
  Array.from({ length: count }, (_, at) => `${folder}/${at}.`);

test('500 requests on one connection start one render, and the connection is closed; others are answered meanwhile', async () => {
  const { socket, closed } = pipeline(paths(PIPELINE_MAX + 1));
  await until('the first render has begun', () => held.length > 0);
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
  expect([closed(), mostInWork]).toEqual([false, 1]);
  socket.write(requests(paths(500 - PIPELINE_MAX - 1)));
  await until('the connection is closed', closed);
  for (const { release } of held) release();
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
  expect([mostInWork, held.length]).toEqual([1, 1]);
  expect(site.lines.filter(({ msg }) => msg.includes('too many pipelined requests'))).toHaveLength(1);
});

test('a few requests ahead are answered in their order, one after the other', async () => {
  const asked = paths(PIPELINE_MAX + 1);
  const { text, closed } = pipeline(asked);
  for (let at = 0; at < asked.length; at++) {
    await until(`render ${at} has begun`, () => held.length === at + 1);
    held[at]?.release();
  }
  await until('the last one is answered', () => text().includes(asked.at(-1) ?? '-'));
  expect([...text().matchAll(/\/no-such-page\/\d+\./g)].map(([path]) => path)).toEqual(asked);
  expect([mostInWork, closed()]).toEqual([1, false]);
});

test('connections do not wait for each other', async () => {
  for (let at = 0; at < 4; at++) pipeline(paths(3));
  await until('each has a render in work', () => inWork === 4);
  expect(mostInWork).toBe(4);
});

test('when the connection is gone its render is abandoned and what waited never begins', async () => {
  const asked = paths(5, '/left');
  const { socket } = pipeline(asked);
  await until('a render is in work', () => held.length === 1);
  socket.destroy();
  await until('the server has seen it', () =>
    site.lines.some(
      ({ msg, path, aborted: left }) => msg === 'request' && path === asked[0] && left === true,
    ),
  );
  held[0]?.release();
  await until('the render is abandoned', () => aborted.length === 1);
  expect([aborted, held.map(({ path }) => path)]).toEqual([asked.slice(0, 1), asked.slice(0, 1)]);
});
