import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { browserSite } from '../../support/browser/browser-site.ts';

const PRODUCT = '/products/ms2310-24p4x_p112.html';
const PHONE = { viewport: { width: 375, height: 812 } };

const { open, origin } = browserSite();

/** Waits until the target has the focus, which the test's script never moves itself. */
async function hasFocus(target: Locator): Promise<void> {
  await target.and(target.page().locator(':focus')).waitFor();
}

const FURTHEST = 60;

/** Presses Tab until the target has the focus, as a keyboard user does. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < FURTHEST; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`not reached with ${FURTHEST} presses of ${key}: ${target}`);
}

const focusIsInside = (area: Locator) => area.evaluate((element) => element.contains(document.activeElement));

test('the first Tab offers the way past the header, and the next one goes on in the text', async () => {
  const { page } = await open('/products/all-products');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: '本文へ移動' });
  await hasFocus(skip);
  const box = await skip.boundingBox();
  // At least 44 px, with any font.
  expect(box && Math.min(box.width, box.height) >= 44 && box.y >= 0).toBe(true);
  await page.keyboard.press('Enter');
  await hasFocus(page.getByRole('main'));
  await page.keyboard.press('Tab');
  expect(await focusIsInside(page.getByRole('main'))).toBe(true);
});

test.each(['Enter', 'Space'])(
  'a menu of the header opens with %s, Escape gives the focus back, and it closes when one goes on',
  async (key) => {
    const { page, problems } = await open('/');
    const menu = page.getByRole('navigation', { name: 'メインメニュー' });
    const button = menu.getByRole('button', { name: '製品情報' });
    await tabTo(page, button);
    await page.keyboard.press(key);
    const entry = menu.getByRole('link', { name: 'アクセススイッチ(L2)' });
    await entry.waitFor();
    await tabTo(page, entry);
    await page.keyboard.press('Escape');
    await entry.waitFor({ state: 'detached' });
    await hasFocus(button);

    await page.keyboard.press(key);
    await entry.waitFor();
    await tabTo(page, menu.getByRole('button', { name: 'ソリューション' }));
    await entry.waitFor({ state: 'detached' });

    await page.keyboard.press('Shift+Tab');
    await hasFocus(button);
    await page.keyboard.press(key);
    await tabTo(page, entry);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/products/switches/access-l2_12');
    await hasFocus(page.getByRole('heading', { level: 1 }));
    expect(problems).toEqual([]);
  },
);

test('the search box: arrows go through the models, Escape closes step by step, Enter opens the chosen one', async () => {
  const { page, problems } = await open('/news');
  const search = page.getByRole('banner').getByRole('search', { name: 'サイト内検索' });
  const toggle = search.getByRole('button', { name: '検索' }).first();
  const box = search.getByRole('combobox', { name: 'サイト内検索' });
  const options = search.getByRole('option');
  const chosen = search.getByRole('option', { selected: true });
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  await hasFocus(box);

  await page.keyboard.type('MA');
  await options.first().waitFor();
  expect(await box.getAttribute('aria-expanded')).toBe('true');
  await search.getByRole('status').filter({ hasText: '候補が' }).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await chosen.waitFor();
  expect(await chosen.getAttribute('id')).toBe(await box.getAttribute('aria-activedescendant'));
  expect(await chosen.textContent()).toBe(await options.first().textContent());

  await page.keyboard.press('Escape');
  await options.first().waitFor({ state: 'detached' });
  await hasFocus(box);
  expect(await box.inputValue()).toBe('MA');
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'detached' });
  await hasFocus(toggle);

  await page.keyboard.press('Enter');
  await hasFocus(box);
  await box.press('End');
  await page.keyboard.type('35');
  await options.first().waitFor();
  await page.keyboard.press('ArrowUp');
  const model = (await chosen.locator('b').textContent()) ?? '';
  await page.keyboard.press('Enter');
  await page.waitForURL('**/products/*_p*.html');
  await hasFocus(page.getByRole('heading', { level: 1, name: new RegExp(`^${model}`) }));
  expect(problems).toEqual([]);
});

test('the parts of a page: the last one is marked at the end, and none after a jump to the top', async () => {
  const { page } = await open(PRODUCT);
  const marked = page.locator('[aria-current=location]');
  const last = page.locator('.part-link').last();
  await last.focus();
  await page.keyboard.press('Enter');
  await last.and(marked).waitFor();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await last.and(marked).waitFor();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await marked.waitFor({ state: 'detached' });
});

test('the finder: Space ticks, the number found is announced, and the focus stays where it was', async () => {
  const { page, problems } = await open('/products/all-products');
  const form = page.getByRole('form', { name: '製品の絞り込み' });
  const found = page.getByRole('region', { name: '製品の一覧' }).getByRole('status');
  const all = (await found.textContent()) ?? '';
  const box = form.getByRole('checkbox', { name: /^無線LAN/ }).first();
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await found.filter({ hasNotText: new RegExp(`^${all}$`) }).waitFor();
  await hasFocus(box);
  expect(await box.isChecked()).toBe(true);
  const some = (await found.textContent()) ?? '';

  const group = form.locator('.facet-group').nth(1);
  const isFolded = group.and(page.locator(':not([open])'));
  await tabTo(page, group.locator('summary').first());
  await page.keyboard.press('Enter');
  await isFolded.waitFor();
  await page.keyboard.press('Enter');
  const option = group.getByRole('checkbox').first();
  await tabTo(page, option);
  await page.keyboard.press('Space');
  await page.waitForURL((url) => url.searchParams.size === 2);
  await hasFocus(option);

  await tabTo(page, form.getByRole('link', { name: '製品の一覧へ移動' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const taken = page.getByRole('list', { name: '選択中の条件' }).getByRole('link').last();
  await tabTo(page, taken);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${origin()}/products/all-products`);
  await found.filter({ hasText: new RegExp(`^${all}$`) }).waitFor();
  expect(some).not.toBe(all);
  expect(await box.isChecked()).toBe(false);
  expect(problems).toEqual([]);
});

test('the pictures of a product: open, turn with the arrows, close with Escape, and be where one was', async () => {
  const { page, problems } = await open(PRODUCT);
  const main = page.getByRole('main');
  const large = main.locator('a[aria-haspopup=dialog]').first();
  await tabTo(page, large);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await focusIsInside(dialog)).toBe(true);
  await dialog.getByText(/^1 \/ \d+$/).waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog.getByText(/^2 \/ \d+$/).waitFor();
  await page.keyboard.press('ArrowLeft');
  await dialog.getByText(/^1 \/ \d+$/).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await hasFocus(large);
  expect(problems).toEqual([]);
});

test('the mobile menu traps the focus, and returns it on closing', async () => {
  const { page, problems } = await open('/', PHONE);
  const button = page.getByRole('button', { name: 'メニュー' });
  const menu = page.getByRole('dialog', { name: 'メニュー' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await menu.waitFor();
  const controls = await menu.locator('a:visible, button:visible').count();
  const outside: string[] = [];
  for (let step = 0; step < controls + 3; step++) {
    await page.keyboard.press('Tab');
    outside.push(
      ...(await menu.evaluate((element) => {
        const { activeElement } = document;
        // After the last control the focus may move to the browser's own controls, but never to the page
        // behind the dialog.
        return activeElement === document.body || element.contains(activeElement)
          ? []
          : [activeElement?.outerHTML.slice(0, 80) ?? ''];
      })),
    );
  }
  expect(outside).toEqual([]);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await hasFocus(button);

  await page.keyboard.press('Space');
  await tabTo(page, menu.getByRole('button', { name: /製品情報/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByRole('button', { name: 'ルーター' }));
  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByRole('link', { name: 'ルーターの一覧' }));
  await tabTo(page, menu.getByRole('button', { name: '閉じる' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await menu.waitFor({ state: 'hidden' });
  await hasFocus(button);
  expect(problems).toEqual([]);
});

test('a question opens and closes with the keyboard, and only then its answer is in the way of Tab', async () => {
  const { page } = await open('/faq');
  const first = page.getByRole('main').locator('details').first();
  const question = first.locator('summary');
  const link = first.getByRole('link', { name: 'このご質問のページ' });
  await tabTo(page, question);
  expect(await link.isVisible()).toBe(false);
  await page.keyboard.press('Space');
  await link.waitFor();
  await tabTo(page, link);
  await tabTo(page, question, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await link.waitFor({ state: 'hidden' });
  await page.keyboard.press('Tab');
  expect(await focusIsInside(first)).toBe(false);
});
