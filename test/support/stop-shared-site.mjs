/** Jest's global teardown for the browser. */
export default async function stopSharedSite() {
  await globalThis.sharedSite?.stop();
}
