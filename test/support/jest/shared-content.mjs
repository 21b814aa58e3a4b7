import { startContentProcess } from '../services/content-process.ts';
import makeReady from './make-ready.mjs';

/**
 * Jest's global setup for sites in the test's process: starts one content service, which all sites with the
 * fixture's content use.
 */
export default async function startSharedContent() {
  makeReady();
  const content = await startContentProcess({ METRICS_PORT: '0' });
  process.env.SHARED_CONTENT = content.origin;
  process.env.SHARED_CONTENT_METRICS = /metrics on (http:\S+\/metrics)/.exec(content.output())?.[1];
  globalThis.sharedContent = content;
}
