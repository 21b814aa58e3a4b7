import type { Page, Response } from 'playwright-core';

/** Waits until React has taken the page over: the menu's entries become buttons. */
export async function hydrated(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(製品情報|メニュー)$/ })
    .first()
    .waitFor();
}

/**
 * React renders in tasks of its own, after the timers: waits until none is left. A task of the lowest priority runs after
 * all of them; it needs neither a clock that may be stopped nor a frame.
 */
export async function rendered(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { scheduler } = window as unknown as {
      scheduler: { postTask(task: () => void, options: object): Promise<void> };
    };
    await scheduler.postTask(() => {}, { priority: 'background' });
  });
}

/** Goes to an address, with script, and waits until the page has what it asks for by itself and reacts to what is done to it. */
export async function visit(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  await hydrated(page);
  return response;
}

/** Loads the page anew, and waits as `visit` does. */
export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'networkidle' });
  await hydrated(page);
}

/** For walks through many pages: as soon as the page has loaded, reacts, and has nothing left to do. */
export async function visitShortly(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url, { waitUntil: 'load' });
  await hydrated(page);
  await rendered(page);
  return response;
}
