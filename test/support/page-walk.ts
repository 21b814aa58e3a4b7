import type { CDPSession, Page } from 'playwright-core';
import { INQUIRY_SENT_KEY, QUICK_INQUIRY_CLOSED_KEY, SURVEY_DISMISSED_KEY } from '../../shared/constants.ts';
import { evaluateAll, tasksDone } from './arrival.ts';

export const HEIGHT = 900;
/** Of text, where the visitor has set nothing. */
const NORMAL_SIZE = 16;

/** A function for `page.evaluate` that answers with what is wrong with the page. */
export type Probe = () => string[];

/** Gives the window a width, and asks the page when it has answered to that. */
export async function askAtWidth(page: Page, width: number, probes: Probe[]): Promise<string[][]> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: HEIGHT });
  return askSettled(page, probes);
}

async function askSettled(page: Page, probes: Probe[]): Promise<string[][]> {
  const [, , ...answers] = await evaluateAll<unknown>(page, [framesShown, tasksDone, ...probes]);
  return answers as string[][];
}

/** The frame answers with the next picture, React in tasks of its own. For `page.evaluate`: it runs in the page. */
function framesShown(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
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

/**
 * Opens pages as a visitor who has answered all prompts. They come after some seconds: a walk would meet them or not, as the
 * machine is quick or slow. Suites of their own look at them.
 */
export async function keepPromptsAway(page: Page): Promise<void> {
  await page.addInitScript(
    ([closed = '', sent = '', dismissed = '']) => {
      sessionStorage.setItem(closed, '1');
      sessionStorage.setItem(sent, '1');
      localStorage.setItem(dismissed, '1');
    },
    [QUICK_INQUIRY_CLOSED_KEY, INQUIRY_SENT_KEY, SURVEY_DISMISSED_KEY],
  );
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
}

/** Asks a page whose visitor has text of this size, as the browser's settings allow; media queries count in it, too. */
export async function askWithTextOfSize(page: Page, size: number, probe: Probe): Promise<string[]> {
  const session = await sessionOf(page);
  const set = (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } });
  const sizeShown = () => [getComputedStyle(document.documentElement).fontSize];
  await set(size);
  const [[shown] = [], found = []] = await askSettled(page, [sizeShown, probe]);
  await set(NORMAL_SIZE);
  const [after] = await page.evaluate(sizeShown);
  for (const [is, meant] of [
    [shown, size],
    [after, NORMAL_SIZE],
  ])
    if (is !== `${meant}px`) throw new Error(`text of ${is}, not of ${meant}px`);
  return found;
}

/** Parts that are for doing, not for reading: without script they would do nothing. */
const INTERACTIVE =
  '[role=region][aria-roledescription=カルーセル], section[aria-label=おすすめ情報], button';

/** The text that can be seen below `selector`, line by line. The last thing asked of a page: its interactive parts are gone. */
export function visibleLines(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    ([where = '', interactive = '']) => {
      const [element, another] = document.querySelectorAll<HTMLElement>(where);
      if (!element || another) throw new Error(`${element ? 'more than one' : 'no'} ${where}`);
      for (const part of element.querySelectorAll<HTMLElement>(interactive)) part.style.display = 'none';
      const lines = element.innerText.split('\n');
      return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
    },
    [selector, INTERACTIVE],
  );
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
