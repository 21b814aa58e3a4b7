import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { connectBrowser, openPage } from '../../support/browser/browser.ts';
import type { SiteProcess } from '../../support/processes/process.ts';
import { askContinuously } from '../../support/requests/continuous-requests.ts';
import { EditedCode, startDevelopment } from '../../support/sites/development.ts';
import { EditedContent } from '../../support/sites/live-site.ts';
import { until } from '../../support/until.ts';

const NEWS = 'news/2026-11-18-20261118-holiday.md';
const ARTICLE = '/news/20261118-holiday_240.html';
const SERVER_FILE = 'server/render/page-headers.ts';

let code: EditedCode;
let content: EditedContent;
let site: SiteProcess;
let browser: Browser;

beforeAll(async () => {
  code = new EditedCode();
  content = new EditedContent();
  [browser, site] = await Promise.all([
    connectBrowser(),
    startDevelopment(code, { CONTENT_DIR: content.folder }),
  ]);
  await site.ready();
});

afterAll(async () => {
  await browser.close();
  await site.stop();
  code.delete();
  content.delete();
});

const starts = () => site.lines.filter(({ msg }) => msg.startsWith('ready on')).length;
const ask = (at: string) => fetch(site.origin() + at);

async function open(at: string) {
  const { page } = await openPage(browser);
  const visited = Promise.withResolvers<void>();
  // Vite's client must be connected to receive the change.
  page.on('websocket', (socket) => socket.once('framereceived', () => visited.resolve()));
  await page.goto(site.origin() + at);
  await visited.promise;
  return page;
}

function visits() {
  const asked = askContinuously([ARTICLE, '/healthz', '/api/news/hotList'].map((at) => site.origin() + at));
  return async () => {
    await asked.stop();
    expect(asked.failures).toEqual([]);
    expect(asked.answered()).toBeGreaterThan(0);
  };
}

test('a word of the content shows in the browser by itself, without a restart or a failed request', async () => {
  const page = await open(ARTICLE);
  const before = starts();
  const noneFailed = visits();
  content.replace(NEWS, /^title: .*$/m, 'title: 開発で変えた見出し');
  await page.getByRole('heading', { level: 1, name: '開発で変えた見出し' }).waitFor();
  await noneFailed();
  expect(starts()).toBe(before);
  await page.context().close();
});

test('a wrong file of the content shows its message over every page until it is right', async () => {
  const page = await open(ARTICLE);
  const menu = content.read('navigation.yaml');
  const noneFailed = visits();
  content.write('navigation.yaml', 'main: [');
  const overlay = page.locator('vite-error-overlay');
  await overlay.getByText('navigation.yaml').waitFor();
  const other = await open('/news');
  await other.locator('vite-error-overlay').getByText('navigation.yaml').waitFor();

  content.write('navigation.yaml', menu);
  for (const shown of [page, other]) {
    await shown.locator('vite-error-overlay').waitFor({ state: 'detached' });
    await shown.getByRole('heading', { level: 1 }).waitFor();
    await shown.context().close();
  }
  await noneFailed();
});

test('a changed file of the server shows in the browser by itself, without a failed request', async () => {
  const page = await open(ARTICLE);
  const noneFailed = visits();
  const loaded = page.waitForEvent('load');
  code.edit(SERVER_FILE, (source) =>
    source.replace("'Content-Type':", "'X-Changed': 'yes',\n    'Content-Type':"),
  );
  await until('it answers as it is now', async () => (await ask(ARTICLE)).headers.has('x-changed'));
  await loaded;
  await noneFailed();
  await page.context().close();
});

test('the site keeps serving while a server file is broken, and restarts on the next change', async () => {
  const before = starts();
  const noneFailed = visits();
  const mend = code.edit(SERVER_FILE, (source) => `${source}}`);
  await until('the terminal shows it', () => site.lines.some(({ level }) => level === 60));
  expect((await ask(ARTICLE)).status).toBe(200);
  mend();
  await until('it starts', () => starts() > before);
  expect((await ask(ARTICLE)).status).toBe(200);
  await noneFailed();
});

test('a start with wrong content shows its message, and the site when the content is right', async () => {
  const menu = content.read('navigation.yaml');
  content.write('navigation.yaml', 'main: [');
  const begun = await startDevelopment(code, { CONTENT_DIR: content.folder });
  const status = async () => (await fetch(begun.origin() + ARTICLE).catch(() => undefined))?.status;
  await until('the start fails', async () => (await status()) === 500);
  const { page } = await openPage(browser);
  await page.goto(begun.origin() + ARTICLE);
  await page.getByText('navigation.yaml').waitFor();
  content.write('navigation.yaml', menu);
  await page.getByRole('heading', { level: 1, name: '開発で変えた見出し' }).waitFor();
  await page.context().close();
  await begun.stop();
});
