import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { settled, visit } from '../../support/browser/arrival.ts';
import { connectBrowser, openPage } from '../../support/browser/browser.ts';
import { startSiteProcess } from '../../support/processes/process.ts';
import { makeNextBuild } from '../../support/sites/next-build.ts';
import { stopClock } from '../../support/sites/timed-site.ts';
import { until } from '../../support/until.ts';

/** Pages with different code. */
const WAY = ['/news', '/company/profile', '/faq', '/products', '/case-studies'];

const endings: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

test('a page that is open during a deployment works to the end, without a new document', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'old-build-'));
  endings.push(() => rm(folder, { recursive: true }));
  const next = makeNextBuild();
  endings.push(() => next.remove());
  const env = { OLD_ASSETS_DIR: folder };
  const before = startSiteProcess(env);
  endings.push(() => before.stop());
  await before.ready();
  await until('its assets are stored', () => next.gone.every((name) => readdirSync(folder).includes(name)));

  const browser = await connectBrowser();
  endings.push(() => browser.close());
  const { page, problems } = await openPage(browser);
  // A page without a video, on a stopped clock without prompts: both would request files while no site
  // answers.
  await stopClock(page);
  await visit(page, `${before.origin()}/contact`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await before.stop();
  next.removeGone();
  const { port } = new URL(before.origin());
  const after = startSiteProcess({ ...env, PORT: port }, { cwd: next.folder });
  endings.push(() => after.stop());
  await after.ready();

  for (const target of WAY) {
    await page.locator(`footer a[href="${target}"]`).click();
    await page.waitForURL(`**${target}`);
    await page.locator('main:not([aria-busy=true]) h1').waitFor();
    await settled(page);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(problems).toEqual([]);
});
