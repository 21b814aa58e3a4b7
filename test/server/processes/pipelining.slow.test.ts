import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { oneAtATime, PIPELINE_MAX } from '../../../server/load/one-at-a-time.ts';
import type { Renderer } from '../../../server/render/page-deps.ts';
import { recordingLogger } from '../../support/log.ts';
import { startProgram } from '../../support/processes/program.ts';
import { serve } from '../../support/requests/raw-request.ts';
import { deadOrigin } from '../../support/services/fake-upstream.ts';
import { ContentRepositoryFolder } from '../../support/sites/desk-site.ts';
import { createTestSite, stubRenderer, type TestSite } from '../../support/sites/site.ts';
import { until } from '../../support/until.ts';

let site: TestSite;
let server: Awaited<ReturnType<typeof serve>>;
let closings: () => number;
let sockets: Socket[];
/** Renders that wait until the test releases them, with their paths. */
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
  const { logger, lines } = recordingLogger();
  closings = () => lines.filter(({ msg }) => msg.includes('too many pipelined requests')).length;
  server = await serve(oneAtATime(logger)(site.app));
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
  /** Everything received so far. */
  text(): string;
  closed(): boolean;
}

function requests(paths: string[], host = 'a.example'): string {
  return paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: */*\r\n\r\n`).join('');
}

function pipeline(
  paths: string[],
  { port = server.port, host }: { port?: number; host?: string } = {},
): Pipeline {
  const socket = connect(port, '127.0.0.1');
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
  socket.write(requests(paths, host));
  return { socket, text: () => text, closed: () => closed };
}

const paths = (count: number, folder = '/no-such-page') =>
  Array.from({ length: count }, (_, at) => `${folder}/${at}.`);

test('500 requests on one connection start one render, and the connection is closed; others are answered concurrently', async () => {
  const { socket, closed } = pipeline(paths(PIPELINE_MAX + 1));
  await until('the first render has begun', () => held.length > 0);
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
  expect([closed(), mostInWork]).toEqual([false, 1]);
  socket.write(requests(paths(500 - PIPELINE_MAX - 1)));
  await until('the connection is closed', closed);
  for (const { release } of held) release();
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
  expect([mostInWork, held.length]).toEqual([1, 1]);
  expect(closings()).toBe(1);
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

test('when the connection is closed its render is aborted and waiting requests never begin', async () => {
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

/** Covers the handlers before the site, in real processes. */
test.each([
  [
    'the desk of a process of its own',
    'desk/server/main.ts',
    /desk ready on (http:\/\/localhost:\d+)/,
    {},
    '/admin/',
  ],
  [
    'the desk before the site',
    'server/index.ts',
    /ready on (http:\/\/localhost:\d+)/,
    { DESK: '1' },
    '/admin/api/drafts',
  ],
  [
    'the gate of previews',
    'server/index.ts',
    /ready on (http:\/\/localhost:\d+)/,
    { PREVIEW_SECRET: 'x'.repeat(32) },
    '/-/preview?token=x',
  ],
] as const)(
  '%s answers a few requests ahead in their turn, and closes a connection of hundreds',
  async (_what, script, ready, env, target) => {
    const repository = new ContentRepositoryFolder();
    const program = await startProgram(script, {
      ready,
      env: {
        CONTENT_DIR: repository.content,
        DATA_DIR: `${repository.root}/data`,
        PORT: '0',
        DESK_PORT: '0',
        ...env,
      },
    });
    try {
      const port = Number(new URL(program.origin).port);
      const host = `127.0.0.1:${port}`;
      const few = pipeline(Array(PIPELINE_MAX).fill(target), { port, host });
      await until('all are answered', () => few.text().split('HTTP/1.1 ').length > PIPELINE_MAX);
      expect(few.closed()).toBe(false);
      const many = pipeline(Array(400).fill(target), { port, host });
      await until('the connection is closed', many.closed);
      await until('it is logged', () => program.output().includes('too many pipelined requests'));
      expect(many.text().split('HTTP/1.1 ').length).toBeLessThan(PIPELINE_MAX);
    } finally {
      await program.kill();
      repository.delete();
    }
  },
);
