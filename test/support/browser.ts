import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { watchRequests } from './page-requests.ts';
import { HANG_MS } from './patience.ts';

/**
 * The driver as Node itself loads it: once for all files of a worker, and compiled beforehand. Jest would bring it in anew
 * for each.
 */
const { chromium }: typeof import('playwright-core') = process
  .getBuiltinModule('node:module')
  .createRequire(import.meta.url)('playwright-core');

/** The package's own arguments would switch web security off; these keep it on and the network quiet. */
const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for seconds: to have its scripts optimized costs more than that saves.
  '--js-flags=--no-opt,--no-maglev',
];

/** A person's browser: HeadlessChrome would be taken for a bot, which gets no stream. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** Starts the browser that scripts/browser.ts has found; a test run names it in CHROMIUM_PATH. */
export function launchBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH = '/usr/bin/chromium', CHROMIUM_LIBRARIES, CHROMIUM_FONTS } = process.env;
  return chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: ARGUMENTS,
    env: {
      ...(process.env as Record<string, string>),
      ...(CHROMIUM_LIBRARIES && { LD_LIBRARY_PATH: CHROMIUM_LIBRARIES }),
      ...(CHROMIUM_FONTS && { FONTCONFIG_PATH: CHROMIUM_FONTS }),
    },
  });
}

export interface WatchedPage {
  page: Page;
  /** Console errors and warnings, uncaught errors and failed requests of this site, as they come. */
  problems: string[];
}

/** A page that writes down everything a developer would see go wrong. */
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
