import makeReady from './make-ready.mjs';
import { startSiteProcess } from './process.ts';

/** Jest's global setup for the browser: one site for all suites that need none of their own. */
export default async function startSharedSite() {
  makeReady();
  const site = startSiteProcess();
  await site.ready();
  process.env.SHARED_SITE = site.origin();
  globalThis.sharedSite = site;
}
