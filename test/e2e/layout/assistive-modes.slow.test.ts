import { expect, test } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { browserSite } from '../../support/browser/browser-site.ts';
import { stayingParts } from '../../support/engines/in-page.ts';

const site = browserSite();

async function open(path: string, options: BrowserContextOptions): Promise<Page> {
  return (await site.open(path, options)).page;
}

/** Animated and transitioned elements with their durations. Runs in the page. */
function movements(): string[] {
  const longest = (value: string) =>
    Math.max(...value.split(',').map((part) => Number.parseFloat(part) * (part.includes('ms') ? 1 : 1_000)));
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
    const moves =
      (animationName !== 'none' && longest(animationDuration) > 10) || longest(transitionDuration) > 10;
    return moves ? [`${element.tagName.toLowerCase()}.${element.getAttribute('class')}`] : [];
  });
}

test('with reduced motion no element moves by itself, and the carousel waits for the visitor', async () => {
  const page = await open('/', { reducedMotion: 'reduce' });
  expect(await page.evaluate(movements)).toEqual([]);
  const carousel = page.getByRole('region', { name: 'おすすめ情報' });
  await carousel.getByRole('button', { name: '次へ' }).waitFor();
  expect(await carousel.getByRole('button', { name: '一時停止' }).getAttribute('aria-pressed')).toBe('true');
});

test.each(['/', '/products/all-products', '/service/warranty-check'])(
  'in forced colours every control of %s has an edge or words, and shows the focus',
  async (path) => {
    const page = await open(path, { forcedColors: 'active', viewport: { width: 1280, height: 900 } });
    const faint = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'button, input:not([type=hidden]), select, textarea, a[class*="bg-aqua"]',
        ),
      ]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .flatMap((element) => {
          const style = getComputedStyle(element);
          const hasEdge = Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none';
          const hasSign =
            element.textContent?.trim() !== '' ||
            element.querySelector('svg, .forced-color-adjust-none') !== null;
          const isNative = element.matches('input[type=checkbox], input[type=radio]');
          const isField = element.matches('input, select, textarea');
          return isNative || hasEdge || (!isField && hasSign) ? [] : [element.outerHTML.slice(0, 120)];
        }),
    );
    expect(faint).toEqual([]);

    const unseen: string[] = [];
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        // A checkbox may delegate its focus ring to the label around it.
        const ringed = element.matches('label :focus-visible')
          ? (element.closest('label') ?? element)
          : element;
        const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
          ? null
          : element.outerHTML.slice(0, 120);
      });
      if (outline) unseen.push(outline);
    }
    expect(unseen).toEqual([]);
  },
);

test('in forced colours buttons have an edge, and current or chosen items differ by more than the background', async () => {
  const page = await open('/service/warranty-check', { forcedColors: 'active' });
  const edge = (name: string) =>
    page
      .getByRole('button', { name })
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth));
  expect(await edge('保証状況を確認する')).toBeGreaterThan(0);
  const marks = await page
    .getByRole('navigation', { name: /メイン|グローバル/ })
    .locator('button, a')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => [
          element.hasAttribute('aria-current'),
          getComputedStyle(element).borderBottomColor !== getComputedStyle(document.body).backgroundColor,
        ]),
    );
  expect(marks.filter(([current]) => current).length).toBe(1);
  for (const [current, marked] of marks) expect(marked).toBe(current);
});

test('in dark forced colours the logo is light on black', async () => {
  const page = await open('/', { forcedColors: 'active', colorScheme: 'dark' });
  const picture = await page.getByRole('banner').getByRole('img').first().screenshot();
  const { channels } = await sharp(picture).removeAlpha().stats();
  expect(channels.map(({ min, max }) => [min < 20, max > 235])).toEqual(Array(3).fill([true, true]));
});

test('in a window of 320 x 256 px, as with a zoom of 400 %, nothing stays in view while the page scrolls', async () => {
  const page = await open('/products/all-products', { viewport: { width: 320, height: 256 } });
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.waitForFunction(() => document.querySelector('header')?.hasAttribute('data-scrolled'));
  expect(await page.evaluate(stayingParts)).toEqual([]);
});
