// `npm run bench:felt -- [--rounds 3]`: on a phone, time from a press to its frame with a processor four times slower, and
// time until a page can be used on slow 3G.
import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../scripts/checks/browser.ts';
import { launchOptions } from '../test/support/browser/browser-options.mjs';
import { percentile } from './harness/load/percentile.ts';
import { describeRun, requireQuiet } from './harness/machine.ts';
import { readOptions } from './harness/options.ts';
import { newVisit, PHONE } from './harness/pages.ts';
import { markdownTable, writeReport } from './harness/report.ts';
import { runBenchmark, startSite } from './harness/servers.ts';

/** Round trip in milliseconds, bytes a second. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOWDOWN = 4;
const FINDER = '/products/all-products';
const FILTERS = 'main button[popovertarget]:visible';
const FACET = '.facet-group:nth-of-type(1) li:nth-child(2) label';
const CHOSEN = '[aria-label="選択中の条件"]';
/** Elements that React adds when it has taken the page over. */
const TAKEN_OVER = { '/': 'header button[aria-expanded]', [FINDER]: '.finder-done' };
/** Elements to press, one after the other. */
const PRESSES: { path: string; ready: string; presses: string[] }[] = [
  {
    path: FINDER,
    ready: '.finder-done',
    presses: [FILTERS, FACET, '.facet-group:nth-of-type(3) label:not([data-empty])'],
  },
  {
    path: '/sales',
    ready: 'button:text("入力内容を消去する")',
    presses: ['button:text("入力内容を確認する"):not([aria-hidden])'],
  },
];

const options = readOptions({ rounds: 3 });
const measured = new Map<string, number[]>();
const note = (what: string, ms: number) => measured.getOrInsertComputed(what, () => []).push(ms);

/** Runs in the page: the longest event of the next press, once the browser has reported its click. */
function nextPress(): Promise<number> {
  return new Promise((resolve) => {
    let longest = 0;
    const observer = new PerformanceObserver((list) => {
      const events = list.getEntries() as (PerformanceEntry & { interactionId: number })[];
      for (const { duration, interactionId } of events)
        if (interactionId > 0) longest = Math.max(longest, duration);
      if (!events.some(({ name, interactionId }) => name === 'click' && interactionId > 0)) return;
      observer.disconnect();
      resolve(longest);
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Runs in the page: the time when each control in the window reacts, because the browser or React handles it; 0 before. */
function timeWhenUsable(): number {
  if (document.readyState === 'loading' || performance.getEntriesByType('paint').length === 0) return 0;
  const isDead = (button: HTMLButtonElement) => {
    const { top, bottom } = button.getBoundingClientRect();
    if (!button.checkVisibility({ visibilityProperty: true }) || bottom < 0 || top > window.innerHeight)
      return false;
    if ((button.type === 'submit' && button.form) || button.popoverTargetElement) return false;
    return !Object.keys(button).some((key) => key.startsWith('__reactProps'));
  };
  return [...document.querySelectorAll('button')].some(isDead) ? 0 : performance.now();
}

const now = (page: Page) => page.evaluate(() => performance.now());

async function measureLoads(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  for (const [path, element] of Object.entries(TAKEN_OVER)) {
    await page.goto(origin + path, { waitUntil: 'commit' });
    const usable = await page.waitForFunction(timeWhenUsable);
    note(`${path}: every control in the window reacts`, await usable.jsonValue());
    await page.locator(element).first().waitFor({ state: 'attached' });
    note(`${path}: React has taken the page over by itself`, await now(page));
  }
  await page.goto(origin + FINDER, { waitUntil: 'commit' });
  await page.waitForFunction(timeWhenUsable);
  await page.locator(FILTERS).first().tap();
  await page.locator(FACET).first().tap();
  await page.locator(CHOSEN).waitFor({ state: 'attached' });
  note(`${FINDER}: a facet that is ticked at once has its list`, await now(page));
}

async function measurePresses(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const { path, ready, presses } of PRESSES) {
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await page.locator(ready).first().waitFor({ state: 'attached' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    for (const selector of presses) {
      const [ms] = await Promise.all([page.evaluate(nextPress), page.locator(selector).first().tap()]);
      note(`${path}: press ${selector}`, ms);
      await page.waitForLoadState('networkidle');
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}

/** Runs a measurement on a new page, whose cache is empty. */
async function onNewPage(browser: Browser, measure: (page: Page) => Promise<void>): Promise<void> {
  const page = await newVisit(browser, PHONE);
  await measure(page);
  await page.context().close();
}

await runBenchmark(async () => {
  const share = await requireQuiet(options.busy);
  Object.assign(process.env, await findBrowser());
  const { port } = await startSite();
  const origin = `http://127.0.0.1:${port}`;
  const { args = [], ...launch } = launchOptions();
  // Scripts are optimized, as in a visitor's browser.
  const browser = await chromium.launch({
    ...launch,
    args: args.filter((arg) => !arg.startsWith('--js-flags')),
  });
  for (let round = 0; round < options.rounds; round += 1) {
    await onNewPage(browser, (page) => measureLoads(page, origin));
    await onNewPage(browser, (page) => measurePresses(page, origin));
  }
  await browser.close();
  const rows = [...measured].map(([what, times]) => [
    what,
    percentile(times, 0.5).toFixed(0),
    Math.max(...times).toFixed(0),
  ]);
  writeReport(options.out, {
    name: 'felt',
    title: 'What visitors with slow phones and networks feel',
    words: [
      ...(await describeRun(share)),
      '',
      'Milliseconds: of a press with a processor four times slower, to its frame (goal 200); on slow 3G, empty cache, from the request until a state is reached (goal 5,000 until every control in the window reacts: links, forms and boxes do without script, buttons where the browser or React handles them).',
    ],
    table: markdownTable(['what', 'median', 'most'], rows),
    raw: Object.fromEntries(measured),
  });
});
process.exit(0);
