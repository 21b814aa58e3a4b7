import { isApiError } from '../../shared/api/error.ts';
import { API_BASE } from '../../shared/constants.ts';
import { atMost } from '../load/at-most.ts';
import { callPathOf } from './api-response.ts';
import { type ApiCall, readCall } from './calls.ts';
import type { CachedResponse, ContentCache } from './content-cache.ts';

/** Concurrency that leaves capacity for visitors' own calls. */
const AT_ONCE = 4;
/**
 * Time limit. All responses of a large site take one or two seconds, during which visitors get the previous pages.
 * Pages with responses beyond the limit are rendered again, which calls the same slow API.
 */
const MAX_MS = 30_000;

interface RefreshOptions {
  cache: ContentCache;
  load(call: ApiCall): Promise<CachedResponse>;
  maxMs?: number;
}

/**
 * Loads every response of a cache again, the most recently used first.
 *
 * @returns the paths of calls with changed responses
 */
export async function refreshKept({
  cache,
  load,
  maxMs = MAX_MS,
}: RefreshOptions): Promise<ReadonlySet<string>> {
  const changed = new Set<string>();
  const until = performance.now() + maxMs;

  function forget(key: string): void {
    cache.purge((one) => one === key);
    changed.add(callPathOf(key));
  }

  async function refresh(key: string): Promise<void> {
    const call = callOf(key);
    if (!call || performance.now() > until) return forget(key);
    try {
      if (await cache.refresh(key, () => load(call))) changed.add(callPathOf(key));
    } catch (error) {
      // A 404 means that the record was deleted; after other failures the cached response is still the best one.
      if (isApiError(error) && error.status === 404) forget(key);
    }
  }

  const inTurn = atMost(AT_ONCE);
  await Promise.all(cache.keys().map((key) => inTurn(() => refresh(key))));
  return changed;
}

function callOf(key: string): ApiCall | undefined {
  const [path = '', query] = key.split('?', 2);
  const read = readCall('GET', path.slice(API_BASE.length), query === undefined ? '' : `?${query}`);
  return read.kind === 'call' ? read.call : undefined;
}
