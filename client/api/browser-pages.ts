import { ApiError } from '../../shared/api/error.ts';
import { queryString } from '../../shared/api/transport.ts';
import { API_TIMEOUT_MS } from '../../shared/constants.ts';
import type { PageContent } from '../../shared/pages/page-schema.ts';
import { SITE_CALLS } from '../../shared/paths/resources.ts';
import type { Home } from '../../shared/site/home-schema.ts';

const NOT_FOUND = 404;

/** Fetches the content of the page at a canonical path; undefined if there is none. */
export function fetchPage(path: string): Promise<PageContent | undefined> {
  return fetchSaid(path);
}

/** Fetches the texts of the home page, for a browser that navigates to it. */
export async function fetchHome(): Promise<Home> {
  const home = await fetchSaid<Home>('/');
  if (!home) throw new ApiError('bad-answer', 'the site has no home page');
  return home;
}

async function fetchSaid<Said>(path: string): Promise<Said | undefined> {
  const deadline = AbortSignal.timeout(API_TIMEOUT_MS);
  const address = SITE_CALLS.pages + queryString({ path });
  let response: Response;
  try {
    response = await fetch(address, { headers: { Accept: 'application/json' }, signal: deadline });
  } catch (cause) {
    if (deadline.aborted) throw new ApiError('timeout', `${address} did not answer in time`, { cause });
    throw new ApiError('unreachable', `${address} cannot be reached`, { cause });
  }
  if (response.status === NOT_FOUND) return undefined;
  if (!response.ok) {
    throw new ApiError('http', `${address} answered ${response.status}`, { status: response.status });
  }
  try {
    return await response.json();
  } catch (cause) {
    throw new ApiError('bad-answer', `${address} answered no JSON`, { cause });
  }
}
