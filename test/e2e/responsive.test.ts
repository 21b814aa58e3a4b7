import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage } from '../support/browser.ts';
import { type SiteProcess, startSiteProcess } from '../support/process.ts';
import { samplePaths } from '../support/sample-paths.ts';

/** Both sides of every change of layout, and the ends of what is usual. */
const WIDTHS = [320, 375, 750, 751, 992, 993, 1440, 1920];

let site: SiteProcess;
let browser: Browser;

beforeAll(async () => {
  site = startSiteProcess();
  [browser] = await Promise.all([launchBrowser(), site.ready()]);
}, 60_000);

afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** What is wrong with the layout that the window shows now. Runs in the page. */
function layoutProblems(): string[] {
  const problems: string[] = [];
  const root = document.documentElement;
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} 「${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24)}」`;
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const overflow = root.scrollWidth - window.innerWidth;
  if (overflow > 0) problems.push(`${overflow} px wider than the window`);

  // Line by line: a link that wraps has no business with what stands between its first line and its last.
  for (const area of document.querySelectorAll('header, footer, main')) {
    const controls = [...area.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((element) => isShown(element) && !movesOverOthers(element))
      .map((element) => ({ element, boxes: [...element.getClientRects()] }));
    for (const [place, one] of controls.entries()) {
      const on = controls.slice(place + 1, place + 8).find((other) => {
        if (one.element.contains(other.element)) return false;
        return one.boxes.some((box) => other.boxes.some((otherBox) => overlap(box, otherBox)));
      });
      if (on) problems.push(`${name(one.element)} lies on ${name(on.element)}`);
    }
  }

  // A word that no line is long enough for is cut off, where its box does not scroll.
  for (const element of document.querySelectorAll(
    'main h1, main h2, main h3, main p, main a, main button, main dd, header a, footer a',
  )) {
    if (!isShown(element) || element.classList.contains('sr-only')) continue;
    const { overflowX } = getComputedStyle(element);
    const cut = element.scrollWidth - element.clientWidth;
    if (element.clientWidth > 1 && cut > 2 && overflowX !== 'visible' && overflowX !== 'auto')
      problems.push(`${name(element)} is cut off by ${cut} px`);
  }
  return [...new Set(problems)];

  function overlap(one: DOMRect, other: DOMRect): boolean {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return Math.min(one.width, other.width) > 1 && width > 2 && height > 2;
  }

  /** Slides take each other's place, and a bar that sticks moves over what is scrolled below it. */
  function movesOverOthers(element: Element): boolean {
    return element.closest('[aria-roledescription], .slick-slider, dialog, main .sticky') !== null;
  }
}

async function barCoversTheEnd(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const bar = document.querySelector('nav[aria-label="お問い合わせとカタログ請求"]');
    const last = [...document.querySelectorAll('footer a')].at(-1);
    if (!bar || !last) return false;
    const [a, b] = [bar.getBoundingClientRect(), last.getBoundingClientRect()];
    return a.top < b.bottom - 1 && a.bottom > b.top + 1 && a.left < b.right - 1 && a.right > b.left + 1;
  });
}

test('every page fits every width: nothing beside the window, nothing on top of another, nothing cut off', async () => {
  const { page, problems } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  const found: string[] = [];
  for (const { id, path } of await samplePaths(site.origin())) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site.origin() + path, { waitUntil: 'load' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // The frame answers a resize with the next picture.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      found.push(
        ...(await page.evaluate(layoutProblems)).map((problem) => `${id} at ${width} px: ${problem}`),
      );
      if (await barCoversTheEnd(page)) found.push(`${id} at ${width} px: the bar covers the end of the page`);
      await page.evaluate(() => window.scrollTo(0, 0));
    }
    found.push(...problems.splice(0).map((problem) => `${id}: ${problem}`));
  }
  await page.context().close();
  expect(found).toEqual([]);
}, 300_000);
