import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { visit } from './arrival.ts';
import { connectBrowser, openPage, type WatchedPage } from './browser.ts';
import { beginTrace, keepFailure } from './failure-traces.ts';
import type { LogLine } from './log.ts';
import { type SiteProcess, startSiteProcess } from './process.ts';

export interface BrowserSite {
  origin(): string;
  /** What the site has logged; for a site of the file's own. */
  lines(): LogLine[];
  /** An empty page, which the test's end closes. */
  newPage(options?: BrowserContextOptions): Promise<WatchedPage>;
  /** An empty page that stays when a test ends: for tests that do the same with one page of the site after another. */
  keptPage(options?: BrowserContextOptions): Promise<WatchedPage>;
  /** A page that has loaded all it asks for by itself and, with script, reacts to what is done to it. */
  open(path: string, options?: BrowserContextOptions): Promise<WatchedPage>;
}

type Settings = Record<string, string>;

/**
 * Settings of a site that differs from the shared one in what it sends to the browser alone: it reads the content through
 * that one, as the web reads it from any back end, and has none of its own to read and to index before it answers.
 */
export function overSharedContent(settings: Settings): Settings {
  return { ...settings, API_ORIGIN: process.env.SHARED_SITE ?? '' };
}

/**
 * A browser for the tests of a file, and a site: the one that all files of the run share or, for tests that need other
 * settings, send something in or read what is logged, one of their own. Settings that are not known before the tests
 * start are promised.
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
