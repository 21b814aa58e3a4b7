import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { childrenOf } from '../support/child-processes.ts';
import { addressOf, NEWS, type PreviewingSite, startPreviewingSite } from '../support/previewing-site.ts';
import { until } from '../support/until.ts';

let folder: string;
let site: PreviewingSite;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'preview-workers-'));
  const noted = path.join(folder, 'threads');
  writeFileSync(noted, '');
  const note = path.join(folder, 'note.mjs');
  // Each thread that reads for a preview leaves its process's number.
  writeFileSync(
    note,
    `import { appendFileSync } from 'node:fs';
    import { isMainThread, workerData } from 'node:worker_threads';
    if (!isMainThread && 'drafts' in workerData) appendFileSync(${JSON.stringify(noted)}, process.pid + '\\n');`,
  );
  const NODE_OPTIONS = `--import=${pathToFileURL(note)}`;
  site = await startPreviewingSite({ WEB_CONCURRENCY: '2', NODE_OPTIONS });
});

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

const threads = () => readFileSync(path.join(folder, 'threads'), 'utf8').trim().split('\n').map(Number);

/** Over connections of their own, so that both workers are asked. */
async function everywhere(target: string, cookie: string): Promise<Set<string>> {
  const answers = new Set<string>();
  for (let visit = 0; visit < 6; visit += 1) {
    const response = await site.ask(target, cookie, { headers: { connection: 'close' } });
    const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await response.text()) ?? [];
    answers.add(`${response.status} ${title.replaceAll(/<[^>]*>/g, '')}`);
  }
  return answers;
}

test('all workers show a preview over one thread, see a change of it, and one that starts anew does, too', async () => {
  const cookie = await site.open(site.link({ drafts: true }));
  const address = addressOf(NEWS.draft);
  expect(await everywhere(address, cookie)).toEqual(new Set([`200 ${NEWS.draft.title}`]));
  expect(threads()).toEqual([site.child.pid]);

  const file = `news/${NEWS.draft.name}.md`;
  site.content.replace(file, /^title: .*$/m, 'title: 書き直した下書き');
  await until('every worker shows the change', async () => {
    const shown = await everywhere(address, cookie);
    return shown.size === 1 && shown.has('200 書き直した下書き');
  });

  const [killed = 0] = childrenOf(site.child.pid);
  process.kill(killed, 'SIGKILL');
  await until('there is another one', () => site.said('the worker serves again').length === 1);
  expect(await everywhere(address, cookie)).toEqual(new Set(['200 書き直した下書き']));
  expect(threads()).toEqual([site.child.pid]);
});

test('a wrong draft is told by every worker, and the mended one shown', async () => {
  const cookie = await site.open(site.link({ drafts: true }));
  const file = `news/${NEWS.draft.name}.md`;
  const right = site.content.read(file);
  site.content.replace(file, /^category: .*$/m, 'category: 存在しない分類');
  await until('every worker tells of it', async () => {
    const told = await everywhere('/', cookie);
    return [...told].every((answer) => answer.startsWith('422 '));
  });
  site.content.write(file, right);
  await until('every worker shows it', async () => {
    const shown = await everywhere('/', cookie);
    return [...shown].every((answer) => answer.startsWith('200 '));
  });
  expect(threads()).toEqual([site.child.pid]);
});
