import type { ApiError } from '../../shared/api/error.ts';
import type { ApiRequest } from '../../shared/api/transport.ts';

/** Calls of form fields, which show failures themselves; fields with suggestions show none instead. */
const SHOWN_AT_THE_FIELD = new Set([
  '/goods/queryTop',
  '/goods/listSuggestGoodsModel',
  '/service/queryGuarantee',
  '/verify/challenge',
]);
const NOT_FOUND = 404;

type Listener = (error: ApiError) => void;
const listeners = new Set<Listener>();

/** Notifies of data that the API refused (code other than 200), unless page or field shows it themselves. */
export function subscribeToFailures(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notifyFailure({ method, path }: ApiRequest, error: ApiError): void {
  // A form shows the failure of its own submission, and unknown records have the not-found page.
  if (method !== 'GET' || SHOWN_AT_THE_FIELD.has(path) || error.code === NOT_FOUND) return;
  for (const listener of listeners) listener(error);
}
