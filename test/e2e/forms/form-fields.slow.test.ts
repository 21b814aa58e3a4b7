import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { FORM_JOURNEYS, type FormJourney } from '../../fixtures/form-journeys.ts';
import { browserSite } from '../../support/browser/browser-site.ts';
import { CONFIRM, control, fillIn, formHydrated, formVisits } from '../../support/requests/form-visits.ts';
import { until } from '../../support/until.ts';

const site = browserSite();
const { open, visit } = formVisits(site);
const SALES = FORM_JOURNEYS.find(({ path: at }) => at === '/sales') as FormJourney;

test('a message appears next to a field when it loses the focus, and disappears when it is corrected', async () => {
  const { page } = await open('/sales');
  const mailbox = control(page, 'mailbox');
  await mailbox.focus();
  await mailbox.blur();
  expect(await page.getByText('メールアドレスの形を確認してください').count()).toBe(0);
  await mailbox.fill('taro.example');
  await mailbox.blur();
  await page.getByText('メールアドレスの形を確認してください').waitFor();
  expect(await mailbox.getAttribute('aria-invalid')).toBe('true');
  await mailbox.fill('taro@gmial.com');
  await page.getByText('メールアドレスの形を確認してください').waitFor({ state: 'detached' });
  await mailbox.blur();
  await page.getByRole('button', { name: 'gmail.comに直す' }).click();
  expect(await mailbox.inputValue()).toBe('taro@gmail.com');
});

/** Presses and releases the mouse at the button's position when the press began, as a hand does. */
async function pressAt(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error(`${name} is out of sight`);
  // Near the upper edge, so that the slightest shift downwards would move the button away.
  await page.mouse.move(box.x + box.width / 2, box.y + 3);
  await page.mouse.down();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.mouse.up();
}

test('a press of the button counts though a message or a hint is due for the field that it leaves', async () => {
  // The window shows the whole page: if it could scroll, the browser might keep the button in place by scroll
  // anchoring.
  const { page, problems } = await open('/sales', { viewport: { width: 1280, height: 3_200 } });
  await fillIn(page, { ...SALES.fields, corporateName: '㈱一押し' });
  await control(page, 'phone').fill('12');
  await pressAt(page, CONFIRM);
  await page.getByRole('main').getByRole('alert').waitFor();
  await control(page, 'phone').fill('03-0000-0101');
  await control(page, 'mailbox').fill('taro@gmial.com');
  await pressAt(page, CONFIRM);
  await page.getByRole('heading', { level: 1, name: '入力内容の確認' }).waitFor();
  expect(problems).toEqual([]);
});

test('a press that leaves a field for something else shows the message once it is over', async () => {
  const { page } = await open('/sales');
  await control(page, 'mailbox').fill('taro.example');
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByText('メールアドレスの形を確認してください').waitFor();
});

test('the labels of the address follow the way of delivery, also when a draft comes back', async () => {
  const { page } = await open('/catalogform');
  const label = page.locator('label[for=catalog-city]');
  expect(await label.innerText()).toContain('郵送の場合は必須');
  await page.locator('[name=delivery][value="郵送"]').check();
  await until('the label follows', async () => /市区町村\s*必須/.test(await label.innerText()));
  expect(await control(page, 'city').getAttribute('required')).not.toBeNull();
  await page.reload();
  await formHydrated(page);
  await until('the label follows', async () => /市区町村\s*必須/.test(await label.innerText()));
  await page.locator('[name=delivery][value="PDF"]').check();
  await until('the address is gone', async () => !(await label.isVisible()));
});

test('the Enter that ends a composition does not submit', async () => {
  const { page } = await open('/sales');
  const goesOn = await control(page, 'corporateName').evaluate((element) =>
    [{ isComposing: true }, { keyCode: 229 }, {}].map((kind) =>
      element.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...kind }),
      ),
    ),
  );
  expect(goesOn).toEqual([false, false, true]);
});

test.each([
  ['any script', '**/assets/entry.client-*.js'],
  ["the form's own", '**/assets/form-*.js'],
])('input typed before %s arrived stays', async (_script, files) => {
  const { page, problems } = await visit();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  const query = new URLSearchParams({ happenContent: 'MA3511について', backUrl: '/products' });
  await page.goto(`${site.origin()}/sales?${query}`, { waitUntil: 'commit' });
  await control(page, 'happenContent').fill('MA3511について\n30台です');
  await control(page, 'corporateName').fill('㈱早い');
  release();
  await formHydrated(page);
  expect(await control(page, 'happenContent').inputValue()).toBe('MA3511について\n30台です');
  expect(await control(page, 'corporateName').inputValue()).toBe('㈱早い');
  expect(problems).toEqual([]);
});

test('a postcode of any width fills in the address and never a house number of the visitor', async () => {
  const { page, problems } = await open('/service/request');
  const says = (text: string) => page.getByText(text).waitFor();
  await control(page, 'postalCode').fill('〒１００−０００１');
  await says('住所を入力しました');
  expect(await control(page, 'prefecture').inputValue()).toBe('東京都');
  expect(await control(page, 'city').inputValue()).toBe('千代田区');
  expect(await control(page, 'street').inputValue()).toBe('千代田');
  await control(page, 'street').fill('千代田1-1');
  await control(page, 'postalCode').fill('０６０ー０００１');
  await says('町名・番地は、入力済みの内容をそのままにしました');
  expect(await control(page, 'street').inputValue()).toBe('千代田1-1');
  expect(await control(page, 'prefecture').inputValue()).toBe('北海道');
  await control(page, 'street').fill('');
  await control(page, 'postalCode').fill('4520961');
  await says('町名の候補が66件あります');
  expect(await control(page, 'city').inputValue()).toBe('清須市');
  await page.getByRole('button', { name: '愛知県清須市春日夢の森' }).click();
  expect(await control(page, 'street').inputValue()).toBe('春日夢の森');
  await control(page, 'postalCode').fill('999-9999');
  await says('見つかりませんでした');
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  await page.route('**/media/postal/**', (route) => route.fulfill({ status: 503 }));
  await control(page, 'postalCode').fill('060-0000');
  await page.getByRole('button', { name: '住所を自動入力' }).click();
  await says('住所を取得できませんでした');
});

test('without JavaScript every button works', async () => {
  const { page } = await open('/service/request', { javaScriptEnabled: false });
  expect(await page.getByRole('button', { name: /自動入力|消去/ }).count()).toBe(0);
});
