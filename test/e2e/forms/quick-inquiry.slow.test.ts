import { expect, test } from '@jest/globals';
import type { Page, Request, Route } from 'playwright-core';
import {
  CONSENT_ERROR_MS,
  CONTACT_DIALOG_DELAY_MS,
  QUICK_INQUIRY_DELAY_MS,
  THANKS_MS,
  TOAST_MS,
} from '../../../shared/constants.ts';
import { hydrated } from '../../support/browser/arrival.ts';
import { type OpenOptions, pass, timedSite } from '../../support/sites/timed-site.ts';

const site = timedSite({ SURVEY_URL: 'off' });
const PRODUCT = '/products/ma3511_p203.html';
const API = '**/api/consult/addNewContentForm';

const prompt = (page: Page) => page.getByRole('region', { name: 'かんたんお問い合わせのご案内' });
const form = (page: Page) => page.getByRole('dialog', { name: 'かんたんお問い合わせ' });
const thanks = (page: Page) => page.getByRole('status', { name: '送信が完了しました' });
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const send = (page: Page) => form(page).getByRole('button', { name: '送信する' });

const TYPED = {
  corporateName: '水面商事株式会社',
  fame: '水面 花子',
  mailbox: 'hanako@example.jp',
  content: 'MA3511を20台導入したいです。\n見積をお願いします。',
};

async function openForm(path = PRODUCT, options?: OpenOptions) {
  const watched = await site.open(path, options);
  await pass(watched.page, QUICK_INQUIRY_DELAY_MS);
  await reopen(watched.page);
  return watched;
}

async function reopen(page: Page): Promise<void> {
  await prompt(page).getByRole('button', { name: 'かんたんお問い合わせ' }).click();
  await form(page).waitFor();
  await pass(page, SETTLE_MS);
}

/** Time in which the dialog library moves the focus and removes a closed dialog. */
const SETTLE_MS = 300;

async function closed(page: Page): Promise<void> {
  await pass(page, SETTLE_MS);
  await form(page).waitFor({ state: 'detached' });
}

async function fill(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(TYPED)) await field(page, name).fill(value);
  await field(page, 'privacyConsent').check();
}

async function typed(page: Page) {
  const names = Object.keys(TYPED);
  const values = await Promise.all(names.map((name) => field(page, name).inputValue()));
  return Object.fromEntries(names.map((name, place) => [name, values[place]]));
}

/** Answers the calls with these responses in turn and records the request bodies. */
async function respondWith(
  page: Page,
  responses: ((route: Route) => Promise<unknown>)[],
): Promise<Request[]> {
  const sent: Request[] = [];
  await page.route(API, async (route) => {
    const respond = responses[Math.min(sent.length, responses.length - 1)];
    sent.push(route.request());
    await respond?.(route);
  });
  return sent;
}

const json = (body: object) => (route: Route) => route.fulfill({ json: body });
const OK = json({ code: 200, message: '成功', data: { receipt: 'R-1' } });
const keyOf = (request: Request | undefined) => request?.headers()['idempotency-key'];

test('the fields and their limits', async () => {
  const { page } = await openForm();
  for (const name of ['corporateName', 'fame', 'mailbox'])
    expect([name, await field(page, name).getAttribute('maxlength')]).toEqual([name, '200']);
  expect(await field(page, 'content').evaluate((element) => element.tagName)).toBe('TEXTAREA');
  expect(await field(page, 'content').getAttribute('rows')).toBe('3');
  expect(await field(page, 'content').getAttribute('maxlength')).toBeNull();
  const policy = form(page).getByRole('link');
  expect(await policy.getAttribute('href')).toBe('/privacy-policy');
});

test.each([
  ['corporateName', '法人名を入力してください。'],
  ['fame', '氏名の「姓」を入力してください。'],
  ['content', '電話番号を入力してください。'],
  ['mailbox', 'E-MAILを入力してください。'],
])('%s is required when it is left', async (name, message) => {
  const { page } = await openForm();
  expect(await form(page).getByText(message).count()).toBe(0);
  await field(page, name).focus();
  await page.keyboard.press('Tab');
  await form(page).getByText(message, { exact: true }).waitFor();
  expect(await field(page, name).getAttribute('aria-invalid')).toBe('true');
  await field(page, name).fill('入力');
  expect(await form(page).getByText(message).count()).toBe(0);
});

test('without the consent it is not submitted; the error stays for five seconds', async () => {
  const { page } = await openForm();
  const sent = await respondWith(page, [OK]);
  await fill(page);
  await field(page, 'privacyConsent').uncheck();
  await send(page).click();
  const error = form(page).getByText('個人情報の取扱いについてご確認ください。', { exact: true });
  await error.waitFor();
  await pass(page, CONSENT_ERROR_MS - 1);
  expect(await error.count()).toBe(1);
  await pass(page, 1);
  await error.waitFor({ state: 'detached' });
  expect(sent).toEqual([]);
});

test('the error of the consent has its full time after each attempt', async () => {
  const { page } = await openForm();
  await fill(page);
  await field(page, 'privacyConsent').uncheck();
  const error = form(page).getByText('個人情報の取扱いについてご確認ください。', { exact: true });
  await send(page).click();
  await error.waitFor();
  await pass(page, CONSENT_ERROR_MS - 1_000);
  await send(page).click();
  await pass(page, CONSENT_ERROR_MS - 1);
  expect(await error.count()).toBe(1);
  await pass(page, 1);
  await error.waitFor({ state: 'detached' });
});

test('submitted empty, it lists all missing fields and focuses the first', async () => {
  const { page } = await openForm();
  const sent = await respondWith(page, [OK]);
  await send(page).click();
  await form(page).getByText('E-MAILを入力してください。').waitFor();
  expect(await form(page).locator('[aria-invalid="true"]').count()).toBe(5);
  expect(await field(page, 'corporateName').evaluate((element) => element === document.activeElement)).toBe(
    true,
  );
  expect(sent).toEqual([]);
});

test('it is stored, thanks for five seconds and is not offered again', async () => {
  const { page, problems } = await openForm(`${PRODUCT}?utm_source=mail`);
  await fill(page);
  const [request] = await Promise.all([page.waitForRequest(API), send(page).click()]);
  expect(request.postDataJSON()).toEqual({ ...TYPED, url: page.url() });
  const response = await request.response();
  expect(await response?.json()).toMatchObject({ code: 200 });
  await thanks(page).waitFor();
  await closed(page);
  await pass(page, THANKS_MS - SETTLE_MS - 1);
  expect(await thanks(page).count()).toBe(1);
  await pass(page, 1);
  await thanks(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => sessionStorage.getItem('quickInquiryClosed'))).toBe('1');
  expect(await prompt(page).count()).toBe(0);
  // A visitor who has just submitted the form gets no prompt.
  await pass(page, CONTACT_DIALOG_DELAY_MS);
  expect(await page.locator('[data-overlay]').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('a survey that the operator has turned off never comes', async () => {
  const { page } = await site.open('/news');
  await pass(page, 60_000);
  expect(await page.locator('[data-overlay]').count()).toBe(0);
});

test('code 200 is success, whatever else the response carries', async () => {
  const { page } = await openForm();
  await respondWith(page, [json({ code: 200, msg: '成功', data: null })]);
  await fill(page);
  await send(page).click();
  await thanks(page).waitFor();
});

test('a double click sends once, and the button waits', async () => {
  const { page } = await openForm();
  let respond: () => void = () => {};
  const asked = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const sent = await respondWith(page, [(route) => asked.then(() => OK(route))]);
  await fill(page);
  await send(page).dblclick();
  const waiting = form(page).getByRole('button', { name: '送信しています' });
  expect(await waiting.isDisabled()).toBe(true);
  respond();
  await thanks(page).waitFor();
  expect(sent).toHaveLength(1);
});

test("a failure shows the server's message and preserves the input, and a retry has the same key", async () => {
  const { page } = await openForm();
  const message = 'ただいま受付を停止しています。';
  const sent = await respondWith(page, [json({ code: 503, message }), json({ code: 503, message }), OK]);
  await fill(page);
  await send(page).click();
  const toast = page.getByRole('alert').getByText(message, { exact: true });
  await toast.waitFor();
  expect(await typed(page)).toEqual(TYPED);
  await pass(page, TOAST_MS - 1);
  expect(await toast.count()).toBe(1);
  await pass(page, 1);
  await toast.waitFor({ state: 'detached' });

  await send(page).click();
  await toast.waitFor();
  await page.getByRole('alert').getByRole('button', { name: '閉じる' }).click();
  await toast.waitFor({ state: 'detached' });
  await field(page, 'content').fill('別の内容です。');
  await send(page).click();
  await thanks(page).waitFor();
  expect(keyOf(sent[0])).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf(sent[1])).toBe(keyOf(sent[0]));
  expect(keyOf(sent[2])).not.toBe(keyOf(sent[0]));
});

test('field problems of the server are shown at their fields', async () => {
  const { page } = await openForm();
  const message = '法人名は200文字以内で入力してください。';
  const refused = json({ code: 400, message, data: { fields: [{ name: 'corporateName', message }] } });
  await respondWith(page, [refused, OK]);
  await fill(page);
  await send(page).click();
  await form(page).getByText(message, { exact: true }).waitFor();
  expect(await field(page, 'corporateName').getAttribute('aria-invalid')).toBe('true');
  const toast = page.getByRole('alert').getByText(message, { exact: true });
  await toast.waitFor();
  await send(page).click();
  await thanks(page).waitFor();
  await toast.waitFor({ state: 'detached' });
});

test('without a connection it shows a plain message', async () => {
  const { page } = await openForm();
  await respondWith(page, [(route) => route.abort()]);
  await fill(page);
  await send(page).click();
  await page.getByRole('alert').getByText('サーバーに接続できませんでした').waitFor();
  expect(await typed(page)).toEqual(TYPED);
});

test('input survives a reload', async () => {
  const { page, problems } = await openForm();
  await fill(page);
  await page.reload();
  await hydrated(page);
  await pass(page, QUICK_INQUIRY_DELAY_MS);
  await reopen(page);
  expect(await typed(page)).toEqual(TYPED);
  expect(await field(page, 'privacyConsent').isChecked()).toBe(true);
  expect(problems).toEqual([]);
});

test.each([
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its button', (page: Page) => form(page).getByRole('button', { name: '閉じる' }).click()],
])('closed once by %s, form and offer stay away, and the focus is in the page', async (_how, close) => {
  const { page, problems } = await openForm();
  await close(page);
  await closed(page);
  expect(await prompt(page).count()).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem('quickInquiryClosed'))).toBe('1');
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
  await page.reload();
  await hydrated(page);
  await pass(page, QUICK_INQUIRY_DELAY_MS);
  expect(await prompt(page).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('the focus stays in the form', async () => {
  const { page } = await openForm();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press(step % 4 === 3 ? 'Shift+Tab' : 'Tab');
    await pass(page, SETTLE_MS);
    expect(await form(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
});

test('an error that appears does not move the button away from under the pointer', async () => {
  const { page } = await openForm();
  await respondWith(page, [OK]);
  await fill(page);
  await field(page, 'mailbox').fill('');
  const button = await send(page).boundingBox();
  if (!button) throw new Error('no button');
  await page.mouse.move(button.x + button.width / 2, button.y + 4);
  await page.mouse.down();
  await pass(page, 100);
  await page.mouse.up();
  await form(page).getByText('E-MAILを入力してください。').waitFor();
  expect(await field(page, 'mailbox').evaluate((element) => element === document.activeElement)).toBe(true);
});
