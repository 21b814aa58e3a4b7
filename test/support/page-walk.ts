import type { Page } from 'playwright-core';
import { rendered } from './arrival.ts';

export const HEIGHT = 900;
/** Of text, where the visitor has set nothing. */
const NORMAL_SIZE = 16;

/** Gives the window a width, and waits until the page has answered. */
export async function resize(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width === width) return;
  await page.setViewportSize({ width, height: HEIGHT });
  await answered(page);
}

/** The frame answers with the next picture, React in tasks of its own. */
async function answered(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await rendered(page);
}

/** Whether the bar at the window's end lies on the last link of the page. For `page.evaluate`: it runs in the page. */
export function endProblems(): string[] {
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const bar = document.querySelector('nav[aria-label="お問い合わせとカタログ請求"]');
  const last = [...document.querySelectorAll('footer a')].at(-1);
  const [a, b] = [bar?.getBoundingClientRect(), last?.getBoundingClientRect()];
  window.scrollTo({ top: 0, behavior: 'instant' });
  const covers =
    a && b && a.top < b.bottom - 1 && a.bottom > b.top + 1 && a.left < b.right - 1 && a.right > b.left + 1;
  return covers ? ['the bar covers the end of the page'] : [];
}

/** Asks a page whose visitor has text of this size, as the browser's settings allow; media queries count in it, too. */
export async function withTextOfSize<T>(page: Page, size: number, ask: () => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page);
  const set = async (standard: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } });
    await answered(page);
    const shown = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    if (shown !== `${standard}px`) throw new Error(`text of ${shown}, not of ${standard}px`);
  };
  await set(size);
  const answer = await ask();
  await set(NORMAL_SIZE);
  await session.detach();
  return answer;
}

/** Parts that are for doing, not for reading: without script they would do nothing. */
const INTERACTIVE =
  '[role=region][aria-roledescription=カルーセル], section[aria-label=おすすめ情報], button';

/** The text that can be seen below `selector`, line by line. The last thing asked of a page: its interactive parts are gone. */
export function visibleLines(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluate((element, interactive) => {
    for (const part of element.querySelectorAll<HTMLElement>(interactive)) part.style.display = 'none';
    const lines = (element as HTMLElement).innerText.split('\n');
    return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
  }, INTERACTIVE);
}

/** Takes the items one after the other in each of `lanes` at once, so that every core has work. */
export async function inLanes<Item, Lane>(
  items: readonly Item[],
  lanes: readonly Lane[],
  work: (item: Item, lane: Lane) => Promise<unknown>,
): Promise<void> {
  const rest = [...items];
  await Promise.all(
    lanes.map(async (lane) => {
      for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item, lane);
    }),
  );
}
