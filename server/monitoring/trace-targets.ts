import { API_BASE } from '../../shared/constants.ts';

/** Destinations that receive trace headers: only the API, by default that of this process. */
export function traceTargets(apiOrigin: string | undefined): RegExp[] {
  const origin = apiOrigin && URL.canParse(apiOrigin) ? RegExp.escape(new URL(apiOrigin).origin) : LOOPBACK;
  return [new RegExp(`^${origin}${API_BASE}/`)];
}

/** The content service of the process listens on any free port. */
const LOOPBACK = 'http://127\\.0\\.0\\.1:\\d+';
