import { expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { arriveBy, reload } from '../../support/browser/arrival.ts';
import { runAxe } from '../../support/browser/axe.ts';
import {
  CONFIRM,
  fillIn,
  formHydrated,
  SEND,
  toConfirm,
  toReceipt,
} from '../../support/requests/form-visits.ts';
import { badge, controls, keep, LIST } from '../../support/selection.ts';
import { storingSite } from '../../support/sites/storing-site.ts';
import { until } from '../../support/until.ts';

const site = storingSite();
const { open, newPage } = site;

const PERSON = {
  familyName: '湊',
  givenName: '太郎',
  mailbox: 'taro@example.co.jp',
  phone: '03-0000-0101',
  privacyConsent: 'on',
};
const ADDRESS = { postalCode: '100-0001', prefecture: '東京都', city: '千代田区', street: '千代田1-1' };

test('a list reaches a partner: chosen nearby, its quotation form holds the products and shows them', async () => {
  const { page, problems } = await open(`${LIST}?items=203x2,112x30`);
  await page.getByRole('link', { name: 'パートナーに依頼' }).click();
  const finder = page.getByRole('main').getByRole('combobox', { name: '都道府県' }).first();
  await finder.selectOption('大阪府');
  await page.getByRole('button', { name: 'パートナーを探す' }).click();
  const ask = page
    .getByRole('main')
    .getByRole('link', { name: /^この会社に見積もりを依頼/ })
    .first();
  await ask.click();
  const summary = page.getByRole('region', { name: 'リストから引き継いだ製品' });
  await summary.waitFor();
  await formHydrated(page);
  expect(await controls(page, 'goods')).toEqual(['MA3511', 'MS2310-24P4X']);
  expect(await controls(page, 'quantity')).toEqual(['2', '30']);
  expect(await summary.getByRole('listitem').count()).toBe(2);
  expect(await summary.innerText()).toContain('2製品、合計32台');
  expect(await summary.getByRole('link', { name: 'MA3511' }).getAttribute('href')).toMatch(/_p203\.html$/);
  // The progress bar of the navigation belongs to no part of the page.
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  expect((await runAxe(page)).violations).toEqual([]);
  expect(problems).toEqual([]);
});

test('a form that was opened with unknown products shows no list of them', async () => {
  const { page, problems } = await open('/get-price?items=99999x1');
  await formHydrated(page);
  expect(await page.getByRole('region', { name: 'リストから引き継いだ製品' }).count()).toBe(0);
  expect(await controls(page, 'goods')).toEqual(['']);
  expect(problems).toEqual([]);
});

test('from the home page to a quotation of three products in eight clicks, without typing a model', async () => {
  const corporateName = '㈱検討リスト';
  const { page, problems } = await open('/');
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await click(page.getByRole('contentinfo').getByRole('link', { name: 'すべての製品' }));
  await page.getByRole('heading', { level: 1, name: 'すべての製品' }).waitFor();
  const adds = page.getByRole('main').getByRole('link', { name: /をリストに追加$/ });
  await adds.first().waitFor();
  const names: string[] = [];
  for (const at of [0, 1, 2]) {
    const name = (await adds.nth(at).getAttribute('aria-label')) ?? '';
    names.push(name.replace('をリストに追加', ''));
    await click(adds.nth(at));
    await page.getByText(`${name}しました。`).waitFor();
  }
  await click(badge(page));
  await click(page.getByRole('link', { name: 'この内容で見積もりを依頼' }));
  await page.waitForURL('**/get-price?items=**');
  await formHydrated(page);
  expect(clicks).toBeLessThanOrEqual(8);
  expect(await controls(page, 'goods')).toEqual(names);
  expect(await page.getByRole('navigation', { name: 'お問い合わせとカタログ請求' }).count()).toBe(0);

  await page.getByLabel('台数(2行目)').fill('１０');
  await page.getByRole('button', { name: '行を追加' }).click();
  await page.getByLabel('製品(4行目)').fill('消すもの');
  await page.getByRole('button', { name: '4行目を外す' }).click();
  await page.getByRole('button', { name: '行を追加' }).click();
  await page.getByLabel('台数(4行目)').fill('2');
  await fillIn(page, { ...PERSON, corporateName });
  await page.getByRole('button', { name: CONFIRM }).click();
  await page.getByRole('link', { name: '4行目の製品を入力してください。' }).waitFor();
  await page.getByLabel('製品(4行目)').fill('取付金具');
  expect((await runAxe(page)).violations).toEqual([]);
  await reload(page);
  await formHydrated(page);
  expect(await controls(page, 'goods')).toEqual([...names, '取付金具']);
  await toConfirm(page);
  const confirm = page.getByRole('main');
  expect(await confirm.innerText()).toContain(`${names[1]} × １０台`);
  expect(await confirm.getByText(/^任意の項目 \d+件は未入力です。$/).count()).toBe(1);
  expect(await confirm.getByText('ご予算').count()).toBe(0);
  expect(await page.getByRole('navigation', { name: 'お問い合わせとカタログ請求' }).count()).toBe(0);
  await page.getByRole('button', { name: '修正する' }).click();
  await formHydrated(page);
  expect(await controls(page, 'quantity')).toEqual(['1', '１０', '1', '2']);
  await toConfirm(page);
  await page.getByRole('button', { name: SEND }).click();
  await toReceipt(page);
  const [stored] = await site.storedOf(corporateName);
  expect(stored?.typed).toMatchObject({
    goods: `${names[0]}×1台、${names[1]}×10台、${names[2]}×1台、取付金具×2台`,
    quantity: '14',
  });
  expect(problems).toEqual([]);
});

test('without JavaScript a form has any number of rows, and preserves the input', async () => {
  const corporateName = '㈱行を追加';
  const { page } = await open('/service/warranty-check/report?items=203x2,112x1', {
    javaScriptEnabled: false,
  });
  expect(await controls(page, 'goods')).toEqual(['MA3511', 'MS2310-24P4X']);
  await fillIn(page, {
    ...PERSON,
    ...ADDRESS,
    serialNumber: 'MN26010A0417',
    deliveredOn: '2025-11-01',
    corporateName,
  });
  await arriveBy(page, () => page.getByRole('button', { name: '行を追加' }).click());
  await page.getByLabel('製品(3行目)').fill('MR2400');
  await arriveBy(page, () => page.getByRole('button', { name: '2行目を外す' }).click());
  expect(await controls(page, 'goods')).toEqual(['MA3511', 'MR2400']);
  await page.getByLabel('製品(2行目)').press('Enter');
  await page.getByRole('heading', { level: 1, name: '入力内容の確認' }).waitFor();
  await page.getByRole('button', { name: SEND }).click();
  await toReceipt(page);
  const [stored] = await site.storedOf(corporateName);
  expect(stored?.typed).toMatchObject({ goods: 'MA3511×2台、MR2400' });
});

test("a form imports this browser's list on request, and suggests models and part numbers", async () => {
  const { page, problems } = await newPage();
  await keep(page, [
    { id: 203, quantity: 2 },
    { id: 112, quantity: 1 },
  ]);
  await page.goto(`${site.origin()}/sales?goods=MA3511`);
  await formHydrated(page);
  await page.getByRole('button', { name: '検討リストから入れる' }).click();
  await page.getByLabel('製品(2行目)').waitFor();
  expect(await controls(page, 'goods')).toEqual(['MA3511', 'MS2310-24P4X']);
  await until('suggestions', async () => (await page.locator('datalist option').count()) > 20);
  expect(problems).toEqual([]);
});
