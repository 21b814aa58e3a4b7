import { isApiError } from '../../shared/api/error.ts';
import { API_BASE } from '../../shared/constants.ts';
import { type ApiCall, readCall } from './calls.ts';
import type { CachedResponse, ContentCache } from './content-cache.ts';

/** Beside visitors' own calls, who go on. */
const AT_ONCE = 4;
/**
 * All of a large site's answers take a second or two. Meanwhile visitors have pages that were right a moment ago; pages that
 * are given up at the bound are rendered anew, each by calls of the same API that was too slow here.
 */
const MAX_MS = 30_000;

interface RefreshOptions {
  cache: ContentCache;
  load(call: ApiCall): Promise<CachedResponse>;
  /** The path below /api that a key names. */
  pathOf(key: string): string;
  maxMs?: number;
}

/**
 * Asks again for every response in a cache; what was asked for last comes first.
 *
 * @returns the paths of the calls whose responses have become others
 */
export async function refreshKept({
  cache,
  load,
  pathOf,
  maxMs = MAX_MS,
}: RefreshOptions): Promise<ReadonlySet<string>> {
  const changed = new Set<string>();
  const until = performance.now() + maxMs;
  const keys = cache.keys();

  function forget(key: string): void {
    cache.purge((one) => one === key);
    changed.add(pathOf(key));
  }

  async function refresh(key: string): Promise<void> {
    const call = callOf(key);
    if (!call || performance.now() > until) return forget(key);
    try {
      if (await cache.refresh(key, () => load(call))) changed.add(pathOf(key));
    } catch (error) {
      // What is gone is told as 404; what only fails now was right a moment ago.
      if (isApiError(error) && error.status === 404) forget(key);
    }
  }

  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let key = keys.shift(); key !== undefined; key = keys.shift()) await refresh(key);
    }),
  );
  return changed;
}

function callOf(key: string): ApiCall | undefined {
  const [path = '', query] = key.split('?', 2);
  const read = readCall('GET', path.slice(API_BASE.length), query === undefined ? '' : `?${query}`);
  return read.kind === 'call' ? read.call : undefined;
}
