import { ApiError } from '../../shared/api/error.ts';
import { queryString } from '../../shared/api/transport.ts';
import type { PageContent } from '../../shared/pages/page-schema.ts';
import { SITE_CALLS } from '../../shared/paths/resources.ts';
import type { Home } from '../../shared/site/home-schema.ts';
import { unlessMissing } from '../lib/loading/load.ts';
import { fetchJson } from './browser-transport.ts';

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
  const address = SITE_CALLS.pages + queryString({ path });
  const said = unlessMissing(fetchJson<Said>(address, address, { headers: { Accept: 'application/json' } }));
  return (await said) ?? undefined;
}
