/** Jest's global teardown for the browser. */
export default async function stopSharedSite() {
  await Promise.all([globalThis.sharedSite?.stop(), globalThis.browsers?.close()]);
}
