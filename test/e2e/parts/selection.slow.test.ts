import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { hydrated, reload } from '../../support/browser/arrival.ts';
import { runAxe } from '../../support/browser/axe.ts';
import { bytesOf } from '../../support/browser/browser.ts';
import { badge, keep, LIST } from '../../support/selection.ts';
import { storingSite } from '../../support/sites/storing-site.ts';
import { until } from '../../support/until.ts';

const site = storingSite();
const { open, newPage } = site;

const PRODUCT = '/products/ma3511_p203.html';

const add = (page: Page, model: string) =>
  page.getByRole('link', { name: `${model}をリストに追加`, exact: true });
const rows = (page: Page) => page.getByRole('list', { name: '検討リストの製品' }).getByRole('listitem');
const quantity = (page: Page, model: string) => page.getByRole('textbox', { name: `${model}の台数` });
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('selection') ?? '[]'));

test('products are added from cards, the product and its part numbers, and stand on the list with their quantities', async () => {
  const { page, problems } = await open('/products/switches');
  const before = page.url();
  // This part is still static HTML from the server.
  await add(page, 'MS2310-24P4X').click();
  await page.getByText('MS2310-24P4Xをリストに追加しました。').waitFor();
  expect(page.url()).toBe(before);
  expect(await badge(page).innerText()).toContain('1');
  await page.goto(site.origin() + PRODUCT);
  await hydrated(page);
  await add(page, 'MA3511').first().click();
  await add(page, 'MA3511').first().click();
  await page.getByText('MA3511をリストに追加しました(2台)。').waitFor();
  const partNumbers = page.getByRole('table', { name: 'MA3511の品番' });
  const [sku = ''] = (await partNumbers.getByRole('rowheader').allInnerTexts()).slice(1);
  await add(page, sku).click();
  await page.getByText(`${sku}をリストに追加しました。`).waitFor();
  expect(await kept(page)).toEqual([
    { id: 112, quantity: 1 },
    { id: 203, quantity: 2 },
    { id: 203, sku, quantity: 1 },
  ]);
  await page.getByRole('link', { name: 'リストを見る' }).click();
  await page.waitForURL(`**${LIST}`);
  await rows(page).nth(2).getByText('品番').waitFor();
  expect(await badge(page).innerText()).toContain('3');
  expect(await quantity(page, 'MA3511').inputValue()).toBe('2');
  await quantity(page, 'MA3511').fill('１０台');
  await quantity(page, 'MS2310-24P4X').fill('たくさん');
  await page.getByText('1〜9,999の整数で入力してください。').waitFor();
  expect(await quantity(page, 'MS2310-24P4X').inputValue()).toBe('たくさん');
  await page.getByRole('button', { name: `${sku}をリストから外す` }).click();
  await until('two rows', async () => (await rows(page).count()) === 2);
  expect(await kept(page)).toEqual([
    { id: 112, quantity: 1 },
    { id: 203, quantity: 10 },
  ]);
  await reload(page);
  expect(await quantity(page, 'MA3511').inputValue()).toBe('10');
  expect((await runAxe(page)).violations).toEqual([]);
  expect(problems).toEqual([]);
});

test("a colleague's link shows the list, and takes the place of no other list unasked", async () => {
  const link = `${LIST}?items=203x2,112x30`;
  const first = await open(link);
  await first.page.waitForURL(`**${LIST}`);
  await quantity(first.page, 'MA3511').waitFor();
  expect(await kept(first.page)).toEqual([
    { id: 203, quantity: 2 },
    { id: 112, quantity: 30 },
  ]);

  const { page, problems } = await newPage();
  await keep(page, [{ id: 203, quantity: 1 }]);
  await page.goto(site.origin() + link);
  await page.getByRole('button', { name: 'いまのリストに加える' }).waitFor();
  expect(await quantity(page, 'MA3511').inputValue()).toBe('2');
  expect(await kept(page)).toEqual([{ id: 203, quantity: 1 }]);
  expect((await runAxe(page)).violations).toEqual([]);
  await page.getByRole('button', { name: 'いまのリストに加える' }).click();
  await page.waitForURL(`**${LIST}`);
  await until('both together', async () => (await quantity(page, 'MA3511').inputValue()) === '3');
  expect(await kept(page)).toEqual([
    { id: 203, quantity: 3 },
    { id: 112, quantity: 30 },
  ]);
  expect(problems).toEqual([]);
});

test.each([
  ['somebody else has written there', () => localStorage.setItem('selection', '{"not":["a list"]}')],
  [
    'rows are broken',
    () => localStorage.setItem('selection', '[null,{"id":"x"},{"id":1e99,"quantity":1},7]'),
  ],
  [
    'storage is blocked',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    },
  ],
  [
    'storage is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
])('the list works where %s', async (_case, spoil) => {
  const { page, problems } = await newPage();
  await page.addInitScript(spoil);
  await page.goto(site.origin() + PRODUCT);
  await hydrated(page);
  await add(page, 'MA3511').first().click();
  await page.getByText('MA3511をリストに追加しました。').waitFor();
  await badge(page).click();
  await quantity(page, 'MA3511').waitFor();
  expect(await rows(page).count()).toBe(1);
  expect(problems).toEqual([]);
});

test('another tab is notified of additions', async () => {
  const { page } = await open(PRODUCT);
  const other = await page.context().newPage();
  await other.goto(site.origin() + LIST);
  await hydrated(other);
  await add(page, 'MA3511').first().click();
  await quantity(other, 'MA3511').waitFor();
  expect(await badge(other).innerText()).toContain('1');
});

test('without JavaScript a list stands in the address, and its form changes it', async () => {
  const { page } = await open(PRODUCT, { javaScriptEnabled: false });
  await add(page, 'MA3511').first().click();
  await page.waitForURL(`**${LIST}?items=203x1`);
  await quantity(page, 'MA3511').fill('１２');
  await page.getByRole('button', { name: '台数を更新' }).last().click();
  await page.waitForURL(`**${LIST}?items=203x12`);
  await page.getByRole('textbox', { name: '型番と数量' }).fill('MS2310-24P4X,2\nC9300,1');
  await page.getByRole('button', { name: 'リストに加える' }).click();
  await page.getByText('2行目「C9300 1」:この型番の製品が見つかりません。').waitFor();
  expect(await quantity(page, 'MS2310-24P4X').inputValue()).toBe('2');
  await page.getByRole('button', { name: 'MA3511をリストから外す' }).click();
  await page.waitForURL(`**${LIST}?items=112x2`);
  expect(await rows(page).count()).toBe(1);
  const buffer = Buffer.from('\uFEFF型番,数量\r\nma3511,4\r\n');
  await page.getByLabel('CSVファイル').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'リストに加える' }).click();
  await page.waitForURL(`**${LIST}?items=112x2,203x4`);
});

test('an invalid list in an address is reported, and neither cached nor indexed', async () => {
  const response = await fetch(`${site.origin()}${LIST}?items=203x2,x,99999x1&x=1`);
  const html = await response.text();
  expect(response.headers.get('x-cache')).toBe('BYPASS');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/products\/list"/);
  expect(html).toContain('アドレスのうち1件は');
  expect(html).toContain('掲載していない製品です');
});

test('a table is read from a file and written to one, and the printed page has no controls', async () => {
  const { page, problems } = await open(LIST);
  await page.getByText('検討リストは空です').waitFor();
  const buffer = Buffer.from('\uFEFF型番,数量\r\nms2310 24p4x,3\r\nC9300,1\r\nMA3511,2\r\n');
  await page.getByLabel('CSVファイル').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('alert').getByText('3行目「C9300 1」:この型番の製品が見つかりません。').waitFor();
  expect(await kept(page)).toEqual([
    { id: 112, quantity: 3 },
    { id: 203, quantity: 2 },
  ]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSVで保存' }).click(),
  ]);
  const text = (await bytesOf(download)).toString('utf8');
  expect(text.split('\r\n')[1]).toContain('"MS2310-24P4X","3"');
  await page.emulateMedia({ media: 'print' });
  expect(await rows(page).count()).toBe(2);
  expect(await page.getByText('このリストのアドレス').isVisible()).toBe(true);
  expect(
    await page.locator('main :is(button, input[type=file], textarea):visible:not(.sr-only)').count(),
  ).toBe(0);
  expect(problems).toEqual([]);
});
