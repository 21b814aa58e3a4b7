import type { Endpoint } from '../../shared/api/contract.ts';

/** Whether a GET is answered for the one who asks: never kept for others, and the API may count who asks. */
export function isPerVisitor({ path }: Endpoint): boolean {
  return path === '/service/queryGuarantee' || path.startsWith('/verify/');
}
