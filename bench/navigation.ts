// `npm run bench:navigation -- [--rounds 3]`: time from a click to the new page's h1, in Chromium, on a
// desktop and on a phone. The site caches the data of pages. The pointer rests on each link before the click;
// a finger touches it for a while.
import { execFileSync } from 'node:child_process';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { findBrowser } from '../scripts/checks/browser.ts';
import { sitemapPaths } from '../test/support/content/all-paths.ts';
import { percentile } from './harness/load/percentile.ts';
import { describeRun, requireQuiet } from './harness/machine.ts';
import { readOptions } from './harness/options.ts';
import { DESKTOP, newVisit, PHONE } from './harness/pages.ts';
import { markdownTable, writeReport } from './harness/report.ts';
import { LOAD_CORE, runBenchmark, startSite } from './harness/servers.ts';
import { startClock } from './navigation/arrival-clock.ts';
import { type Click, tour } from './navigation/tour.ts';

const DEVICES: Record<string, BrowserContextOptions> = { desk: DESKTOP, phone: PHONE };
const GOAL_MS = 100;
const SLOWEST_SHOWN = 5;

const options = readOptions({ rounds: 3 });

async function visit(browser: Browser, origin: string, device: BrowserContextOptions): Promise<Click[]> {
  const page = await newVisit(browser, device);
  await startClock(page);
  await page.goto(origin, { waitUntil: 'networkidle' });
  const clicks = await tour(page, device.hasTouch === true);
  await page.context().close();
  return clicks;
}

function rowOf(device: string, clicks: Click[]): unknown[] {
  const at = (figure: 'insertedMs' | 'paintedMs', shares: number[]) => {
    const times = clicks.map((click) => click[figure]);
    return shares.map((share) => percentile(times, share).toFixed(0));
  };
  return [
    device,
    clicks.length,
    ...at('insertedMs', [0.5, 0.95]),
    ...at('paintedMs', [0.5, 0.95, 1]),
    GOAL_MS,
  ];
}

function slowest(clicks: Click[]): string[] {
  return clicks
    .toSorted((one, other) => other.insertedMs - one.insertedMs)
    .slice(0, SLOWEST_SHOWN)
    .map(({ from, to, insertedMs }) => `- ${from} → ${to}: ${insertedMs.toFixed(0)} ms`);
}

async function main(): Promise<void> {
  const share = await requireQuiet(options.busy);
  const { CHROMIUM_PATH } = await findBrowser();
  execFileSync('taskset', ['-cp', LOAD_CORE, String(process.pid)], { stdio: 'ignore' });
  const { port } = await startSite();
  const origin = `http://127.0.0.1:${port}`;
  // Caches the data of all pages.
  for (const address of await sitemapPaths(origin)) await (await fetch(origin + address)).arrayBuffer();
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: ['--no-sandbox'] });
  const clicks = new Map<string, Click[]>();
  for (let round = 0; round < options.rounds; round += 1) {
    for (const [name, device] of Object.entries(DEVICES)) {
      clicks.getOrInsertComputed(name, () => []).push(...(await visit(browser, origin, device)));
    }
  }
  await browser.close();
  writeReport(options.out, {
    name: 'navigation',
    title: 'From a click to the new h1',
    words: [
      ...(await describeRun(share)),
      '',
      `Chromium ${browser.version()} on one core, the site on the other, ${options.rounds} rounds. Milliseconds from the click until the new page's h1 is in the document, and until its frame is painted.`,
    ],
    table: [
      ...markdownTable(
        ['device', 'clicks', 'h1 p50', 'h1 p95', 'painted p50', 'painted p95', 'painted most', 'goal p95'],
        [...clicks].map(([name, made]) => rowOf(name, made)),
      ),
      '',
      'The slowest:',
      '',
      ...slowest([...clicks.values()].flat()),
    ],
    raw: Object.fromEntries(clicks),
  });
}

await runBenchmark(main);
process.exit(0);
