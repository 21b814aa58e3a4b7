import { buffer } from 'node:stream/consumers';
import type { Browser, BrowserContextOptions, Download, Page } from 'playwright-core';
import { HANG_MS } from '../patience.ts';
import { watchRequests } from '../requests/page-requests.ts';
import { launchOptions } from './browser-options.mjs';

/**
 * The driver, loaded by Node itself: once for all files of a worker, from the compile cache. Jest would load
 * it again for each file.
 */
const { chromium }: typeof import('playwright-core') = process
  .getBuiltinModule('node:module')
  .createRequire(import.meta.url)('playwright-core');

/** User agent of a person's browser: HeadlessChrome counts as a bot, which gets no stream. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** Starts a separate browser, for scripts and benchmarks. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions());
}

/** Connects to the browser of this Jest worker (browsers.mjs). Closing the connection closes the contexts made over it. */
export async function connectBrowser(): Promise<Browser> {
  const response = await fetch(`${process.env.BROWSERS}/${process.env.JEST_WORKER_ID}`);
  const answer = await response.text();
  if (!response.ok) throw new Error(answer);
  return chromium.connect(answer);
}

export interface WatchedPage {
  page: Page;
  /**
   * Console errors and warnings, uncaught errors and failed requests of this site, in order of occurrence.
   */
  problems: string[];
}

/** Opens a page that records every problem that a developer would see in the console. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ locale: 'ja-JP', userAgent: USER_AGENT, ...options });
  context.setDefaultTimeout(HANG_MS);
  const page = await context.newPage();
  watchRequests(page);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} ${reason}`);
  });
  return { page, problems };
}

/** Bytes of a downloaded file, which only the browser process has on its disk. */
export async function bytesOf(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream());
}
