import { backPath } from '../../../shared/paths/back-path.ts';
import { fetchOperatorRows } from './operator-rows.ts';

/**
 * Path of this site for an address of the former site, which had its pages behind a hash:
 * `/#/products/info?productId=203`; undefined for all other addresses. Runs in the browser, because a server does not
 * receive the hash. Only an address that is no page fetches the operators' redirects; without them the home page stays.
 */
export async function hashRoute({
  pathname,
  hash,
}: Pick<Location, 'pathname' | 'hash'>): Promise<string | undefined> {
  if (pathname !== '/' || !hash.startsWith('#/')) return undefined;
  const old = hash.slice(1);
  const path = backPath(old) ?? backPath(old, undefined, await fetchOperatorRows());
  return path === '/' ? undefined : path;
}
