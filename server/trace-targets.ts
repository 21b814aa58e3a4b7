import { API_BASE } from '../shared/constants.ts';

/**
 * Where the trace of a request goes on: the API, that of this process by default. Nobody else hears of it, whatever the process
 * asks of whom.
 */
export function traceTargets(apiOrigin: string | undefined): RegExp[] {
  const origin = apiOrigin && URL.canParse(apiOrigin) ? RegExp.escape(new URL(apiOrigin).origin) : LOOPBACK;
  return [new RegExp(`^${origin}${API_BASE}/`)];
}

/** The port of the process's own content service is any that was free. */
const LOOPBACK = 'http://127\\.0\\.0\\.1:\\d+';
