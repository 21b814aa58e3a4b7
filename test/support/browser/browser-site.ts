import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { beginTrace, keepFailure } from '../failure-traces.ts';
import type { LogLine } from '../log.ts';
import { type SiteProcess, startSiteProcess } from '../processes/process.ts';
import { visit } from './arrival.ts';
import { connectBrowser, openPage, type WatchedPage } from './browser.ts';

export interface BrowserSite {
  origin(): string;
  /** Log lines of the site. Only for a site that the file has to itself. */
  lines(): LogLine[];
  /** Opens an empty page, which is closed after the test. */
  newPage(options?: BrowserContextOptions): Promise<WatchedPage>;
  /**
   * Opens an empty page that stays open after a test: for tests that repeat the same steps on one page after
   * another.
   */
  keptPage(options?: BrowserContextOptions): Promise<WatchedPage>;
  /** Opens a page that has loaded all it requests by itself and, with script, is interactive. */
  open(path: string, options?: BrowserContextOptions): Promise<WatchedPage>;
}

type Settings = Record<string, string>;

/**
 * Settings of a site that differs from the shared one only in its output to the browser: it reads the content
 * from that site, as from any back end, so it need not read and index the content before it answers.
 */
export function overSharedContent(settings: Settings): Settings {
  return { ...settings, API_ORIGIN: process.env.SHARED_SITE ?? '' };
}

/**
 * Provides a browser and a site for the tests of a file: the site shared by all files of the run, or a
 * separate one for tests that need other settings, submit data or read the log. Settings that are known only
 * when the tests start are passed as a function.
 */
export function browserSite(settings?: Settings | (() => Promise<Settings>)): BrowserSite {
  let own: SiteProcess | undefined;
  let browser: Browser;
  const opened: WatchedPage[] = [];

  beforeAll(async () => {
    if (settings) own = startSiteProcess(typeof settings === 'function' ? await settings() : settings);
    [browser] = await Promise.all([connectBrowser(), own?.ready()]);
  });

  afterEach(async () => {
    for (const [index, { page }] of opened.splice(0).entries()) {
      await keepFailure(page, index);
      await page.context().close();
    }
  });

  afterAll(async () => {
    await browser.close();
    await own?.stop();
  });

  async function newPage(options?: BrowserContextOptions): Promise<WatchedPage> {
    const watched = await openPage(browser, options);
    opened.push(watched);
    await beginTrace(watched.page.context());
    return watched;
  }

  const origin = () => own?.origin() ?? process.env.SHARED_SITE ?? '';

  return {
    origin,
    lines: () => own?.lines ?? [],
    newPage,
    keptPage: (options) => openPage(browser, options),
    async open(path, options) {
      const watched = await newPage(options);
      const url = origin() + path;
      if (options?.javaScriptEnabled === false) await watched.page.goto(url);
      else await visit(watched.page, url);
      return watched;
    },
  };
}
