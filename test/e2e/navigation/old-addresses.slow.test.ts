import { expect, test } from '@jest/globals';
import { markDocument } from '../../support/browser/arrival.ts';
import { browserSite } from '../../support/browser/browser-site.ts';

const site = browserSite();
const { open } = site;

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
