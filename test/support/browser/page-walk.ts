import type { CDPSession, Page } from 'playwright-core';
import {
  INQUIRY_SENT_KEY,
  QUICK_INQUIRY_CLOSED_KEY,
  SURVEY_DISMISSED_KEY,
} from '../../../shared/constants.ts';
import { evaluateAll, tasksDone } from './arrival.ts';

export const HEIGHT = 900;
/** Default text size in pixels. */
const NORMAL_SIZE = 16;

/** Function for `page.evaluate` that returns the faults of the page. */
type Probe = () => string[];

/** Resizes the window to a width, and runs the probes after the page has adapted. */
export async function askAtWidth(page: Page, width: number, probes: Probe[]): Promise<string[][]> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: HEIGHT });
  return askSettled(page, probes);
}

async function askSettled(page: Page, probes: Probe[]): Promise<string[][]> {
  const [, , ...answers] = await evaluateAll<unknown>(page, [framesShown, tasksDone, ...probes]);
  return answers as string[][];
}

/**
 * Waits for two frames, after which layout is done; React renders in scheduler tasks. Runs in the page,
 * through `page.evaluate`.
 */
function framesShown(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/**
 * Returns whether the bar at the window's end covers the last link of the page. Runs in the page, through
 * `page.evaluate`.
 */
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
 * Opens pages as a visitor who has already dismissed all prompts. Prompts appear after some seconds, so a
 * walk would meet them depending on the machine's speed. Separate suites cover them.
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

/**
 * Runs a probe for a visitor whose browser setting for text has this size, which media queries also respect.
 */
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

/** Interactive parts, which have no function without script. */
const INTERACTIVE =
  '[role=region][aria-roledescription=カルーセル], section[aria-label=おすすめ情報], button';

/**
 * Visible lines of text below `selector`. Must be the last call for a page, because it hides interactive
 * parts.
 */
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

/**
 * Processes the items sequentially in each of `lanes`, with the lanes running concurrently to use every core.
 */
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
