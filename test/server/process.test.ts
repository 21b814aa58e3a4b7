import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from '@jest/globals';
import { startFakeUpstream } from '../support/fake-upstream.ts';
import { type SiteProcess, startSiteProcess } from '../support/process.ts';
import { until } from '../support/until.ts';

const running: SiteProcess[] = [];

afterEach(async () => {
  for (const site of running.splice(0)) await site.stop();
});

function start(env?: Record<string, string>, args?: string[]): SiteProcess {
  const site = startSiteProcess(env, { args: args ?? [] });
  running.push(site);
  return site;
}

test('one line says that the site is ready, and then it serves a page from the embedded content', async () => {
  const site = start();
  await site.ready();
  expect(site.lines.filter(({ msg }) => msg.startsWith('ready on'))).toHaveLength(1);
  const page = await fetch(`${site.origin()}/products/ma3511_p203.html`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('MA3511');
  expect((await fetch(`${site.origin()}/readyz`)).status).toBe(200);
});

/** The one process that a process has started. */
async function childOf(pid: number | undefined): Promise<number> {
  let child: number | undefined;
  await until('it has a child', () => {
    const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n');
    child = processes
      .map((line) => line.trim().split(/\s+/).map(Number))
      .find(([, parent]) => parent === pid)?.[0];
    return child !== undefined;
  });
  if (child === undefined) throw new Error('no child');
  return child;
}

/** Drawing comes behind everything else that the machine does. */
const DRAWING_MS = 120_000;

test(
  'a start without pictures serves pages with placeholders, and shows the pictures as they are made',
  async () => {
    const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'media-'));
    const site = start({ MEDIA_DIR: mediaDir }, ['--draw']);
    await site.ready();
    const drawing = await childOf(site.child.pid);
    process.kill(drawing, 'SIGSTOP');
    const product = async () => {
      const page = await fetch(`${site.origin()}/products/ma3511_p203.html`);
      expect(page.status).toBe(200);
      return page.text();
    };
    const picture = '/media/products/ma3511.svg';
    const readiness = async () => (await fetch(`${site.origin()}/readyz`)).json();
    expect(await product()).not.toContain(picture);
    expect(await readiness()).toEqual({ status: 'ready', media: 'drawing' });
    expect((await fetch(`${site.origin()}/media/datasheets/ma3511.pdf`)).status).toBe(503);
    process.kill(drawing, 'SIGCONT');
    await until('the picture is in the page', async () => (await product()).includes(picture), DRAWING_MS);
    expect((await fetch(site.origin() + picture)).headers.get('content-type')).toContain('image/svg+xml');
    site.child.kill('SIGTERM');
    expect(await site.exited).toBe(0);
    rmSync(mediaDir, { recursive: true, maxRetries: 3 });
  },
  DRAWING_MS,
);

test(
  'drawing that fails is one line in the log, and the site serves on',
  async () => {
    const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'media-'));
    // A file where a folder should be.
    writeFileSync(path.join(mediaDir, 'products'), '');
    const site = start({ MEDIA_DIR: mediaDir }, ['--draw']);
    await site.ready();
    const failures = () => site.lines.filter(({ msg }) => msg.startsWith('drawing failed'));
    await until('the failure is in the log', () => failures().length > 0, DRAWING_MS);
    expect(await (await fetch(`${site.origin()}/readyz`)).json()).toEqual({
      status: 'ready',
      media: 'failed',
    });
    expect((await fetch(site.origin())).status).toBe(200);
    expect(failures()).toHaveLength(1);
    rmSync(mediaDir, { recursive: true });
  },
  DRAWING_MS,
);

test('SIGTERM lets a running answer finish, takes no new ones and exits with 0', async () => {
  let release = () => {};
  const upstream = await startFakeUpstream((req, res) => {
    const respond = () => res.end(JSON.stringify({ code: 200, message: 'OK', data: [] }));
    if (req.url?.startsWith('/api/banner')) release = respond;
    else respond();
  });
  const site = start({ API_ORIGIN: upstream.origin });
  await site.ready();
  const slow = fetch(`${site.origin()}/api/banner/list/1`);
  await until('the slow call has reached the upstream', () =>
    upstream.requests.includes('GET /api/banner/list/1'),
  );
  site.child.kill('SIGHUP');
  site.child.kill('SIGTERM');
  await until('the process drains', () => site.lines.some(({ msg }) => msg === 'draining'));
  site.child.kill('SIGTERM');
  site.child.kill('SIGINT');
  await until('no new connection is taken', () => refuses(Number(new URL(site.origin()).port)));
  release();
  expect((await slow).status).toBe(200);
  expect(await site.exited).toBe(0);
  expect(site.lines.at(-1)?.msg).toBe('stopped');
  await upstream.close();
});

test('a port that is in use stops the start with one line that names the setting', async () => {
  const other = await startFakeUpstream((_req, res) => res.end('{"code":200,"data":[]}'));
  const site = start({ API_ORIGIN: other.origin, PORT: new URL(other.origin).port });
  expect(await site.exited).toBe(1);
  const fatal = site.lines.filter(({ level }) => level === 60);
  expect(fatal.map(({ msg }) => msg)).toEqual([expect.stringMatching(/PORT: .*使用中/)]);
  await other.close();
});

test.each([
  ['PORT', 'abc'],
  ['API_ORIGIN', 'not-an-origin'],
  ['SENTRY_DSN', 'https://x'],
  ['CONTENT_DIR', '/nowhere'],
  ['DATA_DIR', '/proc/nowhere/x'],
])('an invalid %s stops the start with one line that names it', async (name, value) => {
  const site = start({ [name]: value });
  expect(await site.exited).toBe(1);
  expect(site.lines).toHaveLength(1);
  expect(site.lines[0]?.msg).toContain(name);
});

test('a built site refuses to start outside production mode', async () => {
  const site = start({ NODE_ENV: '' });
  expect(await site.exited).toBe(1);
  expect(site.lines[0]?.msg).toContain('NODE_ENV');
});

test('an upstream that is down does not stop the start: the process lives, is not ready, and pages say 502', async () => {
  const sentry = await startFakeSentry();
  const site = start({ API_ORIGIN: 'http://127.0.0.1:9', SENTRY_DSN: sentry.dsn });
  await site.ready();
  expect((await fetch(`${site.origin()}/healthz`)).status).toBe(200);
  expect((await fetch(`${site.origin()}/readyz`)).status).toBe(503);
  const page = await fetch(`${site.origin()}/products/all-products?q=typed-by-a-visitor`, {
    headers: { cookie: 'session=of-a-visitor' },
  });
  expect(page.status).toBe(502);
  expect(await page.text()).not.toContain('ECONNREFUSED');

  const requestId = page.headers.get('x-request-id');
  await until('the error is reported', () => sentry.received().includes(String(requestId)));
  expect(sentry.received()).not.toMatch(/typed-by-a-visitor|of-a-visitor/);
  await sentry.close();
});

/** Error reporting that keeps what it is sent. */
async function startFakeSentry() {
  const bodies: Buffer[] = [];
  const server = await startFakeUpstream((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const body = Buffer.concat(chunks);
      bodies.push(req.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body);
      res.end('{}');
    });
  });
  return {
    dsn: `${server.origin.replace('//', '//key@')}/1`,
    received: () => Buffer.concat(bodies).toString('utf8'),
    close: server.close,
  };
}

function refuses(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', () => resolve(true));
  });
}
