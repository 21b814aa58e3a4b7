// `npm run accessibility`: checks one page of each family with axe, in a narrow and in a wide window, and
// writes the results that the accessibility statement shows. The site must be built. Fails when a rule is
// broken.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { AccessibilityCheck } from '../../shared/pages/accessibility-check.ts';
import { todayInJapan } from '../../shared/text/date.ts';
import { runAxe } from '../../test/support/browser/axe.ts';
import { openPage } from '../../test/support/browser/browser.ts';
import { REAL_SETTINGS } from '../../test/support/content/fixture-content.ts';
import { samplePaths } from '../../test/support/content/sample-paths.ts';
import { withSiteInBrowser } from './site-in-browser.ts';

const OUT = path.resolve(import.meta.dirname, '../../content/accessibility-check.json');
const WIDTHS = [375, 1440];

const rules = new Set<string>();
const criteria = new Set<string>();
const violations: string[] = [];
const pages = new Map<string, AccessibilityCheck['pages'][number]>();
let engine = '';
await withSiteInBrowser(REAL_SETTINGS, async (origin, browser) => {
  for (const width of WIDTHS) {
    const { page } = await openPage(browser, { viewport: { width, height: 900 }, bypassCSP: true });
    for (const { id, path: target } of await samplePaths(origin)) {
      await page.goto(origin + target, { waitUntil: 'networkidle' });
      const result = await runAxe(page);
      engine = `axe-core ${result.version}`;
      for (const rule of result.rules) rules.add(rule);
      for (const criterion of result.criteria) criteria.add(criterion);
      violations.push(...result.violations.map((violation) => `${target} (${width} px): ${violation}`));
      pages.set(target, { route: id, path: target, title: await titleOf(page) });
    }
    await page.context().close();
  }
  const check: AccessibilityCheck = {
    date: todayInJapan(),
    engine,
    browser: `Chromium ${browser.version().split('.')[0]}`,
    widths: WIDTHS,
    rules: rules.size,
    criteria: [...criteria].sort(),
    violations,
    pages: [...pages.values()],
  };
  await writeFile(OUT, `${JSON.stringify(check, null, 2)}\n`);
  console.log(`${pages.size} pages, ${rules.size} rules, ${violations.length} violations`);
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exitCode = 1;
});

/** A page's title without the site's name. */
async function titleOf(page: Page): Promise<string> {
  const name = await page.locator('meta[property="og:site_name"]').getAttribute('content');
  return (await page.title()).replace(` | ${name}`, '');
}
