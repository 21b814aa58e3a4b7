import { CALLS } from '../../../records/contract.ts';

/**
 * Returns a predicate for paths below /api: whether `/goods/detail/203` belongs to one of these calls of the
 * contract, such as `/goods/detail/{id}`.
 */
export function matchesCall(calls: readonly string[]): (path: string) => boolean {
  const unknown = calls.filter((call) => !CALLS.some(({ path }) => path === call));
  if (unknown.length > 0) throw new Error(`no calls of the contract: ${unknown.join(', ')}`);
  const patterns = calls.map(patternOf);
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** Regular expression for the paths of a call. */
export function patternOf(call: string): RegExp {
  return new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
