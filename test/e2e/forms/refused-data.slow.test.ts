import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { FETCH_DELAY_MS, TOAST_MS } from '../../../shared/constants.ts';
import { follow, pass, timedSite } from '../../support/sites/timed-site.ts';

const site = timedSite();
const MESSAGE = 'ただいまご案内できません。';

const toast = (page: Page) => page.getByRole('alert').getByText(MESSAGE, { exact: true });

/** Makes the API answer these calls with HTTP 200 and an error code in the envelope. */
const refuse = (page: Page, calls: string, code = 500) =>
  page.route(calls, (route) => route.fulfill({ json: { code, message: MESSAGE, data: null } }));

test("a menu whose list is rejected shows the server's message for five seconds, and keeps its links", async () => {
  const { page, problems } = await site.open('/news');
  await refuse(page, '**/api/case/pageList*');
  await page.getByRole('button', { name: '導入事例' }).click();
  await toast(page).waitFor();
  const wayOn = page
    .getByRole('navigation', { name: 'メインメニュー' })
    .getByRole('link', { name: '導入事例の一覧' });
  expect(await wayOn.count()).toBe(1);
  await pass(page, TOAST_MS - 1);
  expect(await toast(page).count()).toBe(1);
  await pass(page, 1);
  await toast(page).waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('a page whose main data is rejected shows the message next to its error page', async () => {
  const { page } = await site.open('/news');
  await refuse(page, '**/api/company/info');
  await follow(page, '/company/profile');
  await page.getByRole('heading', { level: 1, name: 'ページを表示できません' }).waitFor();
  await toast(page).waitFor();
});

test('unknown records have the not-found page, without a toast', async () => {
  const { page } = await site.open('/news');
  await refuse(page, '**/api/company/info', 404);
  await follow(page, '/company/profile');
  await page.getByRole('heading', { level: 1, name: 'お探しのページは見つかりませんでした' }).waitFor();
  expect(await toast(page).count()).toBe(0);
});

test('refused suggestions only empty the list', async () => {
  const { page } = await site.open('/news');
  const search = page.getByRole('search', { name: 'サイト内検索' });
  await search.getByRole('button', { name: '検索' }).click();
  const box = search.getByRole('combobox', { name: 'サイト内検索' });
  await box.fill('MA');
  await pass(page, FETCH_DELAY_MS);
  await search.getByRole('option').first().waitFor();
  await refuse(page, '**/api/goods/listSuggestGoodsModel*');
  await box.fill('MA3');
  await pass(page, FETCH_DELAY_MS);
  await search.getByRole('option').first().waitFor({ state: 'detached' });
  expect(await toast(page).count()).toBe(0);
});
