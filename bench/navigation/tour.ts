import type { ElementHandle, Page } from 'playwright-core';
import { type Arrival, readClock } from './arrival-clock.ts';

export interface Click extends Arrival {
  from: string;
  to: string;
}

/**
 * Milliseconds that people take from reaching a link to the click, and from touching it to lifting the
 * finger.
 */
const REST_MS = 200;
const TOUCH_MS = 80;
const SCROLLED_MS = 300;
/** Milliseconds that a visitor reads a page before the next click. */
const READING_MS = 400;

type Link = ElementHandle<HTMLAnchorElement>;

const pathOf = (link: Link) => link.evaluate(({ pathname }) => pathname);
const shownPath = (page: Page) => page.evaluate(() => window.location.pathname);

async function press(page: Page, link: Link, hasTouch: boolean): Promise<void> {
  // Bars at both ends of the window cover content below them.
  await link.evaluate((anchor) => anchor.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // Pictures that come into view may still shift the link.
  await page.waitForTimeout(SCROLLED_MS);
  const box = await link.boundingBox();
  if (!box) throw new Error('the link has no box');
  const [x, y] = [box.x + Math.min(box.width / 2, 40), box.y + Math.min(box.height / 2, 12)];
  if (!hasTouch) {
    await page.mouse.move(x, y);
    await page.waitForTimeout(REST_MS);
    await page.mouse.click(x, y);
    return;
  }
  const input = await page.context().newCDPSession(page);
  await input.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(TOUCH_MS);
  await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await input.detach();
}

/** Clicks a link as a visitor does, and measures its page. */
async function follow(page: Page, link: Link, hasTouch: boolean): Promise<Click> {
  const [from, to] = [await shownPath(page), await pathOf(link)];
  await press(page, link, hasTouch);
  await page
    .waitForURL((url) => url.pathname !== from, { waitUntil: 'commit', timeout: 10_000 })
    .catch(() => {
      throw new Error(`${from} → ${to} was not followed`);
    });
  const arrival = await readClock(page);
  if (!arrival) throw new Error(`${from} → ${to} was a new document`);
  await page.waitForTimeout(READING_MS);
  return { from, to, ...arrival };
}

/** First link of the page's main part to a page below it, such as a product or an article. */
async function detailLink(page: Page): Promise<Link | undefined> {
  const here = await shownPath(page);
  for (const link of await page.$$('main section a[href^="/"], main li a[href^="/"]')) {
    const anchor = link as Link;
    if ((await pathOf(anchor)).startsWith(`${here}/`) && (await anchor.isVisible())) return anchor;
  }
  return undefined;
}

/** Visits each page of the footer, and one page below each. */
export async function tour(page: Page, hasTouch: boolean): Promise<Click[]> {
  const clicks: Click[] = [];
  const addresses = await page.$$eval('footer nav a', (links) => [
    ...new Set(links.map((link) => link.getAttribute('href') ?? '')),
  ]);
  for (const address of addresses.filter((one) => !/[?#]/.test(one))) {
    if (address === (await shownPath(page))) continue;
    const link = await page.$(`footer nav a[href="${address}"]`);
    if (link) clicks.push(await follow(page, link as Link, hasTouch));
    const further = await detailLink(page);
    if (further) clicks.push(await follow(page, further, hasTouch));
  }
  return clicks;
}
