import { expect, test } from '@jest/globals';
import { hydrated } from '../../support/browser/arrival.ts';
import { browserSite } from '../../support/browser/browser-site.ts';

const site = browserSite();

test('the screens stay when the page comes to life, and come along to the next page', async () => {
  const { page, problems } = await site.open('/products/cloud');
  await hydrated(page);
  const sites = page.getByRole('figure', { name: '画面例:拠点' });
  expect(await sites.isVisible()).toBe(true);
  await page.getByRole('link', { name: 'MC-VM', exact: false }).first().click();
  await page.getByRole('heading', { level: 1, name: /MC-VM/ }).waitFor();
  await page.getByRole('figure', { name: '画面例:スイッチ' }).waitFor();
  await page.getByRole('link', { name: '拠点の一覧' }).click();
  await page.getByRole('heading', { level: 1, name: '管理画面の例' }).waitFor();
  await sites.waitFor();
  expect(problems).toEqual([]);
});

test('a table that is wider than a phone scrolls by itself, and its first column stays', async () => {
  const { page } = await site.open('/products/cloud/screens', { viewport: { width: 375, height: 812 } });
  const table = page.getByRole('region', { name: '拠点の状態' });
  const name = table.getByRole('rowheader').first();
  const before = await name.boundingBox();
  await table.evaluate((region) => region.scrollTo({ left: region.scrollWidth }));
  expect((await name.boundingBox())?.x).toBe(before?.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});
