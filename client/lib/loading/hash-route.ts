import { backPath } from '../../../shared/paths/back-path.ts';
import { RESOURCES } from '../../../shared/paths/resources.ts';
import type { OperatorRows } from '../../../shared/paths/table.ts';

/**
 * Path of this site for an address of the former site, which had its pages behind a hash:
 * `/#/products/info?productId=203`; undefined for all other addresses. Runs in the browser, because a server does not
 * receive the hash. Only an address that is no page fetches the operators' redirects.
 */
export async function hashRoute({
  pathname,
  hash,
}: Pick<Location, 'pathname' | 'hash'>): Promise<string | undefined> {
  if (pathname !== '/' || !hash.startsWith('#/')) return undefined;
  const old = hash.slice(1);
  const path = backPath(old) ?? backPath(old, undefined, await operatorRows());
  return path === '/' ? undefined : path;
}

/** Undefined when they cannot be fetched: the home page stays. */
async function operatorRows(): Promise<OperatorRows | undefined> {
  const response = await fetch(RESOURCES.operatorRows).catch(() => undefined);
  return response?.ok ? response.json() : undefined;
}
