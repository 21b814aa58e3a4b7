import type { Page, Response } from 'playwright-core';
import { requestsOf } from './page-requests.ts';

/**
 * Waits until React has taken the page over: the server sends the menus as links, and buttons that open something take
 * their place. The page itself tells, as soon as it changes; to look for them by role, again and again, costs a sixth of
 * what the page costs. What stands between header and footer is taken over when the visitor shows that they are there, and
 * what is below the window is laid out then.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(takenOver);
}

/** For `page.evaluate`: it runs in the page, whose clock may stand still. */
async function takenOver(): Promise<void> {
  const { scheduler } = window as unknown as {
    scheduler: { postTask(task: () => void, options: object): Promise<void> };
  };
  type Fiber = { child: Fiber | null; sibling: Fiber | null; memoizedState: { dehydrated?: Comment } | null };
  // HANG_MS, which does not reach into the page.
  const late = AbortSignal.timeout(120_000);
  const isReady = () =>
    [...document.querySelectorAll('header button[aria-expanded]:not([role=search] *)')].some((button) =>
      button.checkVisibility(),
    );
  /** React marks with such a comment what it takes over by itself, and keeps the mark until it has. */
  const isHeld = (fiber: Fiber | null): boolean =>
    fiber !== null &&
    (fiber.memoizedState?.dehydrated?.data === '&' || isHeld(fiber.child) || isHeld(fiber.sibling));
  function root(): Fiber | null {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
    const container = key && (document as unknown as Record<string, { stateNode: { current: Fiber } }>)[key];
    return container ? container.stateNode.current : null;
  }

  // Where the clock stands still no frame is painted, and the scripts wait for one; but not for a visitor.
  window.dispatchEvent(new Event('keydown'));
  await new Promise<void>((resolve, reject) => {
    if (isReady()) return resolve();
    const observer = new MutationObserver(() => {
      if (!isReady()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document, { subtree: true, childList: true });
    late.onabort = () => reject(new Error('the frame was not taken over within two minutes'));
  });
  window.dispatchEvent(new Event('pointermove'));
  while (isHeld(root())) {
    if (late.aborted) throw new Error('the page was not taken over within two minutes');
    await scheduler.postTask(() => {}, { priority: 'background', delay: 5 });
  }
  while (!('laidOut' in document.documentElement.dataset)) {
    if (late.aborted) throw new Error('the page was not laid out whole within two minutes');
    await scheduler.postTask(() => {}, { priority: 'background', delay: 5 });
  }
}

/**
 * React renders in tasks of its own, after the timers: waits until none is left. A task of the lowest priority runs after
 * all of them; it needs neither a clock that may be stopped nor a frame.
 */
export function rendered(page: Page): Promise<void> {
  return page.evaluate(tasksDone);
}

/** For `page.evaluate`: it runs in the page. */
export async function tasksDone(): Promise<void> {
  const { scheduler } = window as unknown as {
    scheduler: { postTask(task: () => void, options: object): Promise<void> };
  };
  await scheduler.postTask(() => {}, { priority: 'background' });
}

/**
 * Waits until the page has what it asks for by itself: nothing is on its way, and the browser, left to itself, asks for
 * nothing more. For pages of `openPage`.
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
 * For `page.evaluate`: it runs in the page. Two frames let pictures be found that have come into the window; where a test
 * has stopped the clock, what waits for an idle moment or a frame waits on.
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

/** Goes to an address, with script, and waits until the page has what it asks for by itself and reacts to what is done to it. */
export async function visit(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url);
  await hydrated(page);
  await settled(page);
  return response;
}

/**
 * Does what leads to another document, and waits until all of that is there. A click waits for its beginning alone: what is
 * counted then is counted while the document is still being read.
 */
export async function arriveBy(page: Page, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForEvent('load'), act()]);
}

/** Loads the page anew, and waits as `visit` does. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
  await settled(page);
}

/** For walks through many pages: as soon as the page has loaded, reacts, and has nothing left to do. */
export async function visitShortly(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url, { waitUntil: 'load' });
  await evaluateAll(page, [takenOver, tasksDone]);
  return response;
}

/**
 * What functions for `page.evaluate` answer, one after the other, asked in one go: to bring each into the page by itself
 * costs more than most of them do there.
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
