import type { BrowserContextOptions, Page } from 'playwright-core';
import type { WatchedPage } from './browser.ts';
import { browserSite } from './browser-site.ts';

export interface TimedSite {
  origin(): string;
  /** Opens a page on which time passes only by `page.clock`, and waits until React has taken it over. */
  open(path: string, options?: OpenOptions): Promise<WatchedPage>;
}

export interface OpenOptions extends BrowserContextOptions {
  /** Before the page is asked for: storage, cookies, answers of the API. */
  prepare?(page: Page): Promise<unknown>;
}

const START = new Date('2026-11-20T09:00:00+09:00').getTime();

/** A site and a browser for the tests of a file. */
export function timedSite(env: Record<string, string> = {}): TimedSite {
  const site = browserSite(env);
  return {
    origin: site.origin,
    async open(path, { prepare, ...options } = {}) {
      const watched = await site.newPage({ viewport: { width: 1440, height: 900 }, ...options });
      const { page } = watched;
      await page.clock.install({ time: START });
      await page.clock.pauseAt(START + 1_000);
      await prepare?.(page);
      await page.goto(site.origin() + path);
      await hydrated(page);
      return watched;
    },
  };
}

/** The menu's entries become buttons when React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(製品情報|メニュー)$/ })
    .first()
    .waitFor();
}

/** React renders in tasks of its own, after the timers: waits until those that wait now are done. */
export async function rendered(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      }),
  );
}

/** Follows a link to another page inside the document, and waits until the page has arrived: its title has the focus. */
export async function follow(page: Page, path: string): Promise<void> {
  const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();
  await link.evaluate((element: HTMLElement) => {
    (document.activeElement as HTMLElement | null)?.blur();
    element.click();
  });
  await page.waitForURL(`**${path}`);
  await page.locator('#main h1:focus').waitFor();
}
