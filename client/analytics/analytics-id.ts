import {
  ANALYTICS_ID_COOKIE,
  ANALYTICS_ID_POLL_MS,
  ANALYTICS_ID_TIMEOUT_MS,
} from '../../shared/constants.ts';

/** Analytics id of the visitor; undefined without the cookie. */
function analyticsId(): string | undefined {
  const start = `${ANALYTICS_ID_COOKIE}=`;
  const cookie = document.cookie.split('; ').find((entry) => entry.startsWith(start));
  return cookie?.slice(start.length) || undefined;
}

/**
 * Waits until the tag manager has set the analytics id, so that a submission can be attributed to a visit.
 * Resolves with undefined after three seconds without one; the form is then sent without it. Only for pages
 * with a tag manager.
 */
export async function waitForAnalyticsId(): Promise<string | undefined> {
  for (let waited = 0; waited < ANALYTICS_ID_TIMEOUT_MS; waited += ANALYTICS_ID_POLL_MS) {
    const id = analyticsId();
    if (id) return id;
    await new Promise((resolve) => setTimeout(resolve, ANALYTICS_ID_POLL_MS));
  }
  return analyticsId();
}
