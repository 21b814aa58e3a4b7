import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { browserSite } from '../support/browser-site.ts';
import { groundProblems } from '../support/ground-problems.ts';
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
    found.push(...(await page.evaluate(groundProblems)).map((problem) => `${id}: ${problem}`));
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

test.each([768, 1440])(
  'at %i px date and category of a news item stand on the first line of its title',
  async (width) => {
    const { page } = await site.open('/news', { viewport: { width, height: 900 } });
    const apart = await page.locator('main li:has(> p > time)').evaluateAll((items) => {
      const firstLine = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { top, height } = range.getClientRects()[0] ?? new DOMRect();
        return top + height / 2;
      };
      return items.map((item) => {
        const [day, title] = [item.querySelector('time'), item.querySelector('h3 a')];
        return day && title ? Math.abs(firstLine(day) - firstLine(title)) : Number.NaN;
      });
    });
    expect(apart.length).toBeGreaterThan(5);
    expect(apart.filter((distance) => !(distance < 6))).toEqual([]);
  },
);

test('what stays in view of a comparison goes below the bar at the end of the window', async () => {
  const { page } = await site.open('/products/switches', { viewport: { width: 375, height: 812 } });
  const table = page.getByRole('table').first();
  await page.locator('summary').filter({ hasText: '仕様を比べる' }).first().click();
  const corner = table.locator('th').first();
  await corner.waitFor();
  const bar = page.getByRole('navigation', { name: 'お問い合わせとカタログ請求' });
  const onTop = await corner.evaluate((cell, name) => {
    const end = document.querySelector(`nav[aria-label="${name}"]`);
    const box = () => cell.getBoundingClientRect();
    window.scrollBy({ top: box().top - (end?.getBoundingClientRect().top ?? 0) - 8, behavior: 'instant' });
    return document
      .elementFromPoint(box().left + 20, (end?.getBoundingClientRect().top ?? 0) + 12)
      ?.closest('nav, table')?.tagName;
  }, 'お問い合わせとカタログ請求');
  expect(await bar.isVisible()).toBe(true);
  expect(onTop).toBe('NAV');
});

test.each([375, 1440])('at %i px the buttons of an enlarged picture stay where they are', async (width) => {
  const { page } = await site.open('/products/ms2310-24p4x_p112.html', { viewport: { width, height: 900 } });
  await page.getByRole('main').getByRole('link', { name: /拡大/ }).click();
  const next = page.getByRole('dialog').getByRole('button', { name: '次の画像' });
  const places: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    await page
      .getByRole('dialog')
      .locator('img')
      .evaluate((picture: HTMLImageElement) => picture.decode());
    const { x, y } = (await next.boundingBox()) ?? { x: -1, y: -1 };
    places.push(`${Math.round(x)} ${Math.round(y)}`);
    await next.click();
  }
  expect(new Set(places).size).toBe(1);
});

test('on a phone a search for downloads leads to what it found', async () => {
  const { page } = await site.open('/downloads', { viewport: { width: 375, height: 812 } });
  const form = page.getByRole('form', { name: '資料の絞り込み' });
  await form.getByRole('searchbox').fill('MA3511');
  await form.getByRole('button', { name: '絞り込む' }).click();
  await page.waitForURL('**/downloads?*');
  const heading = page.getByRole('main').locator('h2:focus');
  await heading.waitFor();
  expect((await heading.boundingBox())?.y).toBeLessThan(200);
});
