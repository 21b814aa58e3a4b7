import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { reload, visit } from '../../support/browser/arrival.ts';
import { runAxe } from '../../support/browser/axe.ts';
import { bytesOf } from '../../support/browser/browser.ts';
import { browserSite } from '../../support/browser/browser-site.ts';
import { layoutProblems } from '../../support/browser/layout-problems.ts';
import { askWithTextOfSize } from '../../support/browser/page-walk.ts';

const site = browserSite();
const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 375, height: 812 } };
const WITHOUT_SCRIPT = { javaScriptEnabled: false };

const tray = (page: Page) => page.getByRole('region', { name: '比較する機種' });
const ticked = (page: Page) => page.getByRole('checkbox', { name: /を比較に追加$/, checked: true });
/** Until the first click it is the link that works without script. */
const tick = (page: Page, model: string) =>
  page.locator(`a.compare-tick[aria-label="${model}を比較に追加"]`).first();
const texts = (cells: Locator) => cells.allInnerTexts();

test('three access points are compared five clicks from home, and stay ticked on other pages', async () => {
  const { page, problems } = await site.open('/', DESK);
  await page.getByRole('main').locator('a[href="/products/wireless"]').first().click();
  await page.waitForURL('**/products/wireless');
  for (const model of ['MA3511', 'MA3541', 'MA3721']) await tick(page, model).click();
  await tray(page).getByRole('link', { name: '比較する(3)' }).click();
  await page.waitForURL('**/products/compare?ids=*');
  await page.getByRole('columnheader', { name: 'MA3721' }).waitFor();
  expect(await page.title()).toMatch(/^MA3511、MA3721、MA3541の比較/);
  expect(await tray(page).count()).toBe(0);

  await page.goBack();
  await page.waitForURL('**/products/wireless');
  await ticked(page).nth(2).waitFor();
  await reload(page);
  await tray(page).getByText('MA3541').waitFor();
  expect(await ticked(page).count()).toBe(3);
  expect(problems).toEqual([]);
});

test('a tick is pressed by keyboard, spoken, and a fifth is refused in words', async () => {
  const { page } = await site.open('/products/switches', DESK);
  const ticks = page.locator('a.compare-tick');
  await ticks.first().focus();
  const first = page.getByRole('checkbox', { name: /を比較に追加$/ }).first();
  await first.waitFor();
  await page.keyboard.press('Space');
  await page.getByRole('status').filter({ hasText: 'を比較に追加しました(1機種)。' }).waitFor();
  expect(await first.getAttribute('aria-checked')).toBe('true');
  for (const at of [1, 2, 3]) await ticks.nth(at).click();
  await tray(page).getByRole('link', { name: '比較する(4)' }).waitFor();
  await ticks.nth(4).click();
  await tray(page).getByText('比較できるのは4機種までです。').waitFor();
  expect(await ticked(page).count()).toBe(4);
  const { violations } = await runAxe(page);
  expect(violations).toEqual([]);
  await page.keyboard.press('Space');
  await first.press('Enter');
  await page.getByRole('status').filter({ hasText: 'を比較から外しました。' }).waitFor();
  expect(await ticked(page).count()).toBe(3);
});

test('foreign data in the storage of the choice does no harm', async () => {
  const { page, problems } = await site.open('/products/wireless', DESK);
  await page.evaluate(() => sessionStorage.setItem('compare', '203,x,-1,203,999999,205,209,204,201'));
  await reload(page);
  // One of the four stored ids is no product, and is removed.
  await tray(page).getByRole('link', { name: '比較する(3)' }).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('compare'))).toBe('203,205,209');
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('the differences come first, all rows are one press away, and a model can be taken out and put in', async () => {
  const { page, problems } = await site.open('/products/compare?ids=203,205', DESK);
  const rows = page.locator('main tbody tr');
  const different = await rows.count();
  await page.getByRole('link', { name: /^すべて.*件/ }).click();
  await page.waitForURL('**rows=all');
  await page.getByRole('rowheader', { name: /製品保証/ }).waitFor();
  expect(await rows.count()).toBeGreaterThan(different);
  await page.getByRole('combobox', { name: '比べる機種を追加' }).selectOption('209');
  await page.getByRole('button', { name: '追加する' }).click();
  await page.getByRole('columnheader', { name: 'MA3541' }).waitFor();
  await page.getByRole('link', { name: 'MA3511を比較から外す' }).click();
  await page.getByRole('columnheader', { name: 'MA3511' }).waitFor({ state: 'detached' });
  expect(await texts(page.locator('main thead th'))).toEqual(['項目', 'MA3721', 'MA3541']);
  expect(problems).toEqual([]);
});

test('the file is saved from the page', async () => {
  const { page } = await site.open('/products/compare?ids=203,205', DESK);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSVで保存' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('comparison-203-205.csv');
  const bytes = await bytesOf(download);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString('utf8')).toContain('"MA3511","MA3721"');
});

test.each([true, false])(
  'on a phone, script %s, two of four models are shown, those that are chosen',
  async (javaScriptEnabled) => {
    const { page } = await site.open('/products/compare?ids=203,205,209,112', {
      ...PHONE,
      javaScriptEnabled,
    });
    const heads = page.locator('main thead th[data-column]:visible');
    expect(await texts(heads)).toEqual(['MS2310-24P4X', 'MA3511']);
    const second = page.getByRole('group', { name: '2つ目に表示' });
    await second.getByRole('radio', { name: 'MA3541' }).check();
    expect(await texts(heads)).toEqual(['MS2310-24P4X', 'MA3541']);
    const values = page.locator('main tbody tr:has(td)').first().locator('td:visible');
    expect(await values.count()).toBe(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    if (!javaScriptEnabled) return;
    expect((await runAxe(page)).violations).toEqual([]);
    expect(await askWithTextOfSize(page, 32, layoutProblems)).toEqual([]);
  },
);

test('without script a tick leads to the comparison, where the next model is added', async () => {
  const { page } = await site.open('/products/ma3511_p203.html', WITHOUT_SCRIPT);
  await tick(page, 'MA3511').click();
  await page.waitForURL('**/products/compare?ids=203');
  expect(await page.getByRole('main').innerText()).toContain('もう1機種を選ぶと');
  await page.getByRole('combobox', { name: '比べる機種を追加' }).selectOption('205');
  await page.getByRole('button', { name: '追加する' }).click();
  await page.waitForURL('**ids=203&ids=205');
  expect(await texts(page.locator('main thead th'))).toEqual(['項目', 'MA3511', 'MA3721']);
});

test('a product at its end is compared with its successor in one click', async () => {
  const { page } = await site.open('/products/ms2300-24p4s_p119.html', DESK);
  await page.getByRole('link', { name: '後継機と仕様を比べる' }).click();
  await page.waitForURL('**/products/compare?ids=119,112');
  await page.getByRole('columnheader', { name: 'MS2310-24P4X' }).waitFor();
  expect(await texts(page.locator('main thead th'))).toEqual(['項目', 'MS2300-24P4S', 'MS2310-24P4X']);
});

test('search results have their tick, and the compared models one wide sheet', async () => {
  const { page } = await site.newPage(DESK);
  await visit(page, `${site.origin()}/search?value=MA3511`);
  await tick(page, 'MA3511').click();
  await tray(page).getByText('MA3511').waitFor();
  await visit(page, `${site.origin()}/products/compare?ids=203,205,209,112`);
  expect((await runAxe(page)).violations).toEqual([]);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const boxes = [...pdf.toString('latin1').matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(boxes.length).toBeGreaterThan(0);
  for (const [, width, height] of boxes) expect(Number(width)).toBeGreaterThan(Number(height));
});
