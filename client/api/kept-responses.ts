import { type ApiRequest, queryString, type Transport } from '../../shared/api/transport.ts';

/** Long enough from a pointer that comes to rest to the click, short enough that nobody reads old data. */
const KEPT_MS = 30_000;
const KEPT_MAX = 60;

interface Kept {
  until: number;
  body: Promise<unknown>;
}

/**
 * What was fetched ahead for a page, for the call of the page itself. `ahead` fetches and keeps, `transport` reads what
 * is kept; an answer that failed ahead is asked for again.
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
    // What is sent may change what was read.
    if (call.method !== 'GET') kept.clear();
    return find(call)?.catch(() => send(call)) ?? send(call);
  };

  return { ahead, transport };
}
