// `npm run tasks [-- --only need …]`: measures typical tasks of visitors in a browser, from the home page on,
// on a desktop and on a phone: clicks, scrolled windows and the position of the result. Uses the editors'
// content.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { withSiteInBrowser } from '../scripts/checks/site-in-browser.ts';
import { visit } from '../test/support/browser/arrival.ts';
import { openPage } from '../test/support/browser/browser.ts';
import { REAL_SETTINGS } from '../test/support/content/fixture-content.ts';
import { readOptions } from './harness/options.ts';
import { DESKTOP, PHONE, silencePrompts } from './harness/pages.ts';
import { markdownTable, writeReport } from './harness/report.ts';
import { type Device, goalOf, perform, TASKS, type Task } from './tasks/tasks.ts';
import { type Cost, Visitor } from './tasks/visitor.ts';

const DEVICES: Record<Device, BrowserContextOptions> = {
  desktop: DESKTOP,
  phone: {
    ...PHONE,
    // The server folds parts of a page for phones.
    userAgent:
      'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
  },
};
/** Milliseconds after which a missing step fails the task. */
const STEP_MS = 15_000;

type Before = Record<string, Record<Device, { clicks: number; y?: number } | null>>;

interface Result {
  id: string;
  device: Device;
  cost: Cost | null;
  problem?: string;
}

async function measure(browser: Browser, origin: string, task: Task, device: Device): Promise<Result> {
  const { page } = await openPage(browser, DEVICES[device]);
  try {
    page.context().setDefaultTimeout(STEP_MS);
    await silencePrompts(page);
    await visit(page, `${origin}/`);
    return { id: task.id, device, cost: await perform(task, new Visitor(page), device) };
  } catch (error) {
    const problem = String(error).split('\n')[0] ?? '';
    return { id: task.id, device, cost: null, problem };
  } finally {
    await page.context().close();
  }
}

function rowOf(task: Task, before: Before, results: Result[]): unknown[] {
  const { id, name, peer = '—' } = task;
  const cells = (['desktop', 'phone'] as const).flatMap((device) => {
    const [was, is] = [
      before[id]?.[device],
      results.find((one) => one.id === id && one.device === device)?.cost,
    ];
    const mark = is && is.clicks > goalOf(task, device) ? ' (over)' : '';
    const place = is?.isOutside ? ' (outside)' : '';
    return [
      was?.clicks ?? '—',
      is ? `${is.clicks}${mark}` : '—',
      is?.screens ?? '—',
      was?.y ?? '',
      is ? `${is.y}${place}` : '—',
    ];
  });
  const goals = [...new Set([goalOf(task, 'desktop'), goalOf(task, 'phone')])].join(' / ');
  return [name, peer, goals, ...cells];
}

const { isWanted, out } = readOptions({});
const before: Before = JSON.parse(readFileSync(path.join(import.meta.dirname, 'tasks/before.json'), 'utf8'));
const tasks = TASKS.filter(({ id }) => isWanted(id));
const results: Result[] = [];
await withSiteInBrowser({ ...REAL_SETTINGS, LOG_LEVEL: 'info' }, async (origin, browser) => {
  for (const task of tasks)
    for (const device of ['desktop', 'phone'] as const)
      results.push(await measure(browser, origin, task, device));
});

const figures = ['now', 'screens', 'y before', 'y now'];
const table = markdownTable(
  ['task', 'best peer', 'goal', 'desktop before', ...figures, 'phone before', ...figures],
  tasks.map((task) => rowOf(task, before, results)),
  2,
);
console.log(table.join('\n'));
for (const { id, device, problem } of results.filter((one) => one.problem))
  console.error(`${id} (${device}): ${problem}`);
if (tasks.length === TASKS.length)
  writeReport(out, {
    name: 'tasks',
    title: 'What visitors come for, in clicks',
    words: [
      '`npm run tasks`, Chromium, 1440 × 900 and 375 × 812. From the home page; typing is not counted, choosing from a list is one click. `screens`: windows scrolled to reach what is pressed. `y`: where what is looked for stands when it is there. — : not possible, or only by typing model names. (outside): what is looked for is not in the window. Best peer: the fewest clicks on another vendor’s site, where somebody has counted them.',
      `Before: counted by hand on 2026-11-22 (bench/tasks/before.json).`,
    ],
    table,
    raw: results,
  });
const isOver = results.some(({ id, device, cost }) => {
  const task = TASKS.find((one) => one.id === id);
  return !task || !cost || cost.isOutside || cost.clicks > goalOf(task, device);
});
process.exitCode = isOver ? 1 : 0;
