import { expect, test } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { hydrated, visit } from '../../support/browser/arrival.ts';
import type { WatchedPage } from '../../support/browser/browser.ts';
import { browserSite } from '../../support/browser/browser-site.ts';
import { footerLink, isBusy } from '../../support/browser/page-parts.ts';
import { keepPromptsAway } from '../../support/browser/page-walk.ts';
import { pass, stopClock } from '../../support/sites/timed-site.ts';
import { until } from '../../support/until.ts';

const site = browserSite();
const { newPage, open } = site;

const bar = (page: Page) => page.getByRole('progressbar', { name: 'ページの読み込み' });
const words = (page: Page) => page.locator('[data-loading-indicator]');

/** Delays the responses of matching calls until they are released. */
async function hold(page: Page, pattern: string | RegExp) {
  let asked = false;
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    asked = true;
    await gate;
    await route.continue();
  });
  return { asked: () => until('the page has requested its data', () => asked), letGo };
}

async function openWithStoppedClock(path: string, options?: BrowserContextOptions): Promise<WatchedPage> {
  const watched = await newPage(options);
  await stopClock(watched.page);
  await visit(watched.page, site.origin() + path);
  await hydrated(watched.page);
  return watched;
}

test('a navigation whose data comes within 200 ms shows no loading state', async () => {
  const { page, problems } = await openWithStoppedClock('/company');
  const data = await hold(page, '**/api/news/pageList*');
  await footerLink(page, 'ニュース').click();
  await data.asked();
  await pass(page, 199);
  expect([await bar(page).count(), await words(page).count(), await isBusy(page)]).toEqual([0, 0, 'false']);
  data.letGo();
  await page.waitForURL('**/news');
  await page.getByRole('heading', { level: 1, name: 'お知らせ' }).waitFor();
  await pass(page, 10_000);
  expect([await bar(page).count(), await words(page).count()]).toEqual([0, 0]);
  expect(problems).toEqual([]);
});

test('a slower one shows bar and words, jumps to the end when the page is there, and is gone after a second', async () => {
  const { page, problems } = await openWithStoppedClock('/company');
  const data = await hold(page, '**/api/news/pageList*');
  await footerLink(page, 'ニュース').click();
  await data.asked();
  await pass(page, 200);
  await bar(page).waitFor({ state: 'attached' });
  expect(await words(page).isVisible()).toBe(true);
  const header = await page.getByRole('banner').boundingBox();
  expect((await words(page).boundingBox())?.y).toBeGreaterThanOrEqual(
    (header?.y ?? 0) + (header?.height ?? 0),
  );
  expect(await isBusy(page)).toBe('true');
  expect(await bar(page).getAttribute('aria-valuenow')).toBeNull();
  expect(await page.getByRole('status').filter({ hasText: '読み込んでいます' }).count()).toBe(1);
  const run = bar(page).locator('div');
  expect(await run.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('5s');
  // The bar is still there after its full duration and has not restarted.
  await pass(page, 6_000);
  expect(await bar(page).count()).toBe(1);

  data.letGo();
  await page.getByRole('heading', { level: 1, name: 'お知らせ' }).waitFor();
  await page.locator('[role=progressbar][aria-valuenow="100"]').waitFor({ state: 'attached' });
  expect(await isBusy(page)).toBe('false');
  const width = await run.evaluate((element) => element.getBoundingClientRect().width / window.innerWidth);
  expect(width).toBe(1);
  await pass(page, 999);
  expect(await bar(page).count()).toBe(1);
  await pass(page, 1);
  expect([await bar(page).count(), await words(page).count()]).toEqual([0, 0]);
  expect(problems).toEqual([]);
});

test('under reduced motion the bar stands still', async () => {
  const { page } = await openWithStoppedClock('/company', { reducedMotion: 'reduce' });
  const data = await hold(page, '**/api/news/pageList*');
  await footerLink(page, 'ニュース').click();
  await data.asked();
  await pass(page, 200);
  await bar(page).waitFor({ state: 'attached' });
  const name = await bar(page)
    .locator('div')
    .evaluate((element) => getComputedStyle(element).animationName);
  expect(name).toBe('none');
  data.letGo();
});

test('a new page starts at its top with the focus on its heading and its title spoken; back returns to the place', async () => {
  const { page, problems } = await open('/products/ma3511_p203.html');
  await page.evaluate(() => window.scrollTo(0, 1_200));
  await until('scrolled', () => page.evaluate(() => window.scrollY === 1_200));
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/news"]')?.click());
  await page.waitForURL('**/news');
  const heading = page.getByRole('heading', { level: 1 });
  await page.waitForFunction(() => document.activeElement === document.querySelector('h1'));
  expect(await heading.innerText()).toContain('お知らせ');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const title = await page.title();
  await page.getByRole('status').filter({ hasText: title }).waitFor({ state: 'attached' });
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /MA3511/ }).waitFor();
  await until('the place is found again', () => page.evaluate(() => Math.abs(window.scrollY - 1_200) <= 1));
  await page.waitForFunction(() => document.activeElement === document.querySelector('h1'));
  expect(await page.evaluate(() => Math.abs(window.scrollY - 1_200) <= 1)).toBe(true);
  expect(problems).toEqual([]);
});

test.each([375, 1440])(
  'at %i px a link to an anchor of another page shows it below the header that stays',
  async (width) => {
    const { page, problems } = await open('/news/20261118-holiday_240.html', {
      viewport: { width, height: 800 },
    });
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/products/ma3511_p203.html#spec';
      link.textContent = '仕様へ';
      document.querySelector('.prose')?.append(link);
    });
    await page.getByRole('link', { name: '仕様へ' }).click();
    await page.waitForURL('**/products/ma3511_p203.html#*');
    const place = () =>
      page.evaluate(() => {
        const target = document.querySelector(window.location.hash)?.getBoundingClientRect().top ?? -1;
        const header = Math.max(document.querySelector('header')?.getBoundingClientRect().bottom ?? 0, 0);
        return target - header;
      });
    await page.getByRole('heading', { level: 1, name: /MA3511/ }).waitFor();
    await until('the anchor is in view', async () => (await place()) >= 0 && (await place()) < 200);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.waitForFunction(() => document.activeElement?.id === 'spec');
    expect(problems).toEqual([]);
  },
);

test.each([
  [375, true],
  [1440, true],
  [1440, false],
])(
  'at %i px, with JavaScript %s, an address with an anchor opens below the header that stays',
  async (width, javaScriptEnabled) => {
    const { page } = await open('/products/wireless/indoor_21#compare', {
      viewport: { width, height: 800 },
      javaScriptEnabled,
    });
    const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? -1;
    const header = await page.locator('header').boundingBox();
    expect(await top('#compare')).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect(await top('#compare')).toBeLessThan(200);
  },
);

/** Records the heading and the duration of each fade of the page. */
async function noteFades(page: Page): Promise<() => Promise<unknown[][]>> {
  await page.addInitScript(() => {
    const noted: unknown[][] = [];
    Object.assign(window, { noted });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...call) {
      const animation = animate.apply(this, call);
      if (this.matches('main'))
        noted.push([document.querySelector('h1')?.textContent, animation.effect?.getTiming().duration]);
      return animation;
    };
  });
  return () => page.evaluate(() => (window as unknown as { noted: unknown[][] }).noted);
}

const headingOf = (page: Page) => page.locator('h1').textContent();

test('pages fade in there and back; the first one, a query or an anchor does not', async () => {
  const { page, problems } = await newPage();
  const fades = await noteFades(page);
  await visit(page, `${site.origin()}/news`);
  const news = await headingOf(page);
  await footerLink(page, 'すべての製品').click();
  await page.waitForURL('**/products/all-products');
  await page.getByRole('heading', { level: 1, name: /製品/ }).waitFor();
  const products = await headingOf(page);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'お知らせ' }).waitFor();
  await page.getByRole('main').locator('a[href^="/news?"]').first().click();
  await page.waitForURL('**/news?*');
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#main"]')?.click());
  await page.waitForURL('**#main');
  // Each exists before the first paint of the new page.
  expect(await fades()).toEqual([
    [products, 180],
    [news, 180],
  ]);
  expect(problems).toEqual([]);
});

test('of three pages requested in quick succession the last one is shown', async () => {
  const { page, problems } = await open('/news');
  await page.evaluate(() => {
    for (const path of ['/company', '/downloads', '/partners'])
      document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
  });
  await page.getByRole('heading', { level: 1, name: /パートナー/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/partners');
  expect(problems).toEqual([]);
});

test('under reduced motion pages change without a fade', async () => {
  const { page, problems } = await newPage({ reducedMotion: 'reduce' });
  const fades = await noteFades(page);
  await visit(page, `${site.origin()}/news`);
  await footerLink(page, 'すべての製品').click();
  await page.waitForURL('**/products/all-products');
  await page.getByRole('heading', { level: 1, name: /製品/ }).waitFor();
  expect(await fades()).toEqual([]);
  expect(problems).toEqual([]);
});

test('an address of the former site, with its pages behind a hash, leads to the page', async () => {
  const { page, problems } = await newPage();
  await page.goto(`${site.origin()}/#/products/info?productId=203`);
  await page.waitForURL('**/products/ma3511_p203.html');
  await page.getByRole('heading', { level: 1, name: /MA3511/ }).waitFor();
  expect(problems).toEqual([]);
});

test('pointing at a link prefetches code and data of its page, so that the click requests neither', async () => {
  const { page } = await newPage();
  // The code of the prompts is loaded after some seconds, and would disturb the count.
  await keepPromptsAway(page);
  await visit(page, `${site.origin()}/news`);
  const asked: string[] = [];
  const arrived: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('requestfinished', (request) => arrived.push(new URL(request.url()).pathname));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const link = footerLink(page, '会社概要');
  await link.hover();
  const data = ['/api/company/info', '/api/company/global', '/api/channel/partner/list'];
  await until('code and data are fetched', () => data.every((path) => arrived.includes(path)));
  expect(asked.some((path) => /\/assets\/company-profile-[^/]*\.js$/.test(path))).toBe(true);
  asked.length = 0;
  await link.click();
  await page.getByRole('heading', { level: 1, name: '会社概要' }).waitFor();
  expect(asked.filter((path) => /^\/(?:api|assets)\//.test(path))).toEqual([]);
  expect(asked).not.toContain('/company/profile');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('links in markup that came without its data are followed in the page, as any other', async () => {
  const { page, problems } = await open('/products/switches');
  await hydrated(page);
  const inDocument = await page.evaluateHandle(() => document);
  for (const link of [page.locator('main article h3 a').first(), footerLink(page, 'ニュース')]) {
    const address = await link.getAttribute('href');
    await link.click();
    await page.waitForURL(`**${address}`);
  }
  expect(await inDocument.evaluate((first) => first === document)).toBe(true);
  expect(problems).toEqual([]);
});

test('the frame reacts before the page has code of its own, which comes when the visitor reaches for the page', async () => {
  const { page, problems } = await newPage();
  // Otherwise the browser would fetch it when idle.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w.-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  await page.goto(`${site.origin()}/products/ma3511_p203.html`);
  await page.locator('header button[aria-expanded]').first().waitFor();
  const title = page.getByRole('heading', { level: 1 });
  await title.evaluate((element) => Object.assign(element, { sent: true }));
  expect(asked).not.toContain('product');
  await hydrated(page);
  expect(asked).toContain('product');
  expect(await title.evaluate((element) => 'sent' in element)).toBe(true);
  expect(problems).toEqual([]);
});

test("a visitor who leaves before the page's code has loaded stays in the document", async () => {
  const { page, problems } = await newPage();
  const code = await hold(page, '**/assets/product-*.js');
  await page.goto(`${site.origin()}/products/ma3511_p203.html`);
  await page.locator('header button[aria-expanded]').first().waitFor();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await footerLink(page, 'ニュース').click();
  await code.asked();
  code.letGo();
  await page.getByRole('heading', { level: 1, name: 'お知らせ' }).waitFor();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(problems).toEqual([]);
});
