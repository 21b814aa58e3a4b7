import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from '@jest/globals';
import { childrenOf } from '../support/child-processes.ts';
import { askContinuously } from '../support/continuous-requests.ts';
import { startFakeUpstream } from '../support/fake-upstream.ts';
import { FIXTURE_CONTENT } from '../support/fixture-content.ts';
import { type SiteProcess, startSiteProcess } from '../support/process.ts';
import { refuses } from '../support/refuses.ts';
import { until } from '../support/until.ts';

const PAGE = '/products/ma3511_p203.html';
const endings: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

async function start(env: Record<string, string> = {}): Promise<SiteProcess> {
  const site = startSiteProcess({ WEB_CONCURRENCY: '2', ...env });
  endings.push(() => site.stop());
  await site.ready();
  return site;
}

/** Code that each web worker runs before its own: stands for what a new build brings. */
function newBuild() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'build-'));
  endings.push(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'build.mjs');
  const bring = (code: string) => writeFileSync(file, `if (process.env.MINAMO_WORKER) {${code}}`);
  bring('');
  return { NODE_OPTIONS: `--import=${pathToFileURL(file)}`, bring };
}

const said = (site: SiteProcess, text: string) => site.lines.filter(({ msg }) => msg.startsWith(text));

test('workers serve together; one that dies is replaced, and all are when a new build is there, without a failed request', async () => {
  const { NODE_OPTIONS, bring } = newBuild();
  const site = await start({ NODE_OPTIONS, LAME_DUCK_S: '1', PAGE_CACHE_TTL_S: '0' });
  const workers = () => childrenOf(site.child.pid);
  const first = workers();
  expect(first).toHaveLength(2);
  expect(said(site, 'WEB_CONCURRENCY: REDIS_URL')).toHaveLength(1);

  process.kill(first[0] as number, 'SIGKILL');
  await until('the dead one is replaced', () => said(site, 'the worker serves again').length === 1);
  expect(workers().filter((pid) => !first.includes(pid))).toHaveLength(1);
  expect(said(site, 'a worker died')).toEqual([
    expect.objectContaining({ level: 50, worker: expect.any(Number), pid: first[0], end: 'SIGKILL' }),
  ]);
  expect((await fetch(`${site.origin()}/readyz`)).status).toBe(200);

  const visits = askContinuously([PAGE, '/readyz', '/api/goods/category'].map((at) => site.origin() + at));
  bring("throw new Error('does not start')");
  const serving = workers();
  site.child.kill('SIGHUP');
  await until('the reload has failed', () => said(site, 'reload failed').length > 0);
  expect(said(site, 'reload failed')).toEqual([expect.objectContaining({ level: 50 })]);
  expect(workers()).toEqual(serving);

  bring("process.env.SITE_ORIGIN = 'https://of-the-new-build.example';");
  site.child.kill('SIGHUP');
  await until('the workers are replaced', () => said(site, 'reloaded').length > 0);
  const count = visits.answered();
  await until('the new ones serve', () => visits.answered() > count + 20);
  await visits.stop();
  expect(visits.failures).toEqual([]);
  expect(workers()).toHaveLength(2);
  expect(workers().filter((pid) => serving.includes(pid))).toEqual([]);
  expect(await (await fetch(site.origin() + PAGE)).text()).toContain('https://of-the-new-build.example');

  site.child.kill('SIGTERM');
  expect(await site.exited).toBe(0);
  expect(site.lines.at(-1)?.msg).toBe('stopped');
});

test('a wrong content folder stops no worker, two reloads follow each other, each process has figures, and no worker outlives the supervisor', async () => {
  const contentDir = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  endings.push(() => rmSync(contentDir, { recursive: true }));
  cpSync(FIXTURE_CONTENT, contentDir, { recursive: true });
  const siteFile = path.join(contentDir, 'site.yaml');
  const right = readFileSync(siteFile, 'utf8');
  const [METRICS_HOST, METRICS_PORT] = [ownLoopback(), 9464];
  const site = await start({
    CONTENT_DIR: contentDir,
    METRICS_HOST,
    METRICS_PORT: String(METRICS_PORT),
  });
  const workers = () => childrenOf(site.child.pid);
  const serving = workers();
  const figures = async (number: number) => {
    const response = await fetch(`http://${METRICS_HOST}:${METRICS_PORT + number}/metrics`);
    return response.text();
  };
  for (const number of [1, 2]) expect(await figures(number)).toContain('minamo_render_queue_length');
  await until('the database was looked at', async () => (await figures(0)).includes('minamo_database_up 1'));

  writeFileSync(siteFile, 'name: [');
  site.child.kill('SIGHUP');
  await until('the reload has failed', () => said(site, 'reload failed').length === 1);
  expect(JSON.stringify(said(site, 'reload failed'))).toContain('site.yaml');
  expect(workers()).toEqual(serving);
  expect((await fetch(site.origin() + PAGE)).status).toBe(200);

  writeFileSync(siteFile, right);
  site.child.kill('SIGHUP');
  await until('the first reload has begun', () => said(site, 'reload: workers').length === 2);
  site.child.kill('SIGHUP');
  await until('both are over', () => said(site, 'reloaded').length === 2);
  expect(said(site, 'reload').map(({ msg }) => msg.split(':')[0])).toEqual([
    'reload',
    'reload failed',
    'reload',
    'reloaded',
    'reload',
    'reloaded',
  ]);
  expect(workers()).toHaveLength(2);
  expect((await fetch(site.origin() + PAGE)).status).toBe(200);

  const last = workers();
  site.child.kill('SIGKILL');
  await until('no worker is left', () => !last.some(isAlive));
});

test('SIGTERM drains every worker; a second one ends all of them at once, and says so', async () => {
  const waiting: (() => void)[] = [];
  const upstream = await startFakeUpstream((req, res) => {
    const respond = () => res.end(JSON.stringify({ code: 200, message: 'OK', data: [] }));
    if (req.url?.startsWith('/api/banner')) waiting.push(respond);
    else respond();
  });
  endings.push(() => upstream.close());
  for (const isPatient of [true, false]) {
    const site = await start({ API_ORIGIN: upstream.origin });
    const workers = childrenOf(site.child.pid);
    const slow = [1, 2].map((id) =>
      fetch(`${site.origin()}/api/banner/list/${id}`).then(
        ({ status }) => status,
        () => 'cut',
      ),
    );
    await until('the slow calls have reached the upstream', () => waiting.length === 2);
    site.child.kill('SIGTERM');
    await until('no new connection is taken', () => refuses(Number(new URL(site.origin()).port)));
    if (isPatient) for (const respond of waiting) respond();
    else
      await until('it has ended', () => {
        if (site.child.exitCode === null) site.child.kill('SIGTERM');
        return site.child.exitCode !== null;
      });
    expect(await Promise.all(slow)).toEqual(isPatient ? [200, 200] : ['cut', 'cut']);
    expect(await site.exited).toBe(isPatient ? 0 : 128 + 15);
    expect(said(site, 'stopped at once')).toHaveLength(isPatient ? 0 : 1);
    await until('no worker is left', () => !workers.some(isAlive));
    waiting.length = 0;
  }
});

/** An address of loopback that is this process's alone, whoever else tests here: three ports in a row are free there. */
function ownLoopback(): string {
  const { pid } = process;
  return `127.${64 + ((pid >> 16) & 63)}.${(pid >> 8) & 255}.${pid & 255}`;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
