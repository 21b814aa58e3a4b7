import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { startSiteProcess } from '../../support/processes/process.ts';
import { startFakeUpstream } from '../../support/services/fake-upstream.ts';
import { makeNextBuild } from '../../support/sites/next-build.ts';
import { until } from '../../support/until.ts';

const endings: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

test('a page of the previous build works to the end: its scripts, late ones and styles are served next to the next build', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'old-assets-'));
  endings.push(() => rm(folder, { recursive: true, force: true }));
  const upstream = await startFakeUpstream((_req, res) => res.end('{"code":200,"message":"OK","data":[]}'));
  endings.push(() => upstream.close());
  const env = { OLD_ASSETS_DIR: folder, API_ORIGIN: upstream.origin };
  const next = makeNextBuild();
  endings.push(() => next.remove());
  // The previous build is the current one; the next build has the same files except the renamed ones.
  const { gone } = next;

  const before = startSiteProcess(env);
  endings.push(() => before.stop());
  await before.ready();
  await until('its assets are stored', () => gone.every((name) => readdirSync(folder).includes(name)));
  next.removeGone();
  const after = startSiteProcess(env, { cwd: next.folder });
  endings.push(() => after.stop());
  await after.ready();
  const own = await fetch(`${after.origin()}/${next.entries.next}`);
  expect(own.status).toBe(200);

  const faults: string[] = [];
  for (const name of gone) {
    const response = await fetch(`${after.origin()}/assets/${name}`, {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    const text = await response.text();
    const { headers } = response;
    if (
      response.status !== 200 ||
      !headers.get('content-type')?.startsWith(TYPES[path.extname(name)] as string) ||
      headers.get('cache-control') !== 'public, max-age=31536000, immutable' ||
      text !== readFileSync(path.join(folder, name), 'utf8') ||
      (readdirSync(folder).includes(`${name}.br`) && headers.get('content-encoding') !== 'br')
    )
      faults.push(`${name}: ${response.status} ${JSON.stringify([...headers])}`);
  }
  expect(gone.length).toBeGreaterThan(20);
  expect(faults).toEqual([]);
  // Calls of the page's script, and a page that it loads as a new document.
  expect((await fetch(`${after.origin()}/api/goods/category`)).status).toBe(200);
  expect((await fetch(`${after.origin()}/assets/never-was-00000000.js`)).status).toBe(404);
  expect((await fetch(`${after.origin()}/assets/..%2f..%2fpackage.json`)).status).toBe(404);
  // The previous process, which still serves, also has the files that pages of the next build request.
  await until(
    'the process before serves the script of the next build',
    async () => (await fetch(`${before.origin()}/${next.entries.next}`)).status === 200,
  );
});
