import { startContentProcess } from './content-process.ts';
import makeReady from './make-ready.mjs';

/** Jest's global setup for sites in the test's own process: one content service stands behind all that show the fixture. */
export default async function startSharedContent() {
  makeReady();
  const content = await startContentProcess();
  process.env.SHARED_CONTENT = content.origin;
  globalThis.sharedContent = content;
}
