import { serveBrowsers } from '../browser/browsers.mjs';
import { startSiteProcess } from '../processes/process.ts';
import makeReady from './make-ready.mjs';

/**
 * Jest's global setup for the browser: a browser per worker, and one site for all suites that do not need a
 * separate one.
 */
export default async function startSharedSite() {
  makeReady();
  const site = startSiteProcess();
  globalThis.browsers = await serveBrowsers();
  await site.ready();
  process.env.BROWSERS = globalThis.browsers.origin;
  process.env.SHARED_SITE = site.origin();
  globalThis.sharedSite = site;
}
