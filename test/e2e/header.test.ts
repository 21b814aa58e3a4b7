import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  FETCH_DELAY_MS,
  HEADER_BACKGROUND_SCROLL,
  MENU_CLOSE_WIDTH,
  SCROLL_THROTTLE_MS,
  SEARCH_WARNING_MS,
  SUGGESTION_LIMIT,
} from '../../shared/constants.ts';
import { rendered, timedSite } from '../support/timed-site.ts';

const site = timedSite();
const NEWS = '/news';
const SUGGESTIONS = '**/api/goods/listSuggestGoodsModel*';

const search = (page: Page) => page.getByRole('banner').getByRole('search', { name: 'サイト内検索' });
const box = (page: Page) => search(page).getByRole('combobox', { name: 'サイト内検索' });
const toggle = (page: Page) => search(page).locator('[aria-expanded]').first();

async function scrolledTo(page: Page, y: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true });
        scrollTo(0, top);
      }),
    y,
  );
  await rendered(page);
}

async function openSearch(page: Page): Promise<void> {
  await toggle(page).click();
  await box(page).waitFor();
}

const models = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: 200 + place,
    urlName: `ma${place}`,
    modeName: `MA${place}`,
  }));

test('past 60 px the header has a background; the scroll position is looked at every 500 ms', async () => {
  const { page } = await site.open(NEWS);
  const hasBackground = () =>
    page.getByRole('banner').evaluate((header) => header.hasAttribute('data-scrolled'));
  await scrolledTo(page, HEADER_BACKGROUND_SCROLL);
  await page.clock.runFor(SCROLL_THROTTLE_MS);
  await rendered(page);
  expect(await hasBackground()).toBe(false);
  await scrolledTo(page, HEADER_BACKGROUND_SCROLL + 1);
  expect(await hasBackground()).toBe(true);
  await scrolledTo(page, 0);
  await page.clock.runFor(SCROLL_THROTTLE_MS - 1);
  await rendered(page);
  expect(await hasBackground()).toBe(true);
  await page.clock.runFor(1);
  await rendered(page);
  expect(await hasBackground()).toBe(false);
});

test('an open mobile menu closes when the window grows past 992 px', async () => {
  const { page, problems } = await site.open(NEWS, { viewport: { width: 375, height: 812 } });
  await page.getByRole('button', { name: 'メニュー' }).click();
  const menu = page.getByRole('dialog', { name: 'メニュー' });
  await menu.waitFor();
  const resize = async (width: number) => {
    await page.setViewportSize({ width, height: 812 });
    await page.waitForFunction((expected) => window.innerWidth === expected, width, { polling: 50 });
    await page.clock.runFor(100);
    await rendered(page);
  };
  await resize(MENU_CLOSE_WIDTH);
  expect(await menu.isVisible()).toBe(true);
  await resize(MENU_CLOSE_WIDTH + 1);
  await menu.waitFor({ state: 'hidden' });
  expect(problems).toEqual([]);
});

test('the search panel opens and closes, and has the focus when it opens', async () => {
  const { page } = await site.open(NEWS);
  await openSearch(page);
  expect(await box(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await search(page).getByRole('button', { name: '閉じる' }).click();
  await box(page).waitFor({ state: 'detached' });
  expect(await toggle(page).getAttribute('aria-label')).toBe('検索');
});

test('an empty keyword is not sent; its warning stays for two seconds', async () => {
  const { page } = await site.open(NEWS);
  await openSearch(page);
  await page.keyboard.press('Enter');
  const warning = search(page).getByText('モデル名などのキーワードを入力', { exact: true });
  await warning.waitFor();
  await page.clock.runFor(SEARCH_WARNING_MS - 1);
  await rendered(page);
  expect(await warning.count()).toBe(1);
  await page.clock.runFor(1);
  await warning.waitFor({ state: 'detached' });
  expect(page.url()).toBe(site.origin() + NEWS);
});

test("the search page's own box says the same", async () => {
  const { page, problems } = await site.open('/search?value=MA3511');
  const main = page.getByRole('main');
  const warning = main.getByText('モデル名などのキーワードを入力', { exact: true });
  await main.getByRole('searchbox', { name: '型番・キーワード' }).fill('　');
  await main.getByRole('button', { name: '検索' }).click();
  await warning.waitFor();
  expect(page.url()).toBe(`${site.origin()}/search?value=MA3511`);
  await page.clock.runFor(SEARCH_WARNING_MS - 1);
  await rendered(page);
  expect(await warning.count()).toBe(1);
  await page.clock.runFor(1);
  await warning.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('ten models are listed at most, with a way to the others; a failed call empties the list', async () => {
  const { page } = await site.open(NEWS);
  let answer = models(SUGGESTION_LIMIT + 1);
  let down = false;
  await page.route(SUGGESTIONS, (route) =>
    down
      ? route.fulfill({ status: 503, body: 'down' })
      : route.fulfill({ json: { code: 200, message: '成功', data: answer } }),
  );
  const options = search(page).getByRole('option');
  const more = search(page).getByRole('link', { name: 'もっと見る' });
  await openSearch(page);
  await type(page, 'MA');
  await more.waitFor();
  expect(await options.count()).toBe(SUGGESTION_LIMIT);
  expect(await more.getAttribute('href')).toBe('/search?value=MA');

  answer = models(SUGGESTION_LIMIT);
  await type(page, 'MA3');
  await more.waitFor({ state: 'detached' });
  expect(await options.count()).toBe(SUGGESTION_LIMIT);

  down = true;
  await type(page, 'MA35');
  await options.first().waitFor({ state: 'detached' });
  expect(await options.count()).toBe(0);
});

async function type(page: Page, keywords: string): Promise<void> {
  await box(page).fill(keywords);
  await page.clock.runFor(FETCH_DELAY_MS);
}
