import { ENDPOINTS } from '../../shared/api/contract.ts';
import { API_BASE } from '../../shared/constants.ts';

/** Calls of the contract that are not among the requests (`GET /api/…`), as `GET /goods/detail/{id}`. */
export function unusedCalls(requests: string[]): string[] {
  const made = requests.map((request) => request.replace(/\?.*$/s, ''));
  return ENDPOINTS.filter(({ method, path }) => {
    const pattern = new RegExp(`^${method} ${API_BASE}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return !made.some((request) => pattern.test(request));
  }).map(({ method, path }) => `${method} ${path}`);
}
