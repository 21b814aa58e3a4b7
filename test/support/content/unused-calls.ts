import { CALLS } from '../../../records/contract.ts';
import { API_BASE } from '../../../shared/constants.ts';
import { patternOf } from './contract-paths.ts';

/** Calls of the contract, as `GET /goods/detail/{id}`, that do not occur in the requests (`GET /api/…`). */
export function unusedCalls(requests: string[]): string[] {
  const made = requests.map((request) => request.replace(/\?.*$/s, ''));
  return CALLS.filter(({ method, path }) => {
    const start = `${method} ${API_BASE}`;
    const pattern = patternOf(path);
    return !made.some((request) => request.startsWith(start) && pattern.test(request.slice(start.length)));
  }).map(({ method, path }) => `${method} ${path}`);
}
