import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { runAxe } from '../support/axe.ts';
import { launchBrowser, openPage } from '../support/browser.ts';
import { type SiteProcess, startSiteProcess } from '../support/process.ts';
import { samplePaths } from '../support/sample-paths.ts';

let site: SiteProcess;
let browser: Browser;

beforeAll(async () => {
  site = startSiteProcess();
  [browser] = await Promise.all([launchBrowser(), site.ready()]);
}, 60_000);

afterAll(async () => {
  await browser.close();
  await site.stop();
});

test.each([375, 1440])(
  'at %i px every page loads without an error, fits the window and has no accessibility violation (WCAG 2.2 AA)',
  async (width) => {
    const { page, problems } = await openPage(browser, { viewport: { width, height: 900 }, bypassCSP: true });
    const found: string[] = [];
    for (const { id, path } of await samplePaths(site.origin())) {
      const answer = await page.goto(site.origin() + path, { waitUntil: 'networkidle' });
      if (answer?.status() !== 200) found.push(`${id}: status ${answer?.status()}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) found.push(`${id}: ${overflow} px wider than the window`);
      for (const element of ['h1', 'main', 'link[rel=canonical]']) {
        const count = await page.locator(element).count();
        if (count !== 1) found.push(`${id}: ${count} × ${element}`);
      }
      const { violations } = await runAxe(page);
      found.push(...violations.map((violation) => `${id}: ${violation}`));
      found.push(...problems.splice(0).map((problem) => `${id}: ${problem}`));
    }
    await page.context().close();
    expect(found).toEqual([]);
  },
  300_000,
);
