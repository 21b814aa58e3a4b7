import { messageIn } from '../../shared/api/envelope.ts';
import { ApiError } from '../../shared/api/error.ts';
import { IDEMPOTENCY_HEADER, queryString, type Transport } from '../../shared/api/transport.ts';
import { API_BASE, API_TIMEOUT_MS } from '../../shared/constants.ts';

/** Transport to this site's /api with fetch: sends credentials and JSON, and times out after 10 s. */
export const browserTransport: Transport = async ({ method, path, query, body, idempotencyKey, signal }) => {
  const deadline = AbortSignal.timeout(API_TIMEOUT_MS);
  let response: Response;
  try {
    response = await fetch(API_BASE + path + queryString(query), {
      method,
      credentials: 'include',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        ...(idempotencyKey && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
      },
      signal: signal ? firstOf(signal, deadline) : deadline,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (cause) {
    if (deadline.aborted) throw new ApiError('timeout', `${path} did not answer in time`, { cause });
    throw new ApiError('unreachable', `${path} cannot be reached`, { cause });
  }
  if (!response.ok) {
    const visitorMessage = messageIn(await response.json().catch(() => null));
    throw new ApiError('http', `${path} answered ${response.status}`, {
      status: response.status,
      visitorMessage,
    });
  }
  try {
    return await response.json();
  } catch (cause) {
    throw new ApiError('bad-answer', `${path} answered no JSON`, { cause });
  }
};

/** Aborts with the first of the signals. */
function firstOf(...signals: AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const source of signals) {
    if (source.aborted) controller.abort(source.reason);
    else source.addEventListener('abort', () => controller.abort(source.reason), { once: true });
  }
  return controller.signal;
}
