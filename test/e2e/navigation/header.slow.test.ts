import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import {
  FETCH_DELAY_MS,
  HEADER_BACKGROUND_SCROLL,
  MENU_CLOSE_WIDTH,
  SCROLL_THROTTLE_MS,
  SEARCH_WARNING_MS,
  SUGGESTION_LIMIT,
} from '../../../shared/constants.ts';
import { pass, resizeTo, scrollTo, timedSite } from '../../support/sites/timed-site.ts';

const site = timedSite();
const NEWS = '/news';
/** The width is measured in the next frame. */
const FRAME_MS = 100;
const SUGGESTIONS = '**/api/goods/listSuggestGoodsModel*';

const search = (page: Page) => page.getByRole('banner').getByRole('search', { name: 'サイト内検索' });
const box = (page: Page) => search(page).getByRole('combobox', { name: 'サイト内検索' });
const toggle = (page: Page) => search(page).locator('[aria-expanded]').first();

async function openSearch(page: Page): Promise<void> {
  await toggle(page).click();
  await box(page).waitFor();
}

const models = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: 200 + index,
    urlName: `ma${index}`,
    modeName: `MA${index}`,
  }));

test.each([375, 1440])(
  'at %d px the header has no background before 60 px, and never covers text',
  async (width) => {
    const { page } = await site.open(NEWS, { viewport: { width, height: 812 } });
    const header = page.getByRole('banner');
    const background = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
    const menuRow = () =>
      header.getByRole('search').evaluate((element) => element.getBoundingClientRect().top);
    const start = await menuRow();
    expect(await background()).toBe('rgba(0, 0, 0, 0)');
    await scrollTo(page, HEADER_BACKGROUND_SCROLL);
    await pass(page, SCROLL_THROTTLE_MS);
    expect(await background()).toBe('rgba(0, 0, 0, 0)');
    expect(await menuRow()).toBe(start - HEADER_BACKGROUND_SCROLL);
    await scrollTo(page, HEADER_BACKGROUND_SCROLL * 10);
    await pass(page, SCROLL_THROTTLE_MS);
    expect(await background()).not.toBe('rgba(0, 0, 0, 0)');
    await scrollTo(page, HEADER_BACKGROUND_SCROLL * 5);
    await pass(page, SCROLL_THROTTLE_MS);
    await settle(header);
    expect(await menuRow()).toBeGreaterThanOrEqual(0);
  },
);

const settle = (header: Locator) =>
  header.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));

test.each([
  [375, true],
  [MENU_CLOSE_WIDTH, true],
  [MENU_CLOSE_WIDTH + 1, false],
])(
  'at %d px, reading on takes the header away: %s; the way up and the focus bring it back',
  async (width, leaves) => {
    const { page } = await site.open(NEWS, { viewport: { width, height: 812 } });
    const header = page.getByRole('banner');
    const seen = (there: boolean) =>
      page.waitForFunction(
        (wanted) => (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) > 0 === wanted,
        there,
      );
    await scrollTo(page, 800);
    await pass(page, SCROLL_THROTTLE_MS);
    await seen(!leaves);
    await page.keyboard.press('Tab');
    await header.getByRole('link').first().focus();
    await seen(true);
    await header.getByRole('link').first().blur();
    await scrollTo(page, 1_200);
    await pass(page, SCROLL_THROTTLE_MS);
    await seen(!leaves);
    await scrollTo(page, 1_100);
    await pass(page, SCROLL_THROTTLE_MS);
    await seen(true);
  },
);

test('on a phone the way to a page is the step before it, which leads back', async () => {
  const { page } = await site.open('/products/ms2310-24p4x_p112.html', {
    viewport: { width: 375, height: 812 },
  });
  const way = page.getByRole('navigation', { name: 'パンくずリスト' });
  expect(await way.getByRole('listitem').count()).toBe(1);
  expect((await way.boundingBox())?.height).toBeLessThanOrEqual(46);
  const back = way.getByRole('link');
  expect((await back.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await back.getAttribute('href')).toBe('/products/switches/access-l2_12');
  await page.setViewportSize({ width: 768, height: 812 });
  expect(await way.getByRole('listitem').count()).toBe(5);
});

test('an open panel of a header without background has its row on white, above the veil', async () => {
  const { page } = await site.open(NEWS);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: '製品情報' }).click();
  expect(await header.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
});

test('past 60 px the header has a background; the scroll position is looked at every 500 ms', async () => {
  const { page } = await site.open(NEWS);
  const hasBackground = () =>
    page.getByRole('banner').evaluate((header) => header.hasAttribute('data-scrolled'));
  await scrollTo(page, HEADER_BACKGROUND_SCROLL);
  await pass(page, SCROLL_THROTTLE_MS);
  expect(await hasBackground()).toBe(false);
  await scrollTo(page, HEADER_BACKGROUND_SCROLL + 1);
  expect(await hasBackground()).toBe(true);
  await scrollTo(page, 0);
  await pass(page, SCROLL_THROTTLE_MS - 1);
  expect(await hasBackground()).toBe(true);
  await pass(page, 1);
  expect(await hasBackground()).toBe(false);
});

test('an open mobile menu closes when the window grows past 992 px', async () => {
  const { page, problems } = await site.open(NEWS, { viewport: { width: 375, height: 812 } });
  await page.getByRole('button', { name: 'メニュー' }).click();
  const menu = page.getByRole('dialog', { name: 'メニュー' });
  await menu.waitFor();
  await resizeTo(page, MENU_CLOSE_WIDTH);
  await pass(page, FRAME_MS);
  expect(await menu.isVisible()).toBe(true);
  await resizeTo(page, MENU_CLOSE_WIDTH + 1);
  await pass(page, FRAME_MS);
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
  await pass(page, SEARCH_WARNING_MS - 1);
  expect(await warning.count()).toBe(1);
  await pass(page, 1);
  await warning.waitFor({ state: 'detached' });
  expect(page.url()).toBe(site.origin() + NEWS);
});

test("the search page's own box shows the same query", async () => {
  const { page, problems } = await site.open('/search?value=MA3511');
  const main = page.getByRole('main');
  const warning = main.getByText('モデル名などのキーワードを入力', { exact: true });
  await main.getByRole('searchbox', { name: '型番・キーワード' }).fill('　');
  await main.getByRole('button', { name: '検索' }).click();
  await warning.waitFor();
  expect(page.url()).toBe(`${site.origin()}/search?value=MA3511`);
  await pass(page, SEARCH_WARNING_MS - 1);
  expect(await warning.count()).toBe(1);
  await pass(page, 1);
  await warning.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('ten models are listed at most, with a way to the others; a failed call empties the list', async () => {
  const { page } = await site.open(NEWS);
  let suggested = models(SUGGESTION_LIMIT + 1);
  let down = false;
  await page.route(SUGGESTIONS, (route) =>
    down
      ? route.fulfill({ status: 503, body: 'down' })
      : route.fulfill({ json: { code: 200, message: '成功', data: suggested } }),
  );
  const options = search(page).getByRole('option');
  const more = search(page).getByRole('link', { name: 'もっと見る' });
  await openSearch(page);
  await type(page, 'MA');
  await more.waitFor();
  expect(await options.count()).toBe(SUGGESTION_LIMIT);
  expect(await more.getAttribute('href')).toBe('/search?value=MA');

  suggested = models(SUGGESTION_LIMIT);
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
  await pass(page, FETCH_DELAY_MS);
}
