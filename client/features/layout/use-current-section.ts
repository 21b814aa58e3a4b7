import { useMatches } from 'react-router';
import { type RouteId, routeOf, type Section } from '../../../shared/paths/routes.ts';

/** Which page of the route table is shown; undefined for the not-found page. */
export function useCurrentRoute(): RouteId | undefined {
  const handle = useMatches().at(-1)?.handle as { routeId?: RouteId } | undefined;
  return handle?.routeId;
}

/** The part of the site that the page belongs to; undefined for the not-found page. */
export function useCurrentSection(): Section | undefined {
  const route = useCurrentRoute();
  return route && routeOf(route).section;
}
