import { API_TIMEOUT_MS } from '../../shared/constants.ts';
import { RESOURCES } from '../../shared/paths/resources.ts';
import type { Home } from '../../shared/site/home-schema.ts';

/**
 * The words of the home page, for a browser that comes to it from another page.
 *
 * @throws a Response that the error page shows, when the site answers with a failure.
 */
export async function fetchHome(): Promise<Home> {
  const response = await fetch(RESOURCES.home, { signal: AbortSignal.timeout(API_TIMEOUT_MS) });
  if (!response.ok) throw response;
  return (await response.json()) as Home;
}
