import type { ApiError } from '../../shared/api/error.ts';
import type { ApiRequest } from '../../shared/api/transport.ts';

/** Asked for in a field, which tells of a failure itself or, as suggestions do, by showing none. */
const SHOWN_AT_THE_FIELD = new Set([
  '/goods/queryTop',
  '/goods/listSuggestGoodsModel',
  '/service/queryGuarantee',
  '/verify/challenge',
]);
const NOT_FOUND = 404;

type Listener = (error: ApiError) => void;
const listeners = new Set<Listener>();

/** Hears of data that the API refused (code other than 200), unless page or field tells of it themselves. */
export function subscribeToFailures(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notifyFailure({ method, path }: ApiRequest, error: ApiError): void {
  // What is sent belongs to a form, which keeps it and says what is wrong; what is unknown has the not-found page.
  if (method !== 'GET' || SHOWN_AT_THE_FIELD.has(path) || error.code === NOT_FOUND) return;
  for (const listener of listeners) listener(error);
}
