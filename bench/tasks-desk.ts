// `npm run tasks:desk [-- --only news …]`: measures typical tasks of editors at the desk in a browser: clicks,
// fields and seconds until a change is published. Works on a copy of the editors' content.
import type { Browser } from 'playwright-core';
import { findBrowser } from '../scripts/checks/browser.ts';
import { settled } from '../test/support/browser/arrival.ts';
import { launchBrowser, openPage } from '../test/support/browser/browser.ts';
import { REAL_CONTENT } from '../test/support/content/fixture-content.ts';
import { ContentRepositoryFolder, startDesk } from '../test/support/sites/desk-site.ts';
import { readOptions } from './harness/options.ts';
import { markdownTable, writeReport } from './harness/report.ts';
import { DESK_TASKS } from './tasks/desk-tasks.ts';
import { Editor, type EditorCost } from './tasks/editor.ts';
import { bestPeer, PEERS_IN_WORDS } from './tasks/other-desks.ts';

/** Milliseconds after which a missing step fails the task. */
const STEP_MS = 15_000;
const [WIDTH, HEIGHT] = [1440, 900];

type Task = (typeof DESK_TASKS)[number];
interface Result {
  id: string;
  cost?: EditorCost | undefined;
  problem?: string | undefined;
}

async function perform(browser: Browser, origin: string, { id, width, run }: Task): Promise<Result> {
  const { page } = await openPage(browser, { viewport: { width: width ?? WIDTH, height: HEIGHT } });
  try {
    page.context().setDefaultTimeout(STEP_MS);
    await page.goto(`${origin}/admin/`);
    await settled(page);
    return { id, cost: await run(new Editor(page)) };
  } catch (error) {
    return { id, problem: String(error).split('\n').slice(0, 4).join(' ') };
  } finally {
    await page.context().close();
  }
}

const { isWanted, out } = readOptions({});
Object.assign(process.env, await findBrowser());
const repository = new ContentRepositoryFolder(REAL_CONTENT);
const desk = await startDesk(repository);
const browser = await launchBrowser();
const tasks = DESK_TASKS.filter(({ id }) => isWanted(id));
const results: Result[] = [];
try {
  for (const task of tasks) results.push(await perform(browser, desk.origin, task));
} finally {
  await browser.close();
  await desk.end();
  repository.delete();
}

const rows = tasks.map(({ id, name, before = ['—', '—', '—'] }, index) => {
  const { clicks = '—', fields = '—', seconds = '—' } = results[index]?.cost ?? {};
  return [name, ...before, clicks, fields, seconds, bestPeer(id)];
});
const table = markdownTable(
  ['task', 'clicks before', 'fields', 'seconds', 'clicks now', 'fields', 'seconds', 'best peer (clicks)'],
  rows,
);
console.log(table.join('\n'));
for (const { id, problem } of results) if (problem) console.error(`${id}: ${problem}`);
if (tasks.length === DESK_TASKS.length)
  writeReport(out, {
    name: 'tasks-desk',
    title: 'What editors come for, in clicks',
    words: [
      '`npm run tasks:desk`, Chromium, 1440 × 900, the urgent notice at 375. From the first page of the desk to the word that it is published. Typing, and keys that choose or open something, are no clicks; dropping a file is one. — : not possible, or not counted.',
      'Before: counted on 2026-11-26 with another choice of records.',
      `Peers: no manual gives such counts, so we played the same tasks in their desks: ${PEERS_IN_WORDS} ([steps](../tasks/other-desks.yaml)). None of them shows the changes of an edit before it is published.`,
    ],
    table,
    raw: results,
  });
process.exitCode = results.some(({ problem }) => problem) ? 1 : 0;
