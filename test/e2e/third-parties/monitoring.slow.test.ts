import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { visit } from '../../support/browser/arrival.ts';
import { connectBrowser, openPage } from '../../support/browser/browser.ts';
import { overSharedContent } from '../../support/browser/browser-site.ts';
import { type SiteProcess, startSiteProcess } from '../../support/processes/process.ts';
import { type FakeUpstream, startFakeUpstream } from '../../support/services/fake-upstream.ts';
import { PERSON } from '../../support/sites/listening-site.ts';
import { until } from '../../support/until.ts';

let browser: Browser;
/** Site that reports to the service; the shared site does not. */
let reporting: SiteProcess;
let ingest: FakeUpstream;
let bodies: string[];
const service = new EventEmitter();

beforeAll(async () => {
  browser = await connectBrowser();
  bodies = [];
  // Stub of the error-reporting service, on this machine.
  ingest = await startFakeUpstream((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString('utf8'));
      service.emit('received');
      res.setHeader('Access-Control-Allow-Origin', '*');
      res.setHeader('Access-Control-Allow-Headers', '*');
      res.end('{}');
    });
  });
  reporting = startSiteProcess(overSharedContent({ SENTRY_DSN: dsn() }));
  await reporting.ready();
});

afterAll(async () => {
  await browser.close();
  await reporting.stop();
  await ingest.close();
});

/** Waits until the service has received a matching body; earlier ones count. */
async function received(isMeant: (body: string) => boolean): Promise<void> {
  while (!bodies.some(isMeant)) await once(service, 'received');
}

const dsn = () => ingest.origin.replace('http://', 'http://public@').concat('/1');

test('with a DSN an error of the browser is reported with its replay, without addresses or input of the visitor', async () => {
  const { page, problems } = await openPage(browser);
  await visit(page, `${reporting.origin()}/search?value=taro%40example.com`);
  await received(() => true);
  await page
    .getByRole('main')
    .getByRole('combobox')
    .or(page.getByRole('main').getByRole('searchbox'))
    .first()
    .fill('hanako-secret');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('visible to ops');
    });
  });
  await received((body) => body.includes('visible to ops'));
  await received((body) => body.includes('"replay_recording"'));
  const recordings = bodies.filter((body) => body.includes('"replay_recording"')).join('');
  expect(recordings).toContain('/search"');
  for (const typed of ['taro', 'hanako-secret', '?value=']) expect(bodies.join('')).not.toContain(typed);
  expect(problems.filter((problem) => !problem.includes('visible to ops'))).toEqual([]);
  await page.context().close();
});

test.each([
  [0.099, 'session'],
  // A buffered replay leaves the browser only with an error.
  [0.101, 'buffer'],
])(
  'every page load is traced, and one in ten is recorded: by a draw of %d the replay is a %s',
  async (chance, kind) => {
    bodies.length = 0;
    const { page } = await openPage(browser);
    await page.addInitScript((value) => {
      Math.random = () => value;
    }, chance);
    // The trace of a cached page begins in the browser, which samples it.
    await until('the page is cached', async () => {
      const { headers } = await fetch(`${reporting.origin()}/news`, { headers: { accept: 'text/html' } });
      return headers.get('x-cache') === 'HIT';
    });
    await visit(page, `${reporting.origin()}/news`);
    await received((body) => body.includes(`"sample_rand":"${chance}","sample_rate":"1"`));
    const replay = await page.evaluate(() => sessionStorage.getItem('sentryReplaySession'));
    expect(JSON.parse(replay ?? '{}').sampled).toBe(kind);
    await page.context().close();
  },
);

test('the trace of a page that is rendered goes on in the browser', async () => {
  const { page } = await openPage(browser);
  const response = page.waitForResponse((candidate) => candidate.url().endsWith('/partners'));
  await visit(page, `${reporting.origin()}/partners`);
  const timing = (await (await response).headerValue('server-timing')) ?? '';
  const [, trace] = /sentry-trace;desc="([0-9a-f]{32})-/.exec(timing) ?? [];
  expect(trace).toBeDefined();
  await received((body) => body.includes('"sentry.javascript.browser"') && body.includes(`${trace}`));
  await page.context().close();
});

test('error reporting is fetched after the page has loaded, and not before', async () => {
  const { page } = await openPage(browser);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Delays the load event through the page's pictures.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'image') await held;
    await route.continue();
  });
  // File names are neutral, so that content blockers do not match them: this script is recognized by its
  // content.
  let isFetched = false;
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    isFetched ||= (await response.text().catch(() => '')).includes('sentry_key');
  });
  await page.goto(`${reporting.origin()}/products/ma3511_p203.html`, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => (window.dataLayer ?? []).length > 0);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  expect(isFetched).toBe(false);
  release();
  await until('error reporting is fetched', () => isFetched);
  await page.context().close();
});

test('a page whose code is missing for good is reported, not only shown', async () => {
  const { page } = await openPage(browser);
  const started = page.waitForRequest((request) => request.url().startsWith(ingest.origin));
  await visit(page, `${reporting.origin()}/news`);
  await started;
  await page.route(/company-profile-[^/]*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.evaluate(() => sessionStorage.setItem('chunkReloadAt', String(Date.now())));
  await page.getByRole('contentinfo').getByRole('link', { name: '会社概要' }).click();
  await page.getByRole('heading', { level: 1, name: 'ページの読み込みに失敗しました' }).waitFor();
  await received((body) => body.includes('ChunkLoadError'));
  await page.context().close();
});

test('with a DSN a failure of the server is reported with its request id, without any input', async () => {
  bodies.length = 0;
  const traces: unknown[] = [];
  const garbage = await startFakeUpstream((req, res) => {
    traces.push(req.headers['sentry-trace']);
    const isMainData = req.url?.startsWith('/api/news/pageList');
    res.end(isMainData ? '[]' : JSON.stringify({ code: 200, message: 'OK', data: [] }));
  });
  const site = startSiteProcess({ SENTRY_DSN: dsn(), API_ORIGIN: garbage.origin });
  try {
    await site.ready();
    await fetch(`${site.origin()}/search?value=secretword`, { headers: { accept: 'text/html' } });
    await fetch(`${site.origin()}/api/search/getSearchTotal?keywords=secretword`);
    await fetch(`${site.origin()}/api/consult/addNewContentForm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fame: 'hyoko', mailbox: 'marker@example.co.jp' }),
    });
    const trace = '771a43a4192642f0b136d5159a501700';
    const response = await fetch(`${site.origin()}/news?mailbox=marker@example.co.jp`, {
      headers: {
        accept: 'text/html',
        'user-agent': PERSON,
        cookie: 'name=hyoko',
        referer: 'https://a.example/?q=secretword',
        'sentry-trace': `${trace}-7c51afd529da4a2a-1`,
        baggage: 'name=hyoko',
      },
    });
    expect(response.status).toBe(502);
    expect(traces).toContainEqual(expect.stringContaining(trace));
    // The browser's trace continues in the response.
    expect(response.headers.get('server-timing')).toContain(`sentry-trace;desc="${trace}-`);
    const id = response.headers.get('x-request-id') ?? '';
    await received((body) => body.includes('"exception"') && body.includes(id));
    site.child.kill('SIGTERM');
    expect(await site.exited).toBe(0);
    const sent = bodies.join('');
    expect(sent).toContain('"transaction"');
    for (const typed of ['secretword', 'hyoko', 'marker@', 'marker%40'])
      expect([typed, sent.includes(typed)]).toEqual([typed, false]);
  } finally {
    await site.stop();
    await garbage.close();
  }
});

test('without a DSN its code is not loaded and no report is sent', async () => {
  const origin = process.env.SHARED_SITE ?? '';
  const { page, problems } = await openPage(browser);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await visit(page, `${origin}/products`);
  const scripts = await page.evaluate(() => document.scripts.length);
  expect(scripts).toBeGreaterThan(0);
  expect(requests.filter((url) => !url.startsWith(origin) || url.includes('monitoring'))).toEqual([]);
  expect(problems).toEqual([]);
  await page.context().close();
});
