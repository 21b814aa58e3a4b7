import { type ApiRequest, queryString, type Transport } from '../../shared/api/transport.ts';

/** Covers the time from a resting pointer to the click, and is short enough that the data is current. */
const KEPT_MS = 30_000;
const KEPT_MAX = 60;

interface Kept {
  until: number;
  body: Promise<unknown>;
}

/**
 * Cache of prefetched responses. `ahead` fetches and caches, `transport` reads the cache; calls that failed ahead are
 * repeated.
 */
export function keepResponses(send: Transport, now: () => number = () => performance.now()) {
  const kept = new Map<string, Kept>();

  function find({ method, path, query }: ApiRequest): Promise<unknown> | undefined {
    const entry = method === 'GET' ? kept.get(path + queryString(query)) : undefined;
    return entry && entry.until > now() ? entry.body : undefined;
  }

  const ahead: Transport = (call) => {
    const known = find(call);
    if (known || call.method !== 'GET') return known ?? send(call);
    const key = call.path + queryString(call.query);
    const body = send(call);
    kept.delete(key);
    kept.set(key, { until: now() + KEPT_MS, body });
    body.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    return body;
  };

  const transport: Transport = (call) => {
    // A submission may change data that was read before.
    if (call.method !== 'GET') kept.clear();
    return find(call)?.catch(() => send(call)) ?? send(call);
  };

  return { ahead, transport };
}
