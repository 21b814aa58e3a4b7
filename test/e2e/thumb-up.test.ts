import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, openPage, type WatchedPage } from '../support/browser.ts';
import { type SiteProcess, startSiteProcess } from '../support/process.ts';

const PRODUCT = '/products/ma3511_p203.html';

let site: SiteProcess;
let browser: Browser;
const opened: WatchedPage[] = [];

beforeAll(async () => {
  site = startSiteProcess();
  [browser] = await Promise.all([launchBrowser(), site.ready()]);
}, 60_000);

afterAll(async () => {
  await browser.close();
  await site.stop();
});

afterEach(async () => {
  for (const { page } of opened.splice(0)) await page.context().close();
});

async function open(path: string, options?: BrowserContextOptions): Promise<WatchedPage> {
  const watched = await openPage(browser, options);
  opened.push(watched);
  await watched.page.goto(site.origin() + path, { waitUntil: 'networkidle' });
  return watched;
}

const button = (page: Page) => page.getByRole('button', { name: '参考になった' });
const pressed = (page: Page) => button(page).getAttribute('aria-pressed');
const thanks = (page: Page) => page.getByRole('status').filter({ hasText: 'ありがとうございま' });

test('a vote is counted once for each product and browser, and says so', async () => {
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
  await page.reload({ waitUntil: 'networkidle' });
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

test('a vote that fails is told beside the button and can be given again', async () => {
  const { page } = await open('/products/ma1311_p221.html');
  await page.route('**/api/goods/addThumb/*', (route) => route.abort());
  await button(page).click();
  await page.getByRole('status').getByText('送信できませんでした。').waitFor();
  expect(await pressed(page)).toBe('false');
  await page.unroute('**/api/goods/addThumb/*');
  await button(page).click();
  await thanks(page).getByText('1人の方が').waitFor();
});

test('where storage is switched off a vote still counts', async () => {
  const watched = await openPage(browser);
  opened.push(watched);
  const { page, problems } = watched;
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto(`${site.origin()}/products/ma2311_p201.html`, { waitUntil: 'networkidle' });
  await button(page).click();
  await thanks(page).getByText('1人の方が').waitFor();
  expect(await pressed(page)).toBe('true');
  expect(problems).toEqual([]);
});
