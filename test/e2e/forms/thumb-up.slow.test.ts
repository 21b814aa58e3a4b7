import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { reload, visit } from '../../support/browser/arrival.ts';
import { browserSite } from '../../support/browser/browser-site.ts';

const PRODUCT = '/products/ma3511_p203.html';

// A separate site, because votes are stored.
const site = browserSite({});
const { open } = site;

const button = (page: Page) => page.getByRole('button', { name: '参考になった' });
const pressed = (page: Page) => button(page).getAttribute('aria-pressed');
const thanks = (page: Page) => page.getByRole('status').filter({ hasText: 'ありがとうございま' });

test('a vote is counted once for each product and browser, and confirmed', async () => {
  const { page, problems } = await open(PRODUCT);
  const votes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') votes.push(new URL(request.url()).pathname);
  });
  expect(await pressed(page)).toBe('false');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await thanks(page).getByText('1人の方が「参考になった」と回答しています。').waitFor();
  expect(await pressed(page)).toBe('true');
  await button(page).press('Enter');
  await reload(page);
  await thanks(page).getByText('ご回答ありがとうございました。').waitFor();
  expect(await pressed(page)).toBe('true');
  await button(page).press('Enter');
  await page.getByRole('region', { name: '関連製品' }).getByRole('link').first().click();
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'MA3511' }).waitFor();
  expect(await pressed(page)).toBe('false');
  expect(votes).toEqual(['/api/goods/addThumb/203']);
  expect(problems).toEqual([]);
});

test('without JavaScript the page takes the vote itself', async () => {
  const { page } = await open('/products/ms2310-24p4x_p112.html', { javaScriptEnabled: false });
  await button(page).press('Enter');
  await thanks(page).getByText('1人の方が').waitFor();
  expect(page.url()).toBe(`${site.origin()}/products/ms2310-24p4x_p112.html`);
  expect(await pressed(page)).toBe('true');
});

test('a failed vote is reported next to the button and can be repeated', async () => {
  const { page } = await open('/products/ma1311_p221.html');
  await page.route('**/api/goods/addThumb/*', (route) => route.abort());
  await button(page).click();
  await page.getByRole('status').getByText('送信できませんでした。').waitFor();
  expect(await pressed(page)).toBe('false');
  await page.unroute('**/api/goods/addThumb/*');
  const message = 'ただいま集計を停止しています。';
  await page.route('**/api/goods/addThumb/*', (route) => route.fulfill({ json: { code: 503, message } }));
  await button(page).click();
  const toast = page.getByRole('alert').getByText(message, { exact: true });
  await toast.waitFor();
  expect(await page.getByText(message).count()).toBe(1);
  await page.getByRole('status').getByText('送信できませんでした。').waitFor();
  await page.unroute('**/api/goods/addThumb/*');
  await button(page).click();
  await thanks(page).getByText('1人の方が').waitFor();
  await toast.waitFor({ state: 'detached' });
});

test('where storage is switched off a vote still counts', async () => {
  const { page, problems } = await site.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await visit(page, `${site.origin()}/products/ma2311_p201.html`);
  await button(page).click();
  await thanks(page).getByText('1人の方が').waitFor();
  expect(await pressed(page)).toBe('true');
  expect(problems).toEqual([]);
});
