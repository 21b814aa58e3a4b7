import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { reload, settled } from '../../support/browser/arrival.ts';
import { runAxe } from '../../support/browser/axe.ts';
import { browserSite } from '../../support/browser/browser-site.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };
const CATEGORY = '/products/switches';

const site = browserSite();

const results = (page: Page) => page.getByRole('region', { name: '製品の一覧' });
const firstResult = (page: Page) => results(page).getByRole('heading', { level: 3 }).first();
const total = (page: Page) => results(page).getByRole('status');

/** Position of its lower edge in the window, in CSS pixels. */
const bottomOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().bottom);

/** Answers questions in sequence, each with the first option that has products, and waits for the results. */
async function answer(page: Page, questions: number): Promise<void> {
  const boxes = page.locator('.facet-group:not(:has(:checked)) > fieldset > ul > li:first-child > label');
  for (let count = 0; count < questions; count += 1) {
    const box = boxes.and(page.locator('label:not([data-empty])')).first();
    const left = (await box.locator('.facet-count').textContent())?.replace('件', '');
    const before = page.url();
    // Groups after the fourth are folded.
    if (!(await box.isVisible())) await box.locator('xpath=ancestor::details[1]/summary').click();
    await box.click();
    await page.waitForURL((url) => url.href !== before);
    await total(page)
      .filter({ hasText: new RegExp(`^${left}製品$`) })
      .waitFor();
  }
}

test('next to the products, four choices leave the first result in the first window', async () => {
  const { page, problems } = await site.open(CATEGORY, DESKTOP);
  await page.locator('.facet-group').nth(1).locator('label:not([data-empty])').last().click();
  await page.waitForURL(/all-products\?category=switches&/);
  await settled(page);
  await answer(page, 3);
  expect(await bottomOf(firstResult(page))).toBeLessThan(900);
  // A reload removes the progress bar of the navigation.
  await reload(page);
  expect((await runAxe(page)).violations).toEqual([]);
  expect(problems).toEqual([]);
});

test('on a phone the questions are a sheet that closes over the products that are left', async () => {
  const { page, problems } = await site.open(CATEGORY, PHONE);
  await page.getByRole('link', { name: '条件から探す' }).click();
  await page.waitForURL(/all-products/);
  const sheet = page.getByRole('form', { name: '製品の絞り込み' });
  expect(await sheet.isVisible()).toBe(false);
  const open = results(page).getByRole('button', { name: /^絞り込み/ });
  await open.click();
  await answer(page, 3);
  const left = await total(page).textContent();
  await sheet.getByRole('button', { name: `${left}を表示` }).click();
  expect(await sheet.isVisible()).toBe(false);
  expect(await bottomOf(firstResult(page))).toBeLessThan(812);
  await open.click();
  await page.keyboard.press('Escape');
  expect(await sheet.isVisible()).toBe(false);
  expect(problems).toEqual([]);
});

test('order and shape of the list have addresses, which the way back knows', async () => {
  const { page } = await site.open(`/products/all-products?category=switches`, DESKTOP);
  const models = () => results(page).getByRole('heading', { level: 3 }).allTextContents();
  const recommended = await models();
  await page.getByRole('navigation', { name: '並べ替え' }).getByRole('link', { name: '型番順' }).click();
  await page.waitForURL(/sort=model/);
  await page
    .getByRole('navigation', { name: '並べ替え' })
    .locator('[aria-current]', { hasText: '型番順' })
    .waitFor();
  expect(await models()).not.toEqual(recommended);
  await page.getByRole('navigation', { name: '表示' }).getByRole('link', { name: '表' }).click();
  await page.waitForURL(/sort=model&view=table/);
  const table = results(page).getByRole('table');
  await table.waitFor();
  const inTable = await table.getByRole('rowheader').allTextContents();
  expect(inTable).toEqual(inTable.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  expect(inTable.length).toBeGreaterThan(5);
});

test('without scripts a phone opens the sheet as well, and its button sends the choice', async () => {
  const { page } = await site.open('/products/all-products', { ...PHONE, javaScriptEnabled: false });
  await results(page)
    .getByRole('button', { name: /^絞り込み/ })
    .click();
  const sheet = page.getByRole('form', { name: '製品の絞り込み' });
  await sheet.getByRole('checkbox', { name: /^スイッチ/ }).check();
  await sheet.getByRole('button', { name: 'この条件で絞り込む' }).click();
  await page.waitForURL(/all-products\?category=switches$/);
  expect(await firstResult(page).isVisible()).toBe(true);
});

test.each(['/search?value=MA3511', '/products/all-products?category=switches&sale=current'])(
  'on a phone horizontally scrolling elements do not widen the page: %s',
  async (path) => {
    const { page } = await site.open(path, PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  },
);

/** Waits for the style sheets, which a document that is only parsed may lack. */
async function styled(page: Page): Promise<void> {
  for (const link of await page.locator('link[rel=stylesheet]').all())
    await link.evaluate(async (element: HTMLLinkElement) => {
      if (!element.sheet) await new Promise((resolve) => element.addEventListener('load', resolve));
    });
}

test('a choice moves neither the list nor its own box, and one from before hydration counts', async () => {
  const { page, problems } = await site.newPage(DESKTOP);
  let goOn: () => void = () => {};
  const ticked = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await ticked;
    await route.continue();
  });
  await page.goto(`${site.origin()}/products/all-products`, { waitUntil: 'domcontentloaded' });
  await styled(page);
  const topOf = () =>
    results(page)
      .locator('ul:has(h3)')
      .first()
      .evaluate((list) => list.getBoundingClientRect().top);
  const before = await topOf();
  const box = page.getByRole('checkbox', { name: /^スイッチ/ });
  await box.check();
  goOn();
  await page.waitForURL(/all-products\?category=switches$/);
  await results(page).getByRole('list', { name: '選択中の条件' }).waitFor();
  expect(await box.isChecked()).toBe(true);
  expect(await topOf()).toBe(before);
  const next = page.locator('.facet-group').nth(2).locator('label:not([data-empty])').first();
  await next.scrollIntoViewIfNeeded();
  const place = await next.boundingBox();
  const left = (await next.locator('.facet-count').textContent())?.replace('件', '');
  await next.click();
  await total(page)
    .filter({ hasText: new RegExp(`^${left}製品$`) })
    .waitFor();
  expect((await next.boundingBox())?.y).toBe(place?.y);
  expect(await page.getByRole('button', { name: 'この条件で絞り込む' }).count()).toBe(0);
  expect(problems).toEqual([]);
});
