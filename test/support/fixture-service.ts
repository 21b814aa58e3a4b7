/**
 * The content service of the run (shared-content.mjs): it shows the fixture, and nothing may be sent to it. Undefined
 * outside the run of a project that has one.
 */
export const sharedContent = (): string | undefined => process.env.SHARED_CONTENT;

/** The same, for what cannot do without. */
export function fixtureService(): string {
  const origin = sharedContent();
  if (!origin)
    throw new Error('the content service runs for the files that jest.config.js calls "site" alone');
  return origin;
}
