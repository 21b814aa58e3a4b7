import { startSiteProcess } from './process.ts';
import warnOfStaleBuild from './stale-build.mjs';

/** Jest's global setup for the browser: one site for all suites that need none of their own. */
export default async function startSharedSite() {
  warnOfStaleBuild();
  const site = startSiteProcess();
  await site.ready();
  process.env.SHARED_SITE = site.origin();
  globalThis.sharedSite = site;
}
