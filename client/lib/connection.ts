import { API_TIMEOUT_MS } from '../../shared/constants.ts';
import { RESOURCES } from '../../shared/paths/resources.ts';

/** A page was not opened because the visitor's connection is gone. */
export class ConnectionError extends Error {
  constructor() {
    super('no connection to the site');
    this.name = 'ConnectionError';
  }
}

/** Whether the site answers, whatever it says: a file that it no longer has is another matter than a lost connection. */
export async function isSiteReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(API_TIMEOUT_MS);
    await fetch(RESOURCES.health, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

type Listener = (error: ConnectionError) => void;
const listeners = new Set<Listener>();

/** Hears of every navigation that was given up because the connection is gone. */
export function subscribeToLostConnections(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notifyLostConnection(): void {
  for (const listener of listeners) listener(new ConnectionError());
}
