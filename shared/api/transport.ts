/** A call of /api, for the browser's fetch and the server's upstream client. */
export interface ApiRequest {
  method: 'GET' | 'POST';
  /** Path below /api, with a leading slash: `/goods/category`. */
  path: string;
  query?: Record<string, string | number | undefined>;
  /** Sent as JSON. */
  body?: unknown;
  /** Identifies a submission: repeated under the same key it is stored once (`Idempotency-Key`). */
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Performs a call and resolves with the parsed JSON body.
 *
 * @throws {ApiError} of kind timeout, unreachable, http or bad-answer
 */
export type Transport = (request: ApiRequest) => Promise<unknown>;

export const IDEMPOTENCY_HEADER = 'idempotency-key';
export const IDEMPOTENCY_KEY_MAX_LENGTH = 200;

/** Returns `?limit=4&page=1` without undefined parameters; empty if there are none. */
export function queryString(query: ApiRequest['query']): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) params.set(name, String(value));
  }
  const search = params.toString();
  return search && `?${search}`;
}
