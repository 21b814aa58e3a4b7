import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { childrenOf } from '../support/child-processes.ts';
import { startContentProcess } from '../support/content-process.ts';
import { askContinuously } from '../support/continuous-requests.ts';
import { EditedContent, type LiveSite, startLiveSite } from '../support/live-site.ts';
import { startSiteProcess } from '../support/process.ts';
import { until } from '../support/until.ts';

const NEWS = 'news/2026-11-18-20261118-holiday.md';
const ARTICLE = '/news/20261118-holiday_240.html';
const REFUSED = { status: 'ready', content: 'refused' };

const endings: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

function edited(): EditedContent {
  const content = new EditedContent();
  endings.push(() => content.delete());
  return content;
}

function dataFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'last-good-data-'));
  endings.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(content: EditedContent, env: Record<string, string>): Promise<LiveSite> {
  const site = await startLiveSite(content, env);
  endings.push(() => site.stop());
  return site;
}

/** The menu, which the web server reads by itself, is no YAML any more, and an article says something new. */
function breakContent(content: EditedContent, title: string): () => void {
  const menu = content.read('navigation.yaml');
  content.replace(NEWS, /^title: .*$/m, `title: ${title}`);
  content.write('navigation.yaml', 'main: [');
  return () => content.write('navigation.yaml', menu);
}

const titleOf = (content: EditedContent) => /^title: (.*)$/m.exec(content.read(NEWS))?.[1] ?? '';

const ready = async (site: LiveSite) => {
  const response = await fetch(`${site.origin()}/readyz`);
  return { code: response.status, ...(await response.json()) };
};

/** Over connections of their own, so that all workers are asked. */
async function everywhere(site: LiveSite, text: string): Promise<void> {
  for (let visit = 0; visit < 8; visit += 1) {
    const response = await fetch(site.origin() + ARTICLE, { headers: { connection: 'close' } });
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(text)]);
  }
}

/** Which state of the folder would outlive the process. */
function kept(dataDir: string): string {
  const file = path.join(dataDir, 'last-good-content/current');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

const isKept = (dataDir: string, before = '') => until('the content is kept', () => kept(dataDir) !== before);

test('workers that are killed while the folder is wrong come back with what was shown, and show it mended', async () => {
  const content = edited();
  const before = titleOf(content);
  const DATA_DIR = dataFolder();
  const settings = { WEB_CONCURRENCY: '2', CONTENT_WATCH: 'off', PAGE_CACHE_TTL_S: '0', DATA_DIR };
  const site = await start(content, settings);
  await isKept(DATA_DIR);
  const first = kept(DATA_DIR);
  const workers = () => childrenOf(site.child.pid);
  const serving = workers();
  const mend = breakContent(content, '誤りとともに書いた見出し');
  expect((await site.reload()).status).toBe(422);

  // A reload of the processes is refused, and takes nothing away.
  site.child.kill('SIGHUP');
  await until('the reload has failed', () => site.said('reload failed').length === 1);
  expect(workers()).toEqual(serving);

  const [killed = 0, other] = serving;
  process.kill(killed, 'SIGKILL');
  await until('it is missed', () => site.said('a worker died').length === 1);
  const visits = askContinuously([ARTICLE, '/', '/readyz'].map((at) => site.origin() + at));
  await until('there is another one', () => site.said('the worker serves again').length === 1);
  const count = visits.answered();
  await until('it has answered', () => visits.answered() > count + 12);
  await visits.stop();
  expect(visits.failures).toEqual([]);
  expect(workers().filter((pid) => pid !== other)).not.toContain(killed);
  await everywhere(site, before);
  expect(await ready(site)).toEqual({ code: 200, ...REFUSED });

  mend();
  expect(await (await site.reload()).json()).toMatchObject({ kind: 'taken' });
  await everywhere(site, '誤りとともに書いた見出し');
  await until('nothing is refused any more', async () => !('content' in (await ready(site))));

  // The supervisor is killed, too, while the folder is wrong again.
  await isKept(DATA_DIR, first);
  breakContent(content, '二度目の誤り');
  await site.stop();
  const next = await start(content, settings);
  await everywhere(next, '誤りとともに書いた見出し');
});

test('a site that starts while the folder is wrong shows what was right last, says so loudly, and takes the mended folder over', async () => {
  const content = edited();
  const before = titleOf(content);
  const DATA_DIR = dataFolder();
  const first = await start(content, { DATA_DIR });
  await isKept(DATA_DIR);
  await first.stop();
  const mend = breakContent(content, '起動の前に書いた見出し');

  const site = await start(content, { DATA_DIR, METRICS_PORT: '0' });
  expect(await site.text(ARTICLE)).toContain(before);
  expect(await ready(site)).toEqual({ code: 200, ...REFUSED });
  expect(site.said('the content folder is wrong')).toEqual([
    expect.objectContaining({ level: 50, reason: expect.stringContaining('navigation.yaml') }),
  ]);
  await until('the log names what is wrong', () => site.said('content refused').length > 0);
  expect(site.said('content refused')[0]).toMatchObject({ cause: 'start', count: 1 });
  const metricsPort = site.lines.find((line) => line.metricsPort !== undefined)?.metricsPort;
  const figures = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(await figures()).toMatch(/^minamo_content_refused 1$/m);

  mend();
  await until('it is taken over', () => site.said('content taken over').length > 0);
  expect(await site.text(ARTICLE)).toContain('起動の前に書いた見出し');
  expect(await figures()).toMatch(/^minamo_content_refused 0$/m);
  expect(await ready(site)).toEqual({ code: 200, status: 'ready' });
});

test('without a state that was right a wrong folder stops the start; another folder’s is none', async () => {
  const content = edited();
  const DATA_DIR = dataFolder();
  const first = await startContentProcess({ CONTENT_DIR: content.folder, DATA_DIR });
  endings.push(() => first.kill());
  await isKept(DATA_DIR);
  await first.kill();
  breakContent(content, '誤り');
  const another = edited();
  breakContent(another, '誤り');
  const site = startSiteProcess({ CONTENT_DIR: another.folder, DATA_DIR });
  endings.push(() => site.stop());
  expect(await site.exited).toBe(1);
  expect(JSON.stringify(site.lines)).toContain('navigation.yaml');

  // The content service alone starts from it as the site does.
  const texts = content.read(NEWS);
  content.write(NEWS, texts.replace(/^category: .*$/m, 'category: 存在しない分類'));
  const service = await startContentProcess({ CONTENT_DIR: content.folder, DATA_DIR });
  endings.push(() => service.kill());
  expect((await fetch(`${service.origin}/api/news/hotList`)).status).toBe(200);
});
