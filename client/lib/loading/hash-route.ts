import { backPath } from '../../../shared/paths/back-path.ts';

/**
 * Path of this site for an address of the former site, which had its pages behind a hash:
 * `/#/products/info?productId=203`; undefined for all other addresses. Runs in the browser, because a server does not
 * receive the hash.
 */
export function hashRoute({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | undefined {
  if (pathname !== '/' || !hash.startsWith('#/')) return undefined;
  const path = backPath(hash.slice(1));
  return path === '/' ? undefined : path;
}
