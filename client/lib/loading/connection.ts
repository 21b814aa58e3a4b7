import { API_TIMEOUT_MS } from '../../../shared/constants.ts';
import { RESOURCES } from '../../../shared/paths/resources.ts';

/** Reports that a page was not opened because the connection is lost. */
export class ConnectionError extends Error {
  constructor() {
    super('no connection to the site');
    this.name = 'ConnectionError';
  }
}

/** Whether the site responds with any status: a missing file is different from a lost connection. */
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
