import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  CONTACT_DIALOG_DELAY_MS,
  QUICK_INQUIRY_DELAY_MS,
  SCROLL_THROTTLE_MS,
} from '../../../shared/constants.ts';
import { settled } from '../../support/browser/arrival.ts';
import { anyOverlay, close, dialog, item, PRODUCT, prompt } from '../../support/browser/overlays.ts';
import { builtFile } from '../../support/sites/built-file.ts';
import { follow, pass, timedSite } from '../../support/sites/timed-site.ts';

const site = timedSite();

test('an open panel of the header and an open menu come first', async () => {
  const { page } = await site.open(PRODUCT);
  await page.getByRole('button', { name: '製品情報' }).click();
  await settled(page);
  await pass(page, QUICK_INQUIRY_DELAY_MS * 2);
  expect(await anyOverlay(page).count()).toBe(0);
  await page.keyboard.press('Escape');
  await prompt(page).waitFor();
  expect(await item(page, 'sessionStorage', 'quickInquiryClosed')).toBeNull();

  const mobile = await site.open(PRODUCT, { viewport: { width: 375, height: 812 } });
  await mobile.page.getByRole('button', { name: 'メニュー' }).click();
  await settled(mobile.page);
  await pass(mobile.page, QUICK_INQUIRY_DELAY_MS * 2);
  expect(await anyOverlay(mobile.page).count()).toBe(0);
  await mobile.page.keyboard.press('Escape');
  await prompt(mobile.page).waitFor();
});

test('each page restarts the time, and an offer disappears with its page', async () => {
  const { page, problems } = await site.open('/company');
  await pass(page, QUICK_INQUIRY_DELAY_MS - 1_000);
  await follow(page, '/company/profile');
  await pass(page, QUICK_INQUIRY_DELAY_MS - 1_000);
  expect(await anyOverlay(page).count()).toBe(0);
  await pass(page, 1_000);
  await prompt(page).waitFor();
  await follow(page, '/company/leader');
  expect(await prompt(page).count()).toBe(1);
  await follow(page, '/about-us');
  await prompt(page).waitFor({ state: 'detached' });
  expect(await item(page, 'sessionStorage', 'quickInquiryClosed')).toBeNull();
  expect(problems).toEqual([]);
});

test.each([375, 768, 1440])(
  'at %d px the layout does not shift, and neither bar nor focus is covered',
  async (width) => {
    const { page } = await site.open(PRODUCT, {
      viewport: { width, height: 812 },
      prepare: (target) =>
        target.addInitScript(() => {
          const shifts: number[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              shifts.push(entry.value);
          }).observe({ type: 'layout-shift' });
        }),
    });
    await settled(page);
    const shifted = () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.length);
    const before = await shifted();
    await pass(page, QUICK_INQUIRY_DELAY_MS);
    await prompt(page).waitFor();
    expect((await shifted()) - before).toBe(0);
    const card = await box(page, '[data-overlay]');
    const bar = await box(page, 'nav[aria-label="お問い合わせとカタログ請求"]');
    expect(overlap(card, bar)).toBe(false);

    const under = page.getByRole('contentinfo').getByRole('link').last();
    await under.focus();
    await pass(page, 100);
    expect(overlap(await box(page, '[data-overlay]'), await box(page, ':focus'))).toBe(false);
  },
);

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function box(page: Page, selector: string): Promise<Box> {
  const found = await page.locator(selector).first().boundingBox();
  if (!found) throw new Error(`${selector} is not to be seen`);
  return found;
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('it takes no focus, returns the focus it received, and is not printed', async () => {
  const { page } = await site.open(PRODUCT);
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await pass(page, QUICK_INQUIRY_DELAY_MS);
  await prompt(page).waitFor();
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  await close(page).focus();
  await page.keyboard.press('Enter');
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  await pass(page, CONTACT_DIALOG_DELAY_MS);
  await dialog(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await dialog(page).isVisible()).toBe(false);
});

test('where storage is blocked they work, and closing holds on this page', async () => {
  const { page, problems } = await site.open(PRODUCT, {
    prepare: (target) =>
      target.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
      }),
  });
  await pass(page, QUICK_INQUIRY_DELAY_MS);
  await prompt(page).getByRole('button', { name: '閉じる' }).click();
  await follow(page, '/company');
  await pass(page, QUICK_INQUIRY_DELAY_MS);
  expect(await prompt(page).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('their code is fetched when the first of them is due, the library of the form when it is opened', async () => {
  const requested: string[] = [];
  const { page } = await site.open(PRODUCT, {
    prepare: async (target) => target.on('request', (request) => requested.push(request.url())),
  });
  const fetched = (part: string) =>
    requested.includes(site.origin() + builtFile(`client/features/overlays/${part}`));
  await settled(page);
  expect(fetched('overlay-views.tsx')).toBe(false);
  await pass(page, QUICK_INQUIRY_DELAY_MS);
  await prompt(page).waitFor();
  expect([fetched('overlay-views.tsx'), fetched('quick-inquiry/quick-inquiry-dialog.tsx')]).toEqual([
    true,
    false,
  ]);
  await prompt(page).getByRole('button', { name: 'かんたんお問い合わせ' }).click();
  await page.getByRole('dialog', { name: 'かんたんお問い合わせ' }).waitFor();
  expect(fetched('quick-inquiry/quick-inquiry-dialog.tsx')).toBe(true);
});

test('on a phone all that stays in view takes no more than a quarter of the window, and a line can be swiped away', async () => {
  const { page } = await site.open(PRODUCT, { viewport: { width: 375, height: 812 }, hasTouch: true });
  await page.evaluate(() => window.scrollTo({ top: 1_500, behavior: 'instant' }));
  await pass(page, QUICK_INQUIRY_DELAY_MS);
  const line = prompt(page);
  await line.waitFor();
  expect((await box(page, '[data-overlay]')).height).toBeLessThanOrEqual(57);
  for (const top of [1_700, 1_600]) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await pass(page, SCROLL_THROTTLE_MS);
    await page.waitForFunction(
      (down) => document.querySelector('header')?.hasAttribute('data-away') === down,
      top === 1_700,
    );
    // Counts pixel rows whose centre is covered by a fixed or sticky element.
    const taken = await page.evaluate(() => {
      const rows = Array.from({ length: window.innerHeight }, (_, y) => document.elementFromPoint(187, y));
      return rows.filter((element) => element?.closest('header, .sticky, .fixed, .prompt')).length;
    });
    expect(taken).toBeGreaterThan(100);
    expect(taken).toBeLessThanOrEqual(812 / 4);
  }
  const { y, height } = await box(page, '[data-overlay]');
  const at = { identifier: 0, clientY: y + height / 2 };
  await line.dispatchEvent('touchstart', {
    touches: [{ ...at, clientX: 60 }],
    changedTouches: [{ ...at, clientX: 60 }],
  });
  await line.dispatchEvent('touchend', { touches: [], changedTouches: [{ ...at, clientX: 200 }] });
  await line.waitFor({ state: 'detached' });
  expect(await item(page, 'sessionStorage', 'quickInquiryClosed')).toBe('1');
});

test.each([1024, 1440, 1920])('in a window of %i px it is one line with its sentence', async (width) => {
  const { page } = await site.open(PRODUCT, { viewport: { width, height: 900 } });
  await pass(page, QUICK_INQUIRY_DELAY_MS);
  await prompt(page).waitFor();
  expect(await prompt(page).getByText('4項目の入力で').isVisible()).toBe(true);
  expect((await box(page, '[data-overlay]')).height).toBeLessThanOrEqual(57);
});

test.each(['/products/list?items=203x2', '/products/compare?ids=203,205', '/tools/poe'])(
  'while somebody compares, lists or calculates no overlay appears: %s',
  async (path) => {
    const { page } = await site.open(path);
    await pass(page, CONTACT_DIALOG_DELAY_MS * 2);
    expect(await anyOverlay(page).count()).toBe(0);
  },
);
