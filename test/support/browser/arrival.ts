import type { Page, Response } from 'playwright-core';
import { requestsOf } from '../requests/page-requests.ts';

/**
 * Waits until React has hydrated the page. The server renders the menus as links, which buttons replace on
 * hydration; a mutation observer notices the change, because polling by role costs a sixth of the time that
 * the page takes. The content between header and footer is hydrated on the first interaction, and layout
 * below the fold is completed after that.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(TAKEN_OVER);
}

/** Runs in the page, as `TAKEN_OVER`; its clock may be stopped. */
async function takenOver(isContentHydrated: () => boolean): Promise<void> {
  const { scheduler } = window as unknown as {
    scheduler: { postTask(task: () => void, options: object): Promise<void> };
  };
  // The value of HANG_MS, which is not available in the page.
  const late = AbortSignal.timeout(120_000);
  const isReady = () =>
    [...document.querySelectorAll('header button[aria-expanded]:not([role=search] *)')].some((button) =>
      button.checkVisibility(),
    );

  // While the clock is stopped no frame is painted, which the scripts wait for; an interaction starts them at
  // once.
  window.dispatchEvent(new Event('keydown'));
  await new Promise<void>((resolve, reject) => {
    if (isReady()) return resolve();
    const observer = new MutationObserver(() => {
      if (!isReady()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document, { subtree: true, childList: true });
    late.onabort = () => reject(new Error('the frame was not hydrated within two minutes'));
  });
  window.dispatchEvent(new Event('pointermove'));
  while (!isContentHydrated()) {
    if (late.aborted) throw new Error('the page was not hydrated within two minutes');
    await scheduler.postTask(() => {}, { priority: 'background', delay: 5 });
  }
  while (!('laidOut' in document.documentElement.dataset)) {
    if (late.aborted) throw new Error('the page was not laid out whole within two minutes');
    await scheduler.postTask(() => {}, { priority: 'background', delay: 5 });
  }
}

/**
 * Whether React has committed the hydration of the page's content. Elements carry React's keys from the render
 * before that. Runs in the page.
 */
export function isContentHydrated(): boolean {
  type Fiber = { child: Fiber | null; sibling: Fiber | null; memoizedState: { dehydrated?: Comment } | null };
  const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
  if (!key) return false;
  /** React keeps the opening comment of a boundary, with these data, until it has hydrated it. */
  const isHeld = (fiber: Fiber | null): boolean =>
    fiber !== null &&
    (fiber.memoizedState?.dehydrated?.data === '&' || isHeld(fiber.child) || isHeld(fiber.sibling));
  const root = (document as unknown as Record<string, { stateNode: { current: Fiber } }>)[key];
  return root !== undefined && !isHeld(root.stateNode.current);
}

/** Source of `takenOver` with its condition: only one function can be sent to a page. */
const TAKEN_OVER = `(${takenOver})(${isContentHydrated})`;

/**
 * Waits until React has rendered. React renders in scheduler tasks after the timers; a task of the lowest
 * priority runs after all of them and needs neither a running clock nor a frame.
 */
export function rendered(page: Page): Promise<void> {
  return page.evaluate(tasksDone);
}

/** Runs in the page, through `page.evaluate`. */
export async function tasksDone(): Promise<void> {
  const { scheduler } = window as unknown as {
    scheduler: { postTask(task: () => void, options: object): Promise<void> };
  };
  await scheduler.postTask(() => {}, { priority: 'background' });
}

/**
 * Waits until the page has loaded all it requests by itself: no request is open, and an idle browser makes no
 * further one. Needs a page of `openPage`.
 */
export async function settled(page: Page): Promise<void> {
  const requests = requestsOf(page);
  for (let known = -1; known !== requests.count; ) {
    known = requests.count;
    await requests.answered();
    await page.evaluate(leftToItself);
  }
}

/**
 * Runs in the page, through `page.evaluate`. Two frames let the browser notice pictures that have entered the
 * viewport. With a stopped clock, idle callbacks and frames keep waiting.
 */
async function leftToItself(): Promise<void> {
  const { scheduler } = window as unknown as {
    scheduler: { postTask(task: () => void, options: object): Promise<void> };
  };
  const runs = /\[native code\]/.test(String(window.requestIdleCallback));
  for (let frame = 0; runs && frame < 2; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  if (runs) await new Promise((resolve) => requestIdleCallback(resolve));
  await scheduler.postTask(() => {}, { priority: 'background' });
}

/**
 * Opens an address with script, and waits until the page has loaded all it requests by itself and is
 * interactive.
 */
export async function visit(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url);
  await hydrated(page);
  await settled(page);
  return response;
}

/**
 * Performs an action that navigates to another document, and waits until that is complete. A click alone
 * waits only for the start of the navigation, so later assertions would run while the document is still being
 * parsed.
 */
export async function arriveBy(page: Page, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForEvent('load'), act()]);
}

/** Reloads the page, and waits as `visit` does. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
  await settled(page);
}

/** Opens a page for walks through many pages: waits only for the load event, hydration and pending tasks. */
export async function visitShortly(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(`${TAKEN_OVER}.then(${tasksDone})`);
  return response;
}

/**
 * Results of several functions for `page.evaluate`, run one after the other in a single evaluation, because
 * transferring each function costs more than most of them take.
 */
export function evaluateAll<Result>(
  page: Page,
  functions: (() => Result | Promise<Result>)[],
): Promise<Result[]> {
  return page.evaluate(`(async () => {
    const results = [];
    for (const ask of [${functions.join(',')}]) results.push(await ask());
    return results;
  })()`);
}

/**
 * Marks the document. Returns a function that tests whether the page still shows this document rather than a
 * new one.
 */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    (window as unknown as { sameDocument: boolean }).sameDocument = true;
  });
  return () => page.evaluate(() => (window as unknown as { sameDocument?: boolean }).sameDocument === true);
}
