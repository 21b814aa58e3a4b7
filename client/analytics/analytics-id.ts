import {
  ANALYTICS_ID_COOKIE,
  ANALYTICS_ID_POLL_MS,
  ANALYTICS_ID_TIMEOUT_MS,
} from '../../shared/constants.ts';

/** The visitor's analytics id; undefined while there is none. */
export function analyticsId(): string | undefined {
  const start = `${ANALYTICS_ID_COOKIE}=`;
  const cookie = document.cookie.split('; ').find((entry) => entry.startsWith(start));
  return cookie?.slice(start.length) || undefined;
}

/**
 * Waits until the tag manager has set the analytics id, so that what a form sends can be counted to a visit; undefined
 * after three seconds without one, and the form is sent all the same. To be called only where a tag manager runs.
 */
export async function waitForAnalyticsId(): Promise<string | undefined> {
  for (let waited = 0; waited < ANALYTICS_ID_TIMEOUT_MS; waited += ANALYTICS_ID_POLL_MS) {
    const id = analyticsId();
    if (id) return id;
    await new Promise((resolve) => setTimeout(resolve, ANALYTICS_ID_POLL_MS));
  }
  return analyticsId();
}
