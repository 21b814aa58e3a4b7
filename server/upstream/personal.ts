import { API_BASE } from '../../shared/constants.ts';

/** Whether a GET is answered for the one who asks: never kept for others, and the API may count who asks. */
export function isPersonal(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return path === `${API_BASE}/service/queryGuarantee` || path.startsWith(`${API_BASE}/verify/`);
}
