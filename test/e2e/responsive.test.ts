import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { browserSite } from '../support/browser-site.ts';
import { layoutProblems } from '../support/layout-problems.ts';
import { samplePaths } from '../support/sample-paths.ts';
import { textProblems } from '../support/text-problems.ts';

/** Both sides of every change of layout, and the ends of what is usual. */
const WIDTHS = [320, 375, 750, 751, 992, 993, 1440, 1920];
/** What phones, tablets and desks have. */
const READING_WIDTHS = [375, 768, 1024, 1440];

const site = browserSite();

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // The frame answers a resize with the next picture.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

async function barCoversTheEnd(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const bar = document.querySelector('nav[aria-label="お問い合わせとカタログ請求"]');
    const last = [...document.querySelectorAll('footer a')].at(-1);
    if (!bar || !last) return false;
    const [a, b] = [bar.getBoundingClientRect(), last.getBoundingClientRect()];
    return a.top < b.bottom - 1 && a.bottom > b.top + 1 && a.left < b.right - 1 && a.right > b.left + 1;
  });
}

test('every page fits every width: nothing beside the window, on top of another, cut off, or broken where it must not be', async () => {
  const { page, problems } = await site.newPage({ viewport: { width: 1440, height: 900 } });
  const found: string[] = [];
  for (const { id, path } of await samplePaths(site.origin())) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site.origin() + path, { waitUntil: 'load' });
    for (const width of WIDTHS) {
      await resize(page, width);
      found.push(
        ...(await page.evaluate(layoutProblems)).map((problem) => `${id} at ${width} px: ${problem}`),
      );
      if (await barCoversTheEnd(page)) found.push(`${id} at ${width} px: the bar covers the end of the page`);
      await page.evaluate(() => window.scrollTo(0, 0));
    }
    for (const width of READING_WIDTHS) {
      await resize(page, width);
      found.push(...(await page.evaluate(textProblems)).map((problem) => `${id} at ${width} px: ${problem}`));
    }
    found.push(...problems.splice(0).map((problem) => `${id}: ${problem}`));
  }
  expect(found).toEqual([]);
}, 300_000);

test.each([375, 1280])(
  'at %i px text of twice the size loses nothing and covers nothing',
  async (width) => {
    const { page } = await site.newPage({ viewport: { width, height: 900 } });
    // The setting of a visitor's browser, which style sheet and media queries count in.
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    const found: string[] = [];
    for (const { id, path } of await samplePaths(site.origin())) {
      await page.goto(site.origin() + path, { waitUntil: 'load' });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      found.push(...(await page.evaluate(layoutProblems)).map((problem) => `${id}: ${problem}`));
    }
    expect(found).toEqual([]);
  },
  300_000,
);
