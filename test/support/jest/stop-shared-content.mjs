/** Jest's global teardown for sites in the test's process. */
export default async function stopSharedContent() {
  await globalThis.sharedContent?.kill();
}
