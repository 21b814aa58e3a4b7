import { API_BASE } from '../../shared/constants.ts';
import { ROUTES } from '../../shared/paths/routes.ts';
import type { RequestLabels } from './recorder.ts';

const PATTERNS: ReadonlyMap<string, string> = new Map(ROUTES.map(({ id, pattern }) => [id, pattern]));
/** Routes that are not pages. */
const OTHER_ROUTES: ReadonlySet<string> = new Set([
  'api',
  'busy',
  'csp-reports',
  'error',
  'health',
  'purge',
  'redirect',
  'rejected',
  'resource',
  'static',
]);
const UNKNOWN = 'other';

/** Status of visitors who disconnected before the end of the response, as in the access log. */
export const CLIENT_CLOSED = 499;

/** Labels of a request, from the data collected while it was handled. */
export function requestLabels(locals: Express.Locals, status: number): RequestLabels {
  return { route: routeLabel(locals), cache: locals.cacheState ?? 'none', status };
}

function routeLabel({ route, call, address }: Express.Locals): string {
  if (call) return API_BASE + call.endpoint.path;
  if (route === undefined) {
    const { resolution } = address;
    return (resolution.kind === 'page' && PATTERNS.get(resolution.routeId)) || UNKNOWN;
  }
  return PATTERNS.get(route) ?? (OTHER_ROUTES.has(route) ? route : UNKNOWN);
}
