import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage } from '../support/browser.ts';
import { type SiteProcess, startSiteProcess } from '../support/process.ts';
import { samplePaths } from '../support/sample-paths.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeViolation {
  id: string;
  nodes: { target: string[] }[];
}

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
      // Higher than the page, so that the bar at the window's end covers nothing: a visitor would scroll.
      const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: pageHeight + 1_000 });
      await page.evaluate(AXE);
      const violations = await page.evaluate(async () => {
        const { axe } = window as unknown as {
          axe: { run(options: object): Promise<{ violations: AxeViolation[] }> };
        };
        const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
        return (await axe.run({ runOnly: tags })).violations;
      });
      for (const { id: rule, nodes } of violations)
        found.push(`${id}: ${rule} at ${nodes[0]?.target.join(' ')}`);
      await page.setViewportSize({ width, height: 900 });
      found.push(...problems.splice(0).map((problem) => `${id}: ${problem}`));
    }
    await page.context().close();
    expect(found).toEqual([]);
  },
  300_000,
);
