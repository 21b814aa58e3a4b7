import type { Api } from '../../records/client.ts';
import { latePart } from '../lib/loading/late-part.ts';

/** Code of client navigation, fetched once; a failed fetch is repeated on the next call. */
export const { load: loadNavigationCode } = latePart(() => import('../navigation-code.ts'));

/** API client of the browser, for components after the page has loaded. */
export async function loadApi(): Promise<Api> {
  return (await loadNavigationCode()).browserApi;
}
