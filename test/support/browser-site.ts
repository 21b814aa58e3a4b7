import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { visit } from './arrival.ts';
import { launchBrowser, openPage, type WatchedPage } from './browser.ts';
import type { LogLine } from './log.ts';
import { type SiteProcess, startSiteProcess } from './process.ts';

export interface BrowserSite {
  origin(): string;
  /** What the site has logged. */
  lines(): LogLine[];
  /** An empty page, which the test's end closes. */
  newPage(options?: BrowserContextOptions): Promise<WatchedPage>;
  /** A page that has loaded all it asks for by itself and, with script, reacts to what is done to it. */
  open(path: string, options?: BrowserContextOptions): Promise<WatchedPage>;
}

/** A site and a browser for the tests of a file. Settings that are not known before the tests start are promised. */
export function browserSite(
  settings: Record<string, string> | (() => Promise<Record<string, string>>) = {},
): BrowserSite {
  let site: SiteProcess;
  let browser: Browser;
  const opened: WatchedPage[] = [];

  beforeAll(async () => {
    site = startSiteProcess(typeof settings === 'function' ? await settings() : settings);
    [browser] = await Promise.all([launchBrowser(), site.ready()]);
  }, 60_000);

  afterEach(async () => {
    for (const { page } of opened.splice(0)) await page.context().close();
  });

  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  async function newPage(options?: BrowserContextOptions): Promise<WatchedPage> {
    const watched = await openPage(browser, options);
    opened.push(watched);
    return watched;
  }

  return {
    origin: () => site.origin(),
    lines: () => site.lines,
    newPage,
    async open(path, options) {
      const watched = await newPage(options);
      const url = site.origin() + path;
      if (options?.javaScriptEnabled === false) await watched.page.goto(url);
      else await visit(watched.page, url);
      return watched;
    },
  };
}
