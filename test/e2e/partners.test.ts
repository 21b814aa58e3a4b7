import { expect, test } from '@jest/globals';
import { visit } from '../support/arrival.ts';
import { browserSite } from '../support/browser-site.ts';

const site = browserSite();

test('partners are found by name and on the map, and going back restores what was chosen', async () => {
  const { page, problems } = await site.newPage({ viewport: { width: 1440, height: 900 } });
  await visit(page, `${site.origin()}/partners`);
  const form = page.getByRole('form', { name: 'パートナーを探す' });
  const prefecture = form.getByRole('combobox', { name: '都道府県' });
  await prefecture.selectOption('北海道');
  await form.getByRole('button', { name: 'パートナーを探す' }).click();
  await page.getByRole('status').filter({ hasText: '北海道のパートナー:2社' }).waitFor();
  expect(await page.getByRole('article').count()).toBe(2);

  const map = page.getByRole('navigation', { name: '地図から選ぶ' });
  await map.getByRole('link').filter({ hasText: '大阪府' }).click();
  await page.getByRole('status').filter({ hasText: '大阪府のパートナー' }).waitFor();
  expect(await prefecture.inputValue()).toBe('大阪府');
  expect(await map.locator('[aria-current=true]').textContent()).toContain('大阪府');

  await page.goBack();
  await page.getByRole('status').filter({ hasText: '北海道のパートナー:2社' }).waitFor();
  expect(await prefecture.inputValue()).toBe('北海道');
  await page.getByRole('link', { name: '条件を解除' }).click();
  await page.waitForURL(`${site.origin()}/partners`);
  await page.getByText('都道府県をお選びください。').waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('on a phone the list of prefectures is the way in, and the page fits', async () => {
  const { page, problems } = await site.newPage({ viewport: { width: 375, height: 812 } });
  await visit(page, `${site.origin()}/partners?prefecture=${encodeURIComponent('沖縄県')}`);
  expect(await page.getByRole('navigation', { name: '地図から選ぶ' }).isVisible()).toBe(false);
  const form = page.getByRole('form', { name: 'パートナーを探す' });
  expect(await form.getByRole('combobox', { name: '都道府県' }).inputValue()).toBe('沖縄県');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  expect(problems).toEqual([]);
});
