import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { FORM_JOURNEYS, type FormJourney } from '../../fixtures/form-journeys.ts';
import { settled } from '../../support/browser/arrival.ts';
import {
  CONFIRM,
  control,
  fillIn,
  formVisits,
  SEND,
  toConfirm,
  toReceipt,
} from '../../support/requests/form-visits.ts';
import { storingSite } from '../../support/sites/storing-site.ts';
import { until } from '../../support/until.ts';

const site = storingSite();
const { storedOf } = site;
const { open, visit } = formVisits(site);
const SUBMIT_API = '**/api/consult/addSqNew';
const SALES = FORM_JOURNEYS.find(({ path: at }) => at === '/sales') as FormJourney;

test('nothing typed is lost: on reload, on another page, on the way back from 確認 and by 修正する', async () => {
  const { page, problems } = await open('/sales');
  await fillIn(page, { ...SALES.fields, corporateName: '㈱残る' });
  const holds = async () => {
    await until(
      'the form is filled in again',
      async () => (await control(page, 'corporateName').inputValue()) === '㈱残る',
    );
    expect(await control(page, 'happenContent').inputValue()).toBe('無線LANの更新');
    expect(await page.locator('[name=timing][value="未定"]').isChecked()).toBe(true);
    expect(await control(page, 'privacyConsent').isChecked()).toBe(true);
  };
  await page.reload();
  await holds();
  await page.getByRole('banner').getByRole('link', { name: 'ダウンロード' }).click();
  await page.waitForURL('**/downloads');
  await page.goBack();
  await holds();
  await toConfirm(page);
  await page.goBack();
  await holds();
  await toConfirm(page);
  await page.reload();
  await holds();
  await toConfirm(page);
  await page.getByRole('button', { name: '修正する' }).click();
  await holds();
  await page.getByRole('button', { name: '入力内容を消去する' }).click();
  expect(await control(page, 'corporateName').inputValue()).toBe('');
  await page.getByRole('button', { name: '元に戻す' }).click();
  await holds();
  await toConfirm(page);
  await page.getByRole('button', { name: SEND }).click();
  await toReceipt(page);
  await until('the draft is gone', () =>
    page.evaluate(() => window.sessionStorage.getItem('draft:sales') === null),
  );
  await page.getByRole('link', { name: '続けて入力する' }).click();
  await page.getByRole('button', { name: CONFIRM }).waitFor();
  expect(await control(page, 'corporateName').inputValue()).toBe('');
  expect(problems).toEqual([]);
});

test('what a tool has put into the hidden field does not lose an inquiry that a person confirms', async () => {
  const { page, problems } = await open('/sales');
  await fillIn(page, { ...SALES.fields, corporateName: '㈱自動入力' });
  await page.locator('[name=contactNote]').evaluate((field: HTMLInputElement) => {
    field.value = '03-0000-0000';
  });
  await toConfirm(page);
  await page.getByRole('button', { name: SEND }).click();
  await toReceipt(page);
  expect(await storedOf('㈱自動入力')).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('a second question is added to the first, and 完了 leads back to where the visitor came from', async () => {
  const { page, problems } = await visit();
  await page.goto(`${site.origin()}/products/ma3511_p203.html`);
  await settled(page);
  await page.getByRole('link', { name: 'この製品を相談' }).first().click();
  await page.waitForURL('**/sales?**');
  await control(page, 'happenContent').fill('台数の相談');
  await page.getByRole('link', { name: '戻る', exact: true }).click();
  await page.waitForURL('**/products/ma3511_p203.html');
  await page.getByRole('link', { name: 'この製品を相談' }).first().click();
  await page.waitForURL('**/sales?**');
  await until('the draft is back', async () =>
    (await control(page, 'happenContent').inputValue()).startsWith('台数の相談'),
  );
  await page.goto(`${site.origin()}/sales?happenContent=MR2400&backUrl=%2Fproducts%2Frouters`);
  const added = '台数の相談\nMR2400';
  await until(
    'the new question is added',
    async () => (await control(page, 'happenContent').inputValue()) === added,
  );
  const { happenContent: _, ...rest } = SALES.fields;
  await fillIn(page, { ...rest, corporateName: '㈱戻る' } as FormJourney['fields']);
  await toConfirm(page);
  await page.getByRole('button', { name: SEND }).click();
  await toReceipt(page);
  await page.getByRole('link', { name: '元のページへ戻る' }).click();
  await page.waitForURL('**/products/routers');
  expect(problems).toEqual([]);
});

test('a double click stores once', async () => {
  const { page, problems } = await open('/sales');
  await fillIn(page, { ...SALES.fields, corporateName: '㈱二度' });
  await toConfirm(page);
  await page.getByRole('button', { name: SEND }).dblclick();
  await toReceipt(page);
  expect(await storedOf('㈱二度')).toHaveLength(1);
  const leads = await page.evaluate(() =>
    (window.dataLayer ?? []).filter((entry) => (entry as { event?: string }).event === 'generate_lead'),
  );
  expect(leads).toEqual([{ event: 'generate_lead', lead_type: 'sales', lead_id: expect.any(String) }]);
  expect(problems).toEqual([]);
});

const FAILURES: [string, (page: Page) => Promise<unknown>, string][] = [
  [
    'is offline',
    (page) => page.route('**/api/**', (route) => route.abort('internetdisconnected')),
    '接続できませんでした',
  ],
  [
    'meets a failing server',
    (page) => page.route(SUBMIT_API, (route) => route.fulfill({ status: 500, body: '{}' })),
    '時間をおいて',
  ],
  [
    'has sent too often',
    (page) =>
      page.route(SUBMIT_API, (route) =>
        route.fulfill({ status: 429, json: { code: 429, message: '1分ほどおいてください。', data: null } }),
      ),
    '1分ほどおいてください。',
  ],
];

test.each(FAILURES)(
  'a visitor who %s stays at 確認 with all values and submits again under the same key',
  async (who, fail, said) => {
    const { page } = await open('/sales');
    const corporateName = `㈱${who}`;
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/consult/addSqNew')) keys.push(request.headers()['idempotency-key']);
    });
    await fillIn(page, { ...SALES.fields, corporateName });
    await toConfirm(page);
    const key = await page.locator('[name=requestKey]').inputValue();
    await fail(page);
    await page.getByRole('button', { name: SEND }).click();
    await page.getByRole('main').getByRole('alert').getByText(said).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
    expect(await page.getByRole('main').innerText()).toContain(corporateName);
    await page.unrouteAll();
    await page.getByRole('button', { name: SEND }).click();
    await toReceipt(page);
    expect(new Set(keys)).toEqual(new Set([key]));
    expect(await storedOf(corporateName)).toHaveLength(1);
  },
);

test('an expired code is replaced silently; one that never passes is reported, and no input is lost', async () => {
  const { page, problems } = await open('/sales');
  await fillIn(page, { ...SALES.fields, corporateName: '㈱期限' });
  await toConfirm(page);
  let refusals = 99;
  let challenges = 0;
  await page.route('**/api/verify/challenge*', (route) => {
    challenges += 1;
    return route.continue();
  });
  await page.route('**/api/consult/addSqNew', (route) => {
    refusals -= 1;
    expect(route.request().postDataJSON()).toMatchObject({ verifyCode: expect.any(String) });
    const message = '確認コードの有効期限が切れました。';
    const expired = { code: 400, message, data: { fields: [{ name: 'verifyCode', message }] } };
    return refusals >= 0 ? route.fulfill({ json: expired }) : route.continue();
  });
  await page.getByRole('button', { name: SEND }).click();
  await page.getByRole('main').getByRole('alert').getByText('送信を受け付けられませんでした。').waitFor();
  const toast = page.getByRole('alert').getByText('確認コードの有効期限が切れました。', { exact: true });
  await toast.waitFor();
  expect(await page.getByText('有効期限が切れました').count()).toBe(1);
  expect(challenges).toBe(3);
  refusals = 2;
  await page.getByRole('button', { name: SEND }).click();
  await toReceipt(page);
  await toast.waitFor({ state: 'detached' });
  expect(challenges).toBe(6);
  expect(await storedOf('㈱期限')).toHaveLength(1);
  expect(problems).toEqual([]);
});
