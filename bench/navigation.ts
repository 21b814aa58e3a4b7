// `npm run bench:navigation -- [--rounds 3]`: time from a click to the new page's h1, in Chromium, on a
// desktop and on a phone. The site caches the data of pages. The pointer rests on each link before the click;
// a finger touches it for a while.
import { execFileSync } from 'node:child_process';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { findBrowser } from '../scripts/checks/browser.ts';
import { sitemapPaths } from '../test/support/content/all-paths.ts';
import { freePort } from '../test/support/free-port.ts';
import { percentile } from './harness/load/percentile.ts';
import { describeRun, requireQuiet } from './harness/machine.ts';
import { readOptions } from './harness/options.ts';
import { silencePrompts } from './harness/prompts.ts';
import { writeReport } from './harness/report.ts';
import { benchFolder, runBenchmark } from './harness/run.ts';
import { LOAD_CORE, startSite } from './harness/servers.ts';
import { startClock } from './navigation/arrival-clock.ts';
import { type Click, tour } from './navigation/tour.ts';

const DEVICES: Record<string, BrowserContextOptions> = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
};
const GOAL_MS = 100;
const SLOWEST_SHOWN = 5;

const options = readOptions({ rounds: 3, seconds: 0 });
const folder = benchFolder('navigation');

async function visit(browser: Browser, origin: string, device: BrowserContextOptions): Promise<Click[]> {
  const context = await browser.newContext({ locale: 'ja-JP', ...device });
  const page = await context.newPage();
  await silencePrompts(page);
  await startClock(page);
  await page.goto(origin, { waitUntil: 'networkidle' });
  const clicks = await tour(page, device.hasTouch === true);
  await context.close();
  return clicks;
}

function rowOf(device: string, clicks: Click[]): string {
  const [inserted, painted] = [
    clicks.map(({ insertedMs }) => insertedMs),
    clicks.map(({ paintedMs }) => paintedMs),
  ];
  const cells = [
    device,
    clicks.length,
    ...[0.5, 0.95].map((share) => percentile(inserted, share).toFixed(0)),
  ];
  const shares = [0.5, 0.95, 1].map((share) => percentile(painted, share).toFixed(0));
  return `| ${[...cells, ...shares, GOAL_MS].join(' | ')} |`;
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
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  await startSite(port, folder);
  // Caches the data of all pages.
  for (const address of await sitemapPaths(origin)) await (await fetch(origin + address)).arrayBuffer();
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: ['--no-sandbox'] });
  const clicks = new Map<string, Click[]>();
  for (let round = 0; round < options.rounds; round += 1) {
    for (const [name, device] of Object.entries(DEVICES)) {
      const made = await visit(browser, origin, device);
      clicks.set(name, [...(clicks.get(name) ?? []), ...made]);
    }
  }
  await browser.close();
  const words = await describeRun(share);
  writeReport(options.out, {
    name: 'navigation',
    title: 'From a click to the new h1',
    words: [
      ...words,
      '',
      `Chromium ${browser.version()} on one core, the site on the other, ${options.rounds} rounds. Milliseconds from the click until the new page's h1 is in the document, and until its frame is painted.`,
    ],
    table: [
      '| device | clicks | h1 p50 | h1 p95 | painted p50 | painted p95 | painted most | goal p95 |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...[...clicks].map(([name, made]) => rowOf(name, made)),
      '',
      'The slowest:',
      '',
      ...slowest([...clicks.values()].flat()),
    ],
    raw: Object.fromEntries(clicks),
  });
}

await runBenchmark(folder, main);
process.exit(0);
