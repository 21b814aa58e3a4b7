import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { DRAW_FLAG } from '../../../server/drawing.ts';
import { FIXTURE_MEDIA } from '../../support/content/fixture-content.ts';
import { ROOT } from '../../support/content/folders.ts';
import { EditedContent, type LiveSite, startLiveSite } from '../../support/sites/live-site.ts';
import { until } from '../../support/until.ts';

let content: EditedContent;
let mediaDir: string;
const sites: LiveSite[] = [];

beforeEach(() => {
  content = new EditedContent();
  content.replace('media.yaml', /^draw: .*$/m, 'draw: []');
  mediaDir = mkdtempSync(path.join(os.tmpdir(), 'drawing-'));
  // Does not depend on the content, and is most of the work where no drawings are generated.
  cpSync(path.join(FIXTURE_MEDIA, 'postal'), path.join(mediaDir, 'postal'), {
    recursive: true,
    preserveTimestamps: true,
  });
});

afterEach(async () => {
  for (const site of sites.splice(0)) await site.stop();
  content.delete();
  rmSync(mediaDir, { recursive: true, maxRetries: 3 });
});

/** Runs the script as the site does, with an open channel. */
async function draw() {
  const child = fork(path.join(ROOT, 'scripts/build/draw.ts'), {
    cwd: ROOT,
    env: { ...process.env, CONTENT_DIR: content.folder, MEDIA_DIR: mediaDir },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const messages: unknown[] = [];
  child.on('message', (message) => messages.push(message));
  const [[status], errors] = await Promise.all([once(child, 'exit'), text(child.stderr!)]);
  return { status, messages, errors, isFinished: existsSync(path.join(mediaDir, '.built-from')) };
}

async function drawingSite() {
  const site = await startLiveSite(content, { MEDIA_DIR: mediaDir, CONTENT_WATCH: 'off' }, [DRAW_FLAG]);
  sites.push(site);
  const readiness = async () => (await fetch(`${site.origin()}/readyz`)).json();
  const drawn = () => until('the drawing has ended', async () => (await readiness()).media !== 'drawing');
  return { ...site, readiness, drawn, failures: () => site.said('drawing failed') };
}

test('the script ends with 0 when everything is there, whether something is new or not', async () => {
  const { messages, ...ended } = await draw();
  expect(ended).toEqual({ status: 0, errors: '', isFinished: true });
  expect(messages).toContainEqual({ kind: 'drawn' });
  expect(await draw()).toEqual({ ...ended, messages: [] });
});

test('the script ends with 1 over wrong content, and names the file', async () => {
  content.write('site.yaml', 'name: [');
  expect(await draw()).toMatchObject({
    status: 1,
    errors: expect.stringContaining('site.yaml'),
    isFinished: false,
  });
});

test('a site whose drawing ended well is complete, after the start and after a change of the content', async () => {
  const site = await drawingSite();
  await site.drawn();
  expect(await site.readiness()).toEqual({ status: 'ready' });
  content.replace('pages/careers.yaml', /^title: .*$/m, 'title: 描き直しの試験');
  expect((await site.reload()).status).toBe(200);
  await site.drawn();
  expect(await site.readiness()).toEqual({ status: 'ready' });
  expect(site.failures()).toEqual([]);
});

test('drawing that fails is one line in the log and a word in /readyz, and the site serves on', async () => {
  content.replace('media.yaml', 'draw: []', 'draw: [products]');
  // A file where a folder should be.
  writeFileSync(path.join(mediaDir, 'products'), '');
  const site = await drawingSite();
  await site.drawn();
  expect(await site.readiness()).toEqual({ status: 'ready', media: 'failed' });
  expect(site.failures()).toEqual([expect.objectContaining({ level: 50, status: 1, mediaDir })]);
  expect((await fetch(site.origin())).status).toBe(200);
});
