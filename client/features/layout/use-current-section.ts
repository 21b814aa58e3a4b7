import { useMatches } from 'react-router';
import { type RouteId, routeOf, type Section } from '../../../shared/paths/routes.ts';

/** The part of the site that the page belongs to; undefined for the not-found page. */
export function useCurrentSection(): Section | undefined {
  const handle = useMatches().at(-1)?.handle as { routeId?: RouteId } | undefined;
  return handle?.routeId && routeOf(handle.routeId).section;
}
