import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { hydrated } from '../../support/browser/arrival.ts';
import { browserSite } from '../../support/browser/browser-site.ts';
import { until } from '../../support/until.ts';

const site = browserSite();

const PHONE = { viewport: { width: 375, height: 812 } };

/** Opens a document whose scripts are delayed, so that it is not hydrated. */
async function openUntouched(path: string): Promise<Page> {
  const { page } = await site.newPage(PHONE);
  await holdScripts(page);
  await page.goto(site.origin() + path);
  return page;
}

function holdScripts(page: Page): Promise<unknown> {
  return page.route(/\/assets\/entry\.client-/, () => {});
}

const isLaidOut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((element) =>
      element.checkVisibility({ contentVisibilityAuto: true } as CheckVisibilityOptions),
    );

const LAST = 'main > section:last-of-type h2';

/** Number of parts of the page whose layout the browser may defer. */
function partsForLater(page: Page): Promise<number> {
  return page
    .locator('section, footer')
    .evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
    );
}

/** First heading below the window's upper edge, with its distance from that edge. */
function placeOf(page: Page): Promise<{ heading: string | null; top: number } | undefined> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main h2')]
      .map((heading) => ({ heading: heading.textContent, top: heading.getBoundingClientRect().top }))
      .find(({ top }) => top > 0),
  );
}

test('content below the window is laid out when the visitor comes near, before hydration', async () => {
  const page = await openUntouched('/');
  expect(await isLaidOut(page, 'h1')).toBe(true);
  expect(await isLaidOut(page, LAST)).toBe(false);
  await page.locator('main > section').last().scrollIntoViewIfNeeded();
  await until('the part that is looked at is laid out', () => isLaidOut(page, LAST));
});

test('after hydration, this page and all later ones are laid out completely', async () => {
  const { page } = await site.open('/', PHONE);
  expect(await isLaidOut(page, LAST)).toBe(true);
  expect(await partsForLater(page)).toBe(0);
  await page.locator('main a[href^="/products/"]:visible').first().click();
  await page.locator('#main h1:focus').waitFor();
  expect(new URL(page.url()).pathname).not.toBe('/');
  expect(await partsForLater(page)).toBe(0);
});

test("a reloaded page shows the visitor's scroll position before hydration", async () => {
  const { page } = await site.open('/', PHONE);
  await page.locator(LAST).scrollIntoViewIfNeeded();
  const before = await placeOf(page);
  await holdScripts(page);
  await page.reload();
  await until('the same place is shown', async () => isDeepStrictEqual(await placeOf(page), before));
  expect(await partsForLater(page)).toBe(0);
});

test('an address that names a part of the page is laid out down to it from the start', async () => {
  const id = await (await openUntouched('/')).locator(LAST).getAttribute('id');
  const page = await openUntouched(`/#${id}`);
  expect(await partsForLater(page)).toBe(0);
  expect(await page.locator(`#${id}`).evaluate((part) => part.getBoundingClientRect().top)).toBeLessThan(812);
});

test('a document prints completely without hydration', async () => {
  const page = await openUntouched('/');
  expect(await partsForLater(page)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await partsForLater(page)).toBe(0);
});

const MADE_LATE = ['Collator', 'DateTimeFormat', 'DisplayNames', 'NumberFormat', 'PluralRules', 'Segmenter'];

/**
 * The first formatter or segmenter loads the browser's tables of a language: 13 to 20 ms, four times that on
 * a phone.
 */
test.each(['/', '/products/switches', '/sales', '/webinar'])(
  '%s hydrates without formatters and segmenters of the browser',
  async (path) => {
    const { page } = await site.newPage(PHONE);
    await page.addInitScript((names) => {
      const made: string[] = [];
      Object.assign(window, { made });
      for (const name of names) {
        Reflect.set(
          Intl,
          name,
          new Proxy(Reflect.get(Intl, name), {
            construct(target, call, newTarget) {
              made.push(name);
              return Reflect.construct(target, call, newTarget);
            },
          }),
        );
      }
    }, MADE_LATE);
    await page.goto(site.origin() + path);
    await hydrated(page);
    expect(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([]);
  },
);
