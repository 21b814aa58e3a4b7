// `npm run bench:felt -- [--rounds 3]`: on a phone, time from a press to its frame with a processor four times slower, and
// time until a page can be used on slow 3G.
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../scripts/checks/browser.ts';
import { freePort } from '../test/support/free-port.ts';
import { percentile } from './harness/load/percentile.ts';
import { describeRun, requireQuiet } from './harness/machine.ts';
import { readOptions } from './harness/options.ts';
import { silencePrompts } from './harness/prompts.ts';
import { writeReport } from './harness/report.ts';
import { benchFolder, runBenchmark } from './harness/run.ts';
import { startSite } from './harness/servers.ts';

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, locale: 'ja-JP' };
/** Round trip in milliseconds, bytes a second. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const FAST = { ...SLOW_3G, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const FINDER = '/products/all-products';
/** Elements that React adds when a page can be used. */
const USABLE = { '/': 'header button[aria-expanded]', [FINDER]: '.finder-done' };
/** Elements to press, one after the other. */
const PRESSES: [path: string, ready: string, ...presses: string[]][] = [
  [
    FINDER,
    '.finder-done',
    'main button[popovertarget]:visible',
    '.facet-group:nth-of-type(1) li:nth-child(2) label',
    '.facet-group:nth-of-type(2) label:not([data-empty])',
  ],
  ['/sales', 'button:text("入力内容を消去する")', 'button:text("入力内容を確認する"):visible'],
];
/** Milliseconds in which the events of a press are reported. */
const REPORTED_MS = 1_500;

const options = readOptions({ rounds: 3, seconds: 0 });
const folder = benchFolder('felt');
const measured = new Map<string, number[]>();
const note = (what: string, ms: number) => measured.set(what, [...(measured.get(what) ?? []), ms]);

/** Runs in the page: remembers the longest event of a press. */
function watchPresses(): void {
  Object.assign(window, { pressMs: 0 });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & {
      interactionId: number;
    })[])
      if (interactionId > 0) Object.assign(window, { pressMs: Math.max(window.pressMs, duration) });
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

declare global {
  interface Window {
    pressMs: number;
  }
}

async function measure(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  for (const [path, element] of Object.entries(USABLE)) {
    await page.goto(origin + path, { waitUntil: 'commit' });
    await page.locator(element).first().waitFor({ state: 'attached' });
    note(`${path} on slow 3G`, await page.evaluate(() => performance.now()));
  }
  await session.send('Network.emulateNetworkConditions', FAST);
  for (const [path, ready, ...presses] of PRESSES) {
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await page.locator(ready).first().waitFor({ state: 'attached' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const selector of presses) {
      await page.evaluate(() => Object.assign(window, { pressMs: 0 }));
      await page.locator(selector).first().click();
      await page.waitForTimeout(REPORTED_MS);
      note(`${path} ${selector}`, await page.evaluate(() => window.pressMs));
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}

await runBenchmark(folder, async () => {
  const share = await requireQuiet(options.busy);
  const { CHROMIUM_PATH } = await findBrowser();
  const port = await freePort();
  await startSite(port, folder);
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: ['--no-sandbox'] });
  for (let round = 0; round < options.rounds; round += 1) {
    const page = await (await browser.newContext(PHONE)).newPage();
    await silencePrompts(page);
    await page.addInitScript(watchPresses);
    await measure(page, `http://127.0.0.1:${port}`);
    await page.context().close();
  }
  await browser.close();
  const rows = [...measured].map(
    ([what, times]) =>
      `| ${what} | ${percentile(times, 0.5).toFixed(0)} | ${Math.max(...times).toFixed(0)} |`,
  );
  writeReport(options.out, {
    name: 'felt',
    title: 'What visitors with slow phones and networks feel',
    words: [
      ...(await describeRun(share)),
      '',
      'Milliseconds: of a press with a processor four times slower, to its frame (goal 200); on slow 3G until the page can be used (goal 5,000).',
    ],
    table: ['| what | median | most |', '| --- | ---: | ---: |', ...rows],
    raw: Object.fromEntries(measured),
  });
});
process.exit(0);
