import { backPath } from '../../shared/paths/back-path.ts';

/**
 * Where an address of the former site leads, which kept its pages behind a hash: `/#/products/info?productId=203`. Only
 * to a page of this site; undefined for everything else. A server never sees a hash, so the browser has to look.
 */
export function hashRoute({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | undefined {
  if (pathname !== '/' || !hash.startsWith('#/')) return undefined;
  const path = backPath(hash.slice(1));
  return path === '/' ? undefined : path;
}
