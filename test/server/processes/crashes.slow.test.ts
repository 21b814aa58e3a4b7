import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from '@jest/globals';
import { DRAW_FLAG } from '../../../server/drawing.ts';
import { drawersOf } from '../../support/processes/child-processes.ts';
import { askContinuously } from '../../support/requests/continuous-requests.ts';
import { EditedContent, type LiveSite, startLiveSite } from '../../support/sites/live-site.ts';
import { until } from '../../support/until.ts';

const PAGE = '/products/ma3511_p203.html';

const endings: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

function folder(): string {
  const made = mkdtempSync(path.join(os.tmpdir(), 'crashes-'));
  endings.push(() => rmSync(made, { recursive: true, force: true, maxRetries: 3 }));
  return made;
}

function edited(): EditedContent {
  const content = new EditedContent();
  endings.push(() => content.delete());
  return content;
}

async function start(
  content: EditedContent,
  env: Record<string, string>,
  args?: string[],
): Promise<LiveSite> {
  const site = await startLiveSite(content, { CONTENT_WATCH: 'off', ...env }, args);
  endings.push(() => site.stop());
  return site;
}

/** Code that each thread of the content service preloads: it crashes once when a marker file appears. */
function crashes() {
  const told = path.join(folder(), 'crash');
  const code = `import { existsSync, rmSync } from 'node:fs';
    import { isMainThread, workerData } from 'node:worker_threads';
    if (!isMainThread && workerData?.store) setInterval(() => {
      if (!existsSync(${JSON.stringify(told)})) return;
      rmSync(${JSON.stringify(told)});
      throw new Error('told to crash');
    }, 20).unref();`;
  const file = path.join(path.dirname(told), 'crash.mjs');
  writeFileSync(file, code);
  return { NODE_OPTIONS: `--import=${pathToFileURL(file)}`, crash: () => writeFileSync(told, '') };
}

test('a process that draws is replaced when it is killed', async () => {
  const site = await start(edited(), { MEDIA_DIR: folder() }, [DRAW_FLAG]);
  const { pid = 0 } = site.child;
  await until('it draws', () => drawersOf(pid).length > 0);
  const [first = 0] = drawersOf(pid);
  process.kill(first, 'SIGKILL');
  await until('another one draws', () => drawersOf(pid).some((drawer) => drawer !== first));
  expect(drawersOf(pid)).toHaveLength(1);
  await until('it is logged', () => site.said('drawing was killed').length > 0);
  expect(site.said('drawing was killed')).toEqual([
    expect.objectContaining({ level: 40, signal: 'SIGKILL' }),
  ]);
  expect(await (await fetch(`${site.origin()}/readyz`)).json()).toEqual({
    status: 'ready',
    media: 'drawing',
  });
});

test('a content service that crashes while the folder is invalid restarts with its former content; no cached page fails', async () => {
  const { NODE_OPTIONS, crash } = crashes();
  const content = edited();
  const site = await start(content, { NODE_OPTIONS });
  const visits = askContinuously([PAGE, '/'].map((at) => site.origin() + at));
  endings.push(() => visits.stop());
  await until('the pages are cached', () => visits.answered() > 20);
  content.write('site.yaml', 'name: [');
  expect((await site.reload()).status).toBe(422);

  crash();
  await until('it has crashed', () => site.said('content service crashed').length === 1);
  const search = async () => (await fetch(`${site.origin()}/search?value=MA3511`)).text();
  await until('it answers again', async () => (await search()).includes(PAGE));
  const count = visits.answered();
  await until('pages are served on', () => visits.answered() > count + 20);
  await visits.stop();
  expect(visits.failures).toEqual([]);
  await until('it is ready', async () => (await fetch(`${site.origin()}/readyz`)).ok);
});
