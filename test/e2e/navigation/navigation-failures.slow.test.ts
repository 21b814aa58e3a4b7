import { expect, test } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { visit } from '../../support/browser/arrival.ts';
import { browserSite } from '../../support/browser/browser-site.ts';
import { footerLink, isBusy } from '../../support/browser/page-parts.ts';
import { until } from '../../support/until.ts';

const site = browserSite();
const { newPage, open } = site;

const CHUNK = /\/assets\/company-profile-[^/]*\.js/;
const chunkReloadAt = (page: Page) => page.evaluate(() => sessionStorage.getItem('chunkReloadAt'));

test('code that is missing once makes the page reload at the requested address', async () => {
  const { page } = await open('/news');
  let failures = 0;
  await page.route(CHUNK, (route) => {
    failures += 1;
    return failures === 1 ? route.fulfill({ status: 404, body: 'Not Found' }) : route.continue();
  });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await footerLink(page, '会社概要').click();
  await page.waitForFunction(() => !('sameDocument' in window));
  await page.waitForURL('**/company/profile');
  await page.getByRole('heading', { level: 1, name: '会社概要' }).waitFor();
  expect(Number(await chunkReloadAt(page))).toBeGreaterThan(0);
  // The document is readable without its code, which is loaded at the browser's next idle moment.
  await until('the code is requested again', () => failures === 2);
});

test('code that is missing again within 60 seconds shows an error page; after 60 seconds it is loaded again', async () => {
  const { page } = await newPage();
  await page.clock.install();
  await visit(page, `${site.origin()}/news`);
  await page.route(CHUNK, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
  const now = await page.evaluate(() => Date.now());
  await page.evaluate((at) => sessionStorage.setItem('chunkReloadAt', String(at)), now);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await footerLink(page, '会社概要').click();
  await page.getByRole('heading', { level: 1, name: 'ページの読み込みに失敗しました' }).waitFor();
  expect(page.url()).toBe(`${site.origin()}/company/profile`);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await chunkReloadAt(page)).toBe(String(now));

  await page.clock.fastForward(60_000);
  await footerLink(page, 'ニュース').click();
  await page.waitForURL('**/news');
  await footerLink(page, '会社概要').click();
  await page.waitForFunction(() => !('sameDocument' in window));
  // The complete document was served: it is readable without its code.
  await page.getByRole('heading', { level: 1, name: '会社概要' }).waitFor();
  expect(Number(await chunkReloadAt(page))).toBeGreaterThanOrEqual(now + 60_000);
});

test.each<[what: string, path: string, files: RegExp, fail: (route: Route) => Promise<void>]>([
  ['is not found', '/company/profile', CHUNK, (route) => route.fulfill({ status: 404 })],
  [
    'is withheld by a filter',
    '/',
    /\/assets\/hot-products-[^/]*\.js/,
    (route) => route.abort('blockedbyclient'),
  ],
])('where code of the first page %s, its links and its search lead on', async (_what, path, files, fail) => {
  const { page } = await newPage();
  let failures = 0;
  await page.route(files, (route) => {
    failures += 1;
    return fail(route);
  });
  await page.goto(site.origin() + path);
  await until('the document is loaded once more', () => failures === 2);
  // The page has received the failure of its code.
  await page.waitForFunction(() => 'laidOut' in document.documentElement.dataset);
  await footerLink(page, 'ニュース').click();
  await page.getByRole('heading', { level: 1, name: 'お知らせ' }).waitFor();
  expect(page.url()).toBe(`${site.origin()}/news`);

  await page.goto(site.origin() + path);
  await until('the code is requested after the reload', () => failures === 3);
  await page.waitForFunction(() => 'laidOut' in document.documentElement.dataset);
  const search = page.getByRole('banner').getByRole('search', { name: 'サイト内検索' });
  await search.locator('[aria-expanded]').first().click();
  await search.getByRole('combobox').fill('MA3511');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?value=MA3511');
  await page.getByRole('heading', { level: 1, name: '検索' }).waitFor();
});

test.each([
  ['open', () => {}],
  [
    'shut',
    () => {
      const deny = () => {
        throw new DOMException('shut', 'SecurityError');
      };
      Object.assign(Storage.prototype, { getItem: deny, setItem: deny });
    },
  ],
])(
  'without a connection the visitor stays on the page and sees the reason, with storage %s; later the link works',
  async (_storage, prepare) => {
    const { page } = await newPage();
    await page.addInitScript(prepare);
    await visit(page, `${site.origin()}/news?page=2`);
    const title = await page.title();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.context().setOffline(true);
    await footerLink(page, '会社概要').click();
    await page.getByRole('alert').filter({ hasText: 'インターネットに接続できないため' }).waitFor();
    expect(page.url()).toBe(`${site.origin()}/news?page=2`);
    expect(await page.title()).toBe(title);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('お知らせ');
    await until('no request is open', async () => (await isBusy(page)) === 'false');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    await page.context().setOffline(false);
    await footerLink(page, '会社概要').click();
    await page.waitForURL('**/company/profile');
    await page.getByRole('heading', { level: 1, name: '会社概要' }).waitFor();
  },
);

test.each([
  [500, 'Internal Server Error', 'ページを表示できません'],
  [503, 'Service Unavailable', 'ただいまページを表示できません'],
  [429, 'Too Many Requests', 'アクセスが集中しています'],
])(
  'main data that fails with %i on the way to a page shows status text and code in the site, and a way on',
  async (status, text, title) => {
    const { page } = await open('/company');
    await page.route('**/api/news/pageList*', (route) =>
      route.fulfill({ status, json: { code: status, message: '失敗' } }),
    );
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await footerLink(page, 'ニュース').click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const shown = page.getByRole('main');
    expect(await shown.innerText()).toContain(`${text} ${status}`);
    expect(Math.round((await shown.boundingBox())?.height ?? 0)).toBe(780);
    expect(await page.getByRole('banner').count()).toBe(1);
    expect(await page.title()).toContain(title);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.waitForFunction(() => document.activeElement === document.querySelector('h1'));
    await page.unroute('**/api/news/pageList*');
    await page.getByRole('link', { name: 'もう一度表示する' }).click();
    await page.getByRole('heading', { level: 1, name: 'お知らせ' }).waitFor();
  },
);

test('an API that cannot be reached is 502, and the visitor can go elsewhere', async () => {
  const { page } = await open('/company');
  await page.route('**/api/news/pageList*', (route) => route.abort());
  await footerLink(page, 'ニュース').click();
  await page.getByText('Bad Gateway 502').waitFor();
  await footerLink(page, '会社概要').click();
  await page.getByRole('heading', { level: 1, name: '会社概要' }).waitFor();
});
