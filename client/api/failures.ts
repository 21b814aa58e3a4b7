import type { ApiError } from '../../shared/api/error.ts';
import type { ApiRequest } from '../../shared/api/transport.ts';

const NOT_FOUND = 404;

type Listener = (error: Error) => void;
const listeners = new Set<Listener>();

/** Notifies of lost connections and of data that the API refused (code other than 200), unless page or field shows it themselves. */
export function subscribeToFailures(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notifyFailure({ method }: ApiRequest, error: ApiError): void {
  // A form shows the failure of its own submission, and unknown records have the not-found page.
  if (method !== 'GET' || error.code === NOT_FOUND) return;
  reportFailure(error);
}

export function reportFailure(error: Error): void {
  for (const listener of listeners) listener(error);
}
