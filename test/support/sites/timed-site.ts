import type { BrowserContextOptions, Page } from 'playwright-core';
import { hydrated, rendered } from '../browser/arrival.ts';
import type { WatchedPage } from '../browser/browser.ts';
import { browserSite } from '../browser/browser-site.ts';

interface TimedSite {
  origin(): string;
  /** Opens a page on which time passes only by `page.clock`, and waits for hydration. */
  open(path: string, options?: OpenOptions): Promise<WatchedPage>;
}

export interface OpenOptions extends BrowserContextOptions {
  /** Runs before the page is requested: sets storage, cookies, API responses. */
  prepare?(page: Page): Promise<unknown>;
}

/**
 * User agent that receives complete documents, as search engines do: streamed sections are inserted by
 * timers, which would wait for the stopped clock for ever.
 */
const READER_OF_WHOLE_PAGES = 'Mozilla/5.0 (compatible; Timebot/1.0) Chrome/150.0.0.0 Safari/537.36';

const START = new Date('2026-11-20T09:00:00+09:00').getTime();

/** Provides a site and a browser for the tests of a file, as `browserSite` does. */
export function timedSite(env?: Record<string, string>): TimedSite {
  const site = browserSite(env);
  return {
    origin: site.origin,
    async open(path, { prepare, ...options } = {}) {
      const viewport = { width: 1440, height: 900 };
      const watched = await site.newPage({ viewport, userAgent: READER_OF_WHOLE_PAGES, ...options });
      const { page } = watched;
      await stopClock(page);
      await prepare?.(page);
      await page.goto(site.origin() + path);
      await hydrated(page);
      return watched;
    },
  };
}

const HOUR_MS = 3_600_000;

/**
 * Stops the page's clock; time then passes only by `pass`. Must be called before navigation. The clock is
 * installed an hour early, because it runs until it is paused and could otherwise have passed that moment.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: START - HOUR_MS });
  await page.clock.pauseAt(START + 1_000);
}

/**
 * Lets `ms` milliseconds pass: timers that React is about to set are set before, and their updates are
 * rendered afterwards.
 */
export async function pass(page: Page, ms: number): Promise<void> {
  await rendered(page);
  await page.clock.runFor(ms);
  await rendered(page);
}

/**
 * Watches for the page to set a timer of `ms` milliseconds. Returns a function that waits for it. For a page
 * with a stopped clock.
 */
export async function watchTimer(page: Page, ms: number): Promise<() => Promise<void>> {
  await page.evaluate((delay) => {
    const { setTimeout } = window;
    const timerSet = new Promise<void>((resolve) => {
      window.setTimeout = ((...timer: Parameters<typeof setTimeout>) => {
        if (timer[1] === delay) resolve();
        return setTimeout(...timer);
      }) as typeof setTimeout;
    });
    Object.assign(window, { timerSet });
  }, ms);
  return () => page.evaluate(() => (window as unknown as { timerSet: Promise<void> }).timerSet);
}

/** Waits until the page's own listeners have handled `event`, which `cause` triggers. */
async function heard(page: Page, event: 'resize' | 'scroll', cause: () => Promise<unknown>): Promise<void> {
  // Added after the page's listeners, so it runs after them.
  await page.evaluate((name) => {
    const eventHeard = new Promise((resolve) => addEventListener(name, resolve, { once: true }));
    Object.assign(window, { eventHeard });
  }, event);
  await cause();
  await page.evaluate(() =>
    (window as unknown as { eventHeard: Promise<unknown> }).eventHeard.then(() => undefined),
  );
  await rendered(page);
}

/** Scrolls to a position that must differ from the current one. */
export function scrollTo(page: Page, y: number): Promise<void> {
  return heard(page, 'scroll', () =>
    page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y),
  );
}

/** Resizes the window to a width that must differ from the current one. */
export function resizeTo(page: Page, width: number): Promise<void> {
  return heard(page, 'resize', () =>
    page.setViewportSize({ width, height: page.viewportSize()?.height ?? 900 }),
  );
}

/** Follows a link with a client-side navigation, and waits until the new page's title has the focus. */
export async function follow(page: Page, path: string): Promise<void> {
  const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();
  await link.evaluate((element: HTMLElement) => {
    (document.activeElement as HTMLElement | null)?.blur();
    element.click();
  });
  await page.waitForURL(`**${path}`);
  await page.locator('#main h1:focus').waitFor();
}
