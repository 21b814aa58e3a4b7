import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { browserSite } from '../../support/browser/browser-site.ts';

const PRODUCT = '/products/ms2310-24p4x_p112.html';

const { open } = browserSite();

async function onPaper(path: string): Promise<Page> {
  const { page } = await open(path);
  await page.emulateMedia({ media: 'print' });
  return page;
}

test.each([PRODUCT, '/solutions/office-wireless-lan.html', '/case-studies/wifi7ma3511', '/privacy-policy'])(
  'on paper %s has its text, and neither menus nor anything to press',
  async (path) => {
    const page = await onPaper(path);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.getByRole('banner').getByRole('img').first().isVisible()).toBe(true);
    for (const press of ['header nav', 'footer nav', 'footer ul', 'nav', 'button', 'form', 'dialog'])
      expect([press, await page.locator(`${press}:visible`).count()]).toEqual([press, 0]);
    const from = page.getByRole('contentinfo').getByText(path);
    expect(await from.isVisible()).toBe(true);
    expect(await page.getByText('Minamo Networks, Inc.').isVisible()).toBe(true);
  },
);

test('no fixed element is printed over the text of a sheet', async () => {
  const page = await onPaper(PRODUCT);
  const following = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && !element.matches('.sr-only'))
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(following).toEqual([]);
});

test('a printed table repeats its columns on every sheet, and no row, card or feature is split', async () => {
  const page = await onPaper(PRODUCT);
  const heads = await page
    .locator('main thead:visible')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).display));
  expect(heads.length).toBeGreaterThan(0);
  expect(new Set(heads)).toEqual(new Set(['table-header-group']));
  const torn = await page.evaluate(
    () =>
      [...document.querySelectorAll('main tr, main li, main figure')]
        .filter((element) => element.checkVisibility())
        .filter((element) => getComputedStyle(element).breakInside !== 'avoid').length,
  );
  expect(torn).toBe(0);
  const lonely = await page
    .locator('main section h2')
    .evaluateAll(
      (titles) =>
        titles
          .filter((title) => title.checkVisibility() && title.parentElement?.parentElement !== null)
          .filter((title) => getComputedStyle(title).breakAfter !== 'avoid').length,
    );
  expect(lonely).toBe(0);
});

test('light text on navy is printed dark', async () => {
  const page = await onPaper('/solutions/office-wireless-lan.html');
  const faint = await page.evaluate(() => {
    const dark = (color: string) =>
      (color.match(/\d+/g) ?? []).slice(0, 3).every((part) => Number(part) < 140);
    return [...document.querySelectorAll('.bg-navy, .bg-navy *')]
      .filter(
        (element) => element.checkVisibility() && element.textContent?.trim() && !element.closest('svg'),
      )
      .filter((element) => !dark(getComputedStyle(element).color))
      .map((element) => element.outerHTML.slice(0, 100));
  });
  expect(faint).toEqual([]);
});

test.each(['/products/wireless/indoor_21', '/products/switches/access-l2_12'])(
  'on a sheet of A4 the comparison of %s has all its columns',
  async (path) => {
    const page = await onPaper(path);
    // Width of the sheet without its margins: 182 mm.
    await page.setViewportSize({ width: 688, height: 980 });
    const beyond = await page.locator('main table').evaluateAll((tables) =>
      tables.flatMap((table) => {
        const edge = table.closest('section')?.getBoundingClientRect().right ?? 0;
        return [...table.querySelectorAll('th, td')]
          .filter((cell) => cell.getBoundingClientRect().right > Math.min(edge, window.innerWidth) + 1)
          .map((cell) => cell.textContent);
      }),
    );
    expect(beyond).toEqual([]);
  },
);

/** Table cells, terms and descriptions that extend beyond the sheet. */
async function cutOff(page: Page): Promise<(string | null)[]> {
  return page.locator('main :is(th, td, dt, dd)').evaluateAll((cells) =>
    cells
      .filter((cell) => cell.checkVisibility() && !cell.closest('.sr-only'))
      .filter((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return left < -1 || right > window.innerWidth + 1;
      })
      .map((cell) => cell.textContent),
  );
}

// Sheets without margins, in px at 96 dpi: 182 × 269 mm portrait, 277 × 190 mm landscape.
const UPRIGHT = { width: 688, height: 1016 };
const ACROSS = { width: 1046, height: 718 };

test.each([
  '/tools/poe?device=AP&class=4&count=12&length=50',
  '/tools/wireless?room=%E5%9F%B7%E5%8B%99%E5%AE%A4&area=300&people=60',
  '/tools/wan?site=%E5%BA%97%E8%88%97&sites=10&users=20&line=pppoe&speed=1000',
  '/tools/optics?kind=gpon&km=5&first=8&second=4',
  '/tools/power?items=112x2,203x12',
])('the printed answer of %s has its formulas and sources, and no part is cut off', async (path) => {
  const page = await onPaper(path);
  await page.setViewportSize(UPRIGHT);
  const answer = page.getByRole('heading', { name: '計算式と出典' });
  expect(await answer.isVisible()).toBe(true);
  const sources = answer.locator('xpath=following-sibling::dl').locator('dd p:last-child');
  expect(await sources.count()).toBeGreaterThan(0);
  expect((await sources.allTextContents()).every((text) => text.trim() !== '')).toBe(true);
  expect(await page.locator('main button:visible').count()).toBe(0);
  expect(await cutOff(page)).toEqual([]);
});

test('a comparison printed in landscape has all its models and no controls', async () => {
  const page = await onPaper('/products/compare?ids=203,205');
  await page.setViewportSize(ACROSS);
  expect(await page.locator('.compared-table').count()).toBeGreaterThan(0);
  expect(await page.locator('main :is(button, input):visible').count()).toBe(0);
  expect(await cutOff(page)).toEqual([]);
});

test('on paper a list has its products and numbers, and none of its tools', async () => {
  const page = await onPaper('/products/list?items=112x2');
  await page.setViewportSize(UPRIGHT);
  expect(await page.locator('main').getByText('MS2310-24P4X').first().isVisible()).toBe(true);
  expect(
    await page
      .locator('main button:not(.sr-only):visible')
      .evaluateAll((all) => all.map((one) => one.outerHTML)),
  ).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
});
