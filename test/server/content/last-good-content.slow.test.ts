import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { startSiteProcess } from '../../support/processes/process.ts';
import { startContentProcess } from '../../support/services/content-process.ts';
import { EditedContent, type LiveSite, startLiveSite } from '../../support/sites/live-site.ts';
import { until } from '../../support/until.ts';

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

/**
 * Makes the menu, which the web server reads itself, invalid YAML, and changes an article. Returns a function
 * that restores the menu.
 */
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

/** Version of the folder that would survive a restart. */
function kept(dataDir: string): string {
  const file = path.join(dataDir, 'last-good-content/current');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

const isKept = (dataDir: string, before = '') => until('the copy is stored', () => kept(dataDir) !== before);

test('a site that starts with an invalid folder shows the last valid content, logs a warning, and loads the repaired folder', async () => {
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
  expect(site.said('the content folder is invalid')).toEqual([
    expect.objectContaining({ level: 50, reason: expect.stringContaining('navigation.yaml') }),
  ]);
  await until('the fault is logged', () => site.said('content refused').length > 0);
  expect(site.said('content refused')[0]).toMatchObject({ cause: 'start', count: 1 });
  const metricsPort = site.lines.find((line) => line.metricsPort !== undefined)?.metricsPort;
  const figures = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(await figures()).toMatch(/^minamo_content_refused 1$/m);

  mend();
  await until('it is loaded', () => site.said('content applied').length > 0);
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

  // The content service, run alone, starts from the copy as the site does.
  const texts = content.read(NEWS);
  content.write(NEWS, texts.replace(/^category: .*$/m, 'category: 存在しない分類'));
  const service = await startContentProcess({ CONTENT_DIR: content.folder, DATA_DIR });
  endings.push(() => service.kill());
  expect((await fetch(`${service.origin}/api/news/hotList`)).status).toBe(200);
});
