import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../test/support/browser/browser.ts';
import { startSiteProcess } from '../../test/support/processes/process.ts';
import { findBrowser } from './browser.ts';

/** Runs an action with the built site, which has these settings, and a browser; both end with it. */
export async function withSiteInBrowser(
  settings: Record<string, string>,
  action: (origin: string, browser: Browser) => Promise<void>,
): Promise<void> {
  Object.assign(process.env, await findBrowser());
  const site = startSiteProcess(settings);
  try {
    await site.ready();
    await using browser = await launchBrowser();
    await action(site.origin(), browser);
  } finally {
    await site.stop();
  }
}
