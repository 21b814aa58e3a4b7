/**
 * Origin of the run's content service (shared-content.mjs). It shows the fixture and must not receive
 * submissions. Undefined outside the run of a project that has one.
 */
export const sharedContent = (): string | undefined => process.env.SHARED_CONTENT;

/** The same, for callers that require it. Throws when there is none. */
export function fixtureService(): string {
  const origin = sharedContent();
  if (!origin)
    throw new Error('the content service runs for the files that jest.config.js calls "site" alone');
  return origin;
}
