import { messageIn } from '../../shared/api/envelope.ts';
import { ApiError } from '../../shared/api/error.ts';
import { IDEMPOTENCY_HEADER, queryString, type Transport } from '../../shared/api/transport.ts';
import { API_BASE, API_TIMEOUT_MS } from '../../shared/constants.ts';

/** Transport to this site's /api with fetch: sends credentials and JSON. */
export const browserTransport: Transport = ({ method, path, query, body, idempotencyKey, signal }) =>
  fetchJson(path, API_BASE + path + queryString(query), {
    method,
    credentials: 'include',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...(idempotencyKey && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
    },
    ...(signal && { signal }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/**
 * Fetches JSON from this site; times out after 10 s.
 *
 * @throws {ApiError} whose message contains `name`
 */
export async function fetchJson<Said>(name: string, address: string, init: RequestInit): Promise<Said> {
  const deadline = AbortSignal.timeout(API_TIMEOUT_MS);
  const signal = init.signal ? firstOf(init.signal, deadline) : deadline;
  let response: Response;
  try {
    response = await fetch(address, { ...init, signal });
  } catch (cause) {
    if (deadline.aborted) throw new ApiError('timeout', `${name} did not answer in time`, { cause });
    throw new ApiError('unreachable', `${name} cannot be reached`, { cause });
  }
  const { ok, status } = response;
  if (!ok) {
    const visitorMessage = messageIn(await response.json().catch(() => null));
    throw new ApiError('http', `${name} answered ${status}`, { status, visitorMessage });
  }
  try {
    return await response.json();
  } catch (cause) {
    throw new ApiError('bad-answer', `${name} answered no JSON`, { cause });
  }
}

/** Aborts with the first of the signals. */
function firstOf(...signals: AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const source of signals) {
    if (source.aborted) controller.abort(source.reason);
    else source.addEventListener('abort', () => controller.abort(source.reason), { once: true });
  }
  return controller.signal;
}
