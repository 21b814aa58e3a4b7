import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { REAL_SETTINGS } from '../../support/content/fixture-content.ts';
import { type SiteProcess, startSiteProcess } from '../../support/processes/process.ts';
import { refuses } from '../../support/refuses.ts';
import { startContentProcess } from '../../support/services/content-process.ts';
import { startFakeSentry } from '../../support/services/fake-sentry.ts';
import { startFakeUpstream } from '../../support/services/fake-upstream.ts';
import { until } from '../../support/until.ts';

const running: SiteProcess[] = [];

afterEach(async () => {
  for (const site of running.splice(0)) await site.stop();
});

function start(env?: Record<string, string>, args?: string[]): SiteProcess {
  const site = startSiteProcess(env, { args: args ?? [] });
  running.push(site);
  return site;
}

test('one line announces that the site is ready, and then it serves a page from the embedded content', async () => {
  const site = start();
  await site.ready();
  expect(site.lines.filter(({ msg }) => msg.startsWith('ready on'))).toHaveLength(1);
  const page = await fetch(`${site.origin()}/products/ma3511_p203.html`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('MA3511');
  expect((await fetch(`${site.origin()}/readyz`)).status).toBe(200);
});

test('the demonstration starts without a warning', async () => {
  const site = start(REAL_SETTINGS);
  await site.ready();
  expect((await fetch(`${site.origin()}/privacy-policy`)).status).toBe(200);
  expect(site.lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

/** Id of the only child process. */
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

test('a start without pictures serves pages with placeholders, and shows the pictures as they are made', async () => {
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
  await until('the picture is in the page', async () => (await product()).includes(picture));
  expect((await fetch(site.origin() + picture)).headers.get('content-type')).toContain('image/svg+xml');
  site.child.kill('SIGTERM');
  expect(await site.exited).toBe(0);
  rmSync(mediaDir, { recursive: true, maxRetries: 3 });
});

test('a signal for the whole group of the site, its drawing first, ends both without a warning', async () => {
  const mediaDir = mkdtempSync(path.join(os.tmpdir(), 'media-'));
  const site = start({ MEDIA_DIR: mediaDir, LAME_DUCK_S: '2' }, ['--draw']);
  await site.ready();
  process.kill(await childOf(site.child.pid), 'SIGTERM');
  site.child.kill('SIGTERM');
  expect(await site.exited).toBe(0);
  expect(site.lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  rmSync(mediaDir, { recursive: true, maxRetries: 3 });
});

/** Starts a site with one call of the API in progress until it is released. */
async function withSlowCall(env: Record<string, string> = {}) {
  let release = () => {};
  const upstream = await startFakeUpstream((req, res) => {
    const respond = () => res.end(JSON.stringify({ code: 200, message: 'OK', data: [] }));
    if (req.url?.startsWith('/api/banner')) release = respond;
    else respond();
  });
  const site = start({ API_ORIGIN: upstream.origin, ...env });
  await site.ready();
  const slow = fetch(`${site.origin()}/api/banner/list/1`).then(({ status }) => status);
  await until('the slow call has reached the upstream', () =>
    upstream.requests.includes('GET /api/banner/list/1'),
  );
  return { site, slow, release: () => release(), close: upstream.close };
}

const refusesConnections = (site: SiteProcess) =>
  until('no new connection is taken', () => refuses(Number(new URL(site.origin()).port)));

test('SIGTERM lets a running answer finish, takes no new ones and exits with 0', async () => {
  const { site, slow, release, close } = await withSlowCall();
  site.child.kill('SIGHUP');
  // One request to stop, received twice: a terminal signals both npm and the site, and npm forwards the
  // signal.
  site.child.kill('SIGTERM');
  site.child.kill('SIGINT');
  await refusesConnections(site);
  release();
  expect(await slow).toBe(200);
  expect(await site.exited).toBe(0);
  expect(site.lines.at(-1)?.msg).toBe('stopped');
  await close();
});

test('before it stops, the process is not ready but still serves; a second signal ends it at once, and is logged', async () => {
  const { site, slow, close } = await withSlowCall({ LAME_DUCK_S: '300' });
  const cut = slow.catch(() => 'cut');
  site.child.kill('SIGTERM');
  await until('it is not ready', async () => (await fetch(`${site.origin()}/readyz`)).status === 503);
  const served = await fetch(`${site.origin()}/api/goods/category`);
  expect([served.status, served.headers.get('connection')]).toEqual([200, 'close']);
  await until('it has ended', () => {
    if (site.child.exitCode === null) site.child.kill('SIGTERM');
    return site.child.exitCode !== null;
  });
  expect(await site.exited).toBe(128 + 15);
  expect(await cut).toBe('cut');
  expect(site.lines.at(-1)).toMatchObject({ level: 40, msg: 'stopped at once by a second signal' });
  await close();
});

test('an uncaught error is logged and reported; running requests are served, and the exit code informs a supervisor', async () => {
  const sentry = await startFakeSentry();
  const throwing = new URL('../../fixtures/throwing.mjs', import.meta.url);
  const { site, slow, release, close } = await withSlowCall({
    NODE_OPTIONS: `--import=${throwing}`,
    SENTRY_DSN: sentry.dsn,
  });
  site.child.kill('SIGUSR2');
  await refusesConnections(site);
  release();
  expect(await slow).toBe(200);
  expect(await site.exited).toBe(1);
  const fatal = site.lines.filter(({ level }) => level === 60);
  expect(fatal).toEqual([
    expect.objectContaining({
      msg: 'uncaught error: the process ends',
      err: expect.objectContaining({ message: 'thrown as asked' }),
    }),
  ]);
  expect(site.lines.filter(({ level }) => level === undefined)).toEqual([]);
  expect(sentry.received()).toContain('thrown as asked');
  await sentry.close();
  await close();
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

test('an upstream that hangs does not keep the process from listening: health is answered, readiness names the missing part', async () => {
  const tokens = new Set<unknown>();
  const upstream = await startFakeUpstream((req) => void tokens.add(req.headers['x-content-token']));
  const API_TOKEN = 'of-the-site-and-its-api';
  const site = start({ API_ORIGIN: upstream.origin, API_TIMEOUT_MS: '600000', API_TOKEN });
  await site.ready();
  expect((await fetch(`${site.origin()}/healthz`)).status).toBe(200);
  const readiness = await fetch(`${site.origin()}/readyz`);
  expect([readiness.status, await readiness.json()]).toEqual([
    503,
    { status: 'unavailable', api: 'has not answered yet' },
  ]);
  expect([...tokens]).toEqual([API_TOKEN]);
  await site.stop();
  await upstream.close();
});

test('an upstream that is down does not stop the start: the process lives, is not ready, and pages are 502', async () => {
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

test('the content service alone lets a running answer finish, lets go of its connection and exits with 0', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  const service = await startContentProcess({ DATA_DIR: dataDir });
  const port = Number(new URL(service.origin).port);
  const headers = { 'content-type': 'application/json', expect: '100-continue' };
  const agent = new Agent({ keepAlive: true });
  const call = request({
    host: '127.0.0.1',
    port,
    agent,
    method: 'POST',
    path: '/api/consult/addNewContentForm',
    headers,
  });
  call.flushHeaders();
  await once(call, 'continue');
  const exited = service.end();
  await until('no new connection is taken', () => refuses(port));
  const responded = once(call, 'response');
  call.end('{}');
  const [response] = await responded;
  response.resume();
  expect([response.statusCode, response.headers.connection]).toEqual([200, 'close']);
  expect(await exited).toBe(0);
  agent.destroy();
  rmSync(dataDir, { recursive: true });
});
