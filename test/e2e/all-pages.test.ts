import { expect, test } from '@jest/globals';
import { visitShortly } from '../support/arrival.ts';
import { runAxe } from '../support/axe.ts';
import { browserSite } from '../support/browser-site.ts';
import { samplePaths } from '../support/sample-paths.ts';

const site = browserSite();

test.each([375, 1440])(
  'at %i px every page loads without an error, fits the window and has no accessibility violation (WCAG 2.2 AA)',
  async (width) => {
    const { page, problems } = await site.newPage({ viewport: { width, height: 900 }, bypassCSP: true });
    const found: string[] = [];
    for (const { id, path } of await samplePaths(site.origin())) {
      const answer = await visitShortly(page, site.origin() + path);
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
    expect(found).toEqual([]);
  },
  300_000,
);
