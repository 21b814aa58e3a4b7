import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { visit } from '../../support/browser/arrival.ts';
import { browserSite } from '../../support/browser/browser-site.ts';

const site = browserSite();
const { open } = site;

/**
 * Marks the document. Returns a function that tests whether the page still shows this document rather than a
 * new one.
 */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    (window as unknown as { sameDocument: boolean }).sameDocument = true;
  });
  return () => page.evaluate(() => (window as unknown as { sameDocument?: boolean }).sameDocument === true);
}

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
  ['/presales?backUrl=%2Fproducts', '/sales?backUrl=%2Fproducts'],
  ['/solutions/detail2', '/solutions/hotel-apartment-network.html'],
  ['/products/info?productId=203', '/products/ma3511_p203.html'],
  ['/products/old-name_p112.html', '/products/ms2310-24p4x_p112.html'],
  ['/company/leaderSmessage/', '/company/leader'],
])('a link to the old address %s lands at %s without a reload', async (old, target) => {
  const { page, problems } = await open('/news/20261118-holiday_240.html');
  const isSameDocument = await markDocument(page);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = '古い住所へのリンク';
    document.querySelector('.prose')?.append(link);
  }, old);
  await page.getByRole('link', { name: '古い住所へのリンク' }).click();
  await page.waitForURL(site.origin() + target);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.getByText('お探しのページは見つかりませんでした').count()).toBe(0);
  expect(await isSameDocument()).toBe(true);
  expect(problems).toEqual([]);
});

test.each(['/service/info', '/service%0Ainfo'])(
  'a link to %s shows the not-found page inside the site, and back returns',
  async (nowhere) => {
    const { page } = await open('/news/20261118-holiday_240.html');
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = '閉じたページ';
      document.querySelector('.prose')?.append(link);
    }, nowhere);
    await page.getByRole('link', { name: '閉じたページ' }).click();
    await page.getByRole('heading', { level: 1, name: 'お探しのページは見つかりませんでした' }).waitFor();
    await page.getByRole('heading', { name: 'おすすめ製品' }).waitFor();
    expect(await page.getByRole('banner').count()).toBe(1);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /年末年始/ }).waitFor();
  },
);

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
