import type { Endpoint } from '../../shared/api/contract.ts';

/**
 * Whether the response to a GET depends on the visitor: it is not shared, and the API may limit requests by address.
 */
export function isPerVisitor({ path }: Endpoint): boolean {
  return path === '/service/queryGuarantee' || path.startsWith('/verify/');
}
