import { expect, test } from '@jest/globals';
import { visit } from '../../support/browser/arrival.ts';
import { runAxe } from '../../support/browser/axe.ts';
import { browserSite } from '../../support/browser/browser-site.ts';

const site = browserSite();

test('partners are found by name and on the map, and going back restores the choice', async () => {
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

test("a partner's name and telephone are three clicks away from the home page", async () => {
  const { page, problems } = await site.newPage({ viewport: { width: 1440, height: 900 } });
  await visit(page, `${site.origin()}/`);
  await page.getByRole('banner').getByRole('link', { name: 'パートナー', exact: true }).click();
  const form = page.getByRole('form', { name: 'パートナーを探す' });
  await form.getByRole('combobox', { name: '都道府県' }).selectOption('北海道');
  await form.getByRole('button', { name: 'パートナーを探す' }).click();
  const card = page.getByRole('article').first();
  await card.getByRole('heading', { name: 'みずなら情報システム株式会社' }).waitFor();
  expect(await card.getByRole('link', { name: '011-000-0201' }).getAttribute('href')).toBe('tel:0110000201');
  // The progress bar of the navigation that has just ended does not belong to the page.
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  expect((await runAxe(page)).violations).toEqual([]);

  await card.getByRole('link', { name: 'この会社に見積もりを依頼' }).click();
  await page.waitForURL('**/get-price?**');
  const content = page.locator('main form [name="content"]');
  await content.waitFor();
  expect(await content.inputValue()).toBe('見積もりの依頼先:みずなら情報システム株式会社(北海道)');
  expect(problems).toEqual([]);
});

test.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s the application is folded up until a link or a hand opens it', async (_mode, javaScriptEnabled) => {
  const { page, problems } = await site.newPage({ javaScriptEnabled });
  const url = `${site.origin()}/partners`;
  // With script, waits for hydration: if it came after the form was folded up by hand, it would open the form
  // because of the address.
  await (javaScriptEnabled ? visit(page, url) : page.goto(url));
  const form = page.getByRole('form', { name: 'パートナーのお申し込み' });
  expect(await form.isVisible()).toBe(false);
  await page.getByRole('link', { name: 'お申し込みフォーム' }).click();
  await form.waitFor();
  await page.locator('summary').filter({ hasText: 'お申し込みフォーム' }).click();
  await form.waitFor({ state: 'hidden' });

  await page.goto('about:blank');
  await page.goto(`${site.origin()}/partners#apply`);
  await form.waitFor();
  expect(problems.filter((problem) => javaScriptEnabled || !problem.endsWith('.js csp'))).toEqual([]);
});
