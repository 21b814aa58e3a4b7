import { expect, test } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { reload, visit } from '../../support/browser/arrival.ts';
import { runAxe } from '../../support/browser/axe.ts';
import type { WatchedPage } from '../../support/browser/browser.ts';
import { browserSite } from '../../support/browser/browser-site.ts';

const site = browserSite({ LOG_LEVEL: 'debug' });

function open(options?: BrowserContextOptions): Promise<WatchedPage> {
  return site.open('/service/warranty-check', options);
}

const field = (page: Page) => page.getByRole('textbox', { name: /シリアル番号/ });
const submit = (page: Page) => page.getByRole('button', { name: '保証状況を確認する' });

test.each([true, false])(
  'with JavaScript %s the answer is there after one post, and no address names the device',
  async (javaScriptEnabled) => {
    const { page, problems } = await open({ javaScriptEnabled });
    await field(page).fill('ｍｎ26030b-1102');
    await submit(page).click();
    await page.waitForURL(`${site.origin()}/service/warranty-check/results`);
    await page.getByRole('heading', { level: 2, name: /保守契約あり/ }).waitFor();
    const result = page.getByRole('region', { name: /保守契約あり/ });
    expect(await result.innerText()).toContain('先出しセンドバック保証(2031年7月7日まで)');
    expect(await result.innerText()).toContain('MN26030B1102');
    const addresses = await result
      .locator('[href], [action]')
      .evaluateAll((elements) =>
        elements.map((one) => one.getAttribute('href') ?? one.getAttribute('action')),
      );
    expect(addresses).toContain('/service/request');
    expect(addresses.join(' ')).not.toMatch(/26030b/i);
    await page.goBack();
    await page.waitForURL(`${site.origin()}/service/warranty-check`);
    // With script disabled, every script counts as a failed request.
    if (javaScriptEnabled) expect(problems).toEqual([]);
    expect(site.lines().length).toBeGreaterThan(0);
    expect(JSON.stringify(site.lines())).not.toMatch(/26030b-?1102/i);
  },
);

test.each([true, false])(
  'with JavaScript %s the repair form opens with the device filled in, and no address names it',
  async (javaScriptEnabled) => {
    const { page, problems } = await open({ javaScriptEnabled });
    const form = (name: string) => page.locator(`#service-request-form [name=${name}]`);
    if (javaScriptEnabled) {
      await visit(page, `${site.origin()}/service/request`);
      await form('content').fill('電源が入らない');
      await form('serialNumber').fill('MN0');
      await visit(page, `${site.origin()}/service/warranty-check`);
    }
    await field(page).fill('ＭＮ26010A0417');
    await submit(page).click();
    await page.getByRole('button', { name: '修理を申し込む' }).click();
    await page.waitForURL(`${site.origin()}/service/request`);
    await form('goods').waitFor();
    expect(await form('serialNumber').inputValue()).toBe('ＭＮ26010A0417');
    expect(await form('goods').inputValue()).toBe('MA3511');
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
    if (!javaScriptEnabled) return;
    // Earlier input in the form is still there, and a reload preserves both.
    expect(await form('content').inputValue()).toBe('電源が入らない');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await reload(page);
    expect(await form('serialNumber').inputValue()).toBe('ＭＮ26010A0417');
    expect(problems).toEqual([]);
  },
);

test('with the keyboard alone: an invalid field keeps the focus in view, then the answer receives it', async () => {
  const { page, problems } = await open();
  await field(page).focus();
  const before = await field(page).boundingBox();
  await page.keyboard.press('Enter');
  await page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: 'シリアル番号を入力してください。' })
    .waitFor();
  expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await field(page).getAttribute('aria-invalid')).toBe('true');
  const described = await field(page).evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((one) => document.getElementById(one)?.textContent),
  );
  expect(described).toContain('シリアル番号を入力してください。');
  expect((await field(page).boundingBox())?.y).toBe(before?.y);
  await page.keyboard.type('MN18100E0005');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 2, name: /保証期間終了/ });
  await heading.waitFor();
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(problems).toEqual([]);
});

test('an outage is reported at the field, which preserves the input; the next try succeeds', async () => {
  const { page } = await open();
  await page.route('**/api/service/queryGuarantee*', (route) => route.abort());
  await field(page).fill('MN26010A0417');
  await submit(page).click();
  await page.getByRole('main').getByRole('alert').getByText('ただいま保証状況を確認できません').waitFor();
  expect(await field(page).inputValue()).toBe('MN26010A0417');
  await page.unroute('**/api/service/queryGuarantee*');
  await submit(page).click();
  await page.getByRole('heading', { level: 2, name: /保証期間内/ }).waitFor();
});

test('a spent code is replaced without a word', async () => {
  const { page } = await open();
  let refusals = 0;
  await page.route('**/api/verify/checkVerifyCode', async (route) => {
    if (refusals++ > 0) return route.continue();
    await route.fulfill({ json: { code: 400, message: 'この確認コードは使用済みです。', data: null } });
  });
  await field(page).fill('MN26010A0417');
  await submit(page).click();
  await page.getByRole('heading', { level: 2, name: /保証期間内/ }).waitFor();
  expect(refusals).toBe(2);
});

test.each([375, 1440])(
  'at %i px question, error and answer have no accessibility violation',
  async (width) => {
    const { page } = await open({ viewport: { width, height: 900 }, bypassCSP: true });
    expect((await runAxe(page)).violations).toEqual([]);
    await submit(page).click();
    await page.getByRole('main').getByRole('alert').waitFor();
    expect((await runAxe(page)).violations).toEqual([]);
    await field(page).fill('MN26010A0418');
    await submit(page).click();
    await page.getByRole('heading', { level: 2, name: /保証期間内/ }).waitFor();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    expect((await runAxe(page)).violations).toEqual([]);
  },
);
