import { expect, test } from '@jest/globals';
import { markDocument, visit } from '../../support/browser/arrival.ts';
import { browserSite } from '../../support/browser/browser-site.ts';

const site = browserSite();
const { open } = site;

test('from home through the mega menu to a product and back, without a reload or an error', async () => {
  const { page, problems } = await open('/');
  const isSameDocument = await markDocument(page);
  const menu = page.getByRole('navigation', { name: /メイン|グローバル/ });
  await menu.getByRole('button', { name: '製品情報' }).click();
  await menu.getByRole('link', { name: 'アクセススイッチ(L2)' }).click();
  await page.waitForURL('**/products/switches/access-l2_12');
  await page.getByRole('heading', { level: 1, name: /アクセススイッチ/ }).waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: /MS2310-24P4X/ })
    .first()
    .click();
  await page.waitForURL('**/products/ms2310-24p4x_p112.html');
  await page.getByRole('heading', { level: 1, name: /MS2310-24P4X/ }).waitFor();
  expect(await page.title()).toContain('MS2310-24P4X');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /アクセススイッチ/ }).waitFor();
  await page.goBack();
  await page.waitForURL(`${site.origin()}/`);
  expect(await isSameDocument()).toBe(true);
  expect(problems).toEqual([]);
});

test.each([
  '/no-such-page',
  // Line breaks: the router's catch-all does not match them.
  '/no-such%0Apage',
  '/no%E2%80%A8such/page',
])('the unknown address %s is a 404 that hydrates without an error of its own', async (path) => {
  const { page, problems } = await open(path);
  await page.getByRole('heading', { level: 1, name: 'お探しのページは見つかりませんでした' }).waitFor();
  expect(await page.title()).toContain('お探しのページは見つかりませんでした');
  expect(page.url()).toBe(site.origin() + path);
  // The browser itself logs the document's status.
  expect(problems.filter((problem) => !problem.includes('404 (Not Found)'))).toEqual([]);
});

test('the mobile menu leads to a category', async () => {
  const { page, problems } = await open('/', { viewport: { width: 375, height: 812 }, hasTouch: true });
  await page.getByRole('button', { name: 'メニュー' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: /製品情報/ }).click();
  await menu
    .getByRole('link', { name: /ルーター/ })
    .or(menu.getByRole('button', { name: /ルーター/ }))
    .first()
    .click();
  if ((await page.url()) === `${site.origin()}/`)
    await menu
      .getByRole('link', { name: /ルーター/ })
      .first()
      .click();
  await page.waitForURL('**/products/routers');
  await menu.waitFor({ state: 'hidden' });
  expect(problems).toEqual([]);
});

test('the layout does not move while home and a product page arrive', async () => {
  for (const path of ['/', '/products/ma3511_p203.html']) {
    for (const width of [375, 1440]) {
      const watched = await site.newPage({ viewport: { width, height: 900 } });
      await watched.page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput) shifts.push(entry.value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await visit(watched.page, site.origin() + path);
      const shifts = await watched.page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      const total = shifts.reduce((sum, value) => sum + value, 0);
      expect({ path, width, moved: total > 0.02 }).toEqual({ path, width, moved: false });
    }
  }
});

test('without JavaScript the facts are readable and the links lead on', async () => {
  const { page } = await open('/products/ms2310-24p4x_p112.html', { javaScriptEnabled: false });
  await page.getByRole('heading', { level: 1, name: /MS2310-24P4X/ }).waitFor();
  expect(await page.getByRole('row', { name: /PoE給電容量/ }).innerText()).toContain('370');
  expect(await page.getByRole('heading', { name: '導入事例' }).isVisible()).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: '製品情報' }).first().click();
  await page.waitForURL('**/products');
  expect(
    await page
      .getByRole('main')
      .getByRole('link', { name: /スイッチ/ })
      .count(),
  ).toBeGreaterThan(0);
});
