import { ENDPOINTS } from '../../shared/api/contract.ts';

/** Whether a path below /api, `/goods/detail/203`, is one of these calls of the contract, `/goods/detail/{id}`. */
export function matchesCall(calls: readonly string[]): (path: string) => boolean {
  const unknown = calls.filter((call) => !ENDPOINTS.some(({ path }) => path === call));
  if (unknown.length > 0) throw new Error(`no calls of the contract: ${unknown.join(', ')}`);
  const patterns = calls.map(patternOf);
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** What the paths of a call look like. */
export function patternOf(call: string): RegExp {
  return new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
