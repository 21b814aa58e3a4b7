import { useMatches } from 'react-router';
import type { PageContent } from '../../../shared/pages/page-schema.ts';
import { type RouteId, routeOf, type Section } from '../../../shared/paths/routes.ts';

/** Route of the current page, and its section of the site. */
export interface CurrentPage {
  route: RouteId;
  section: Section | undefined;
}

/** Undefined for the not-found page. */
export function useCurrentPage(): CurrentPage | undefined {
  const match = useMatches().at(-1);
  const route = (match?.handle as { routeId?: RouteId } | undefined)?.routeId;
  if (!route || route !== 'text-page') return route && { route, section: routeOf(route).section };
  // The section of a content page is part of its data.
  const data = match?.loaderData as { text?: PageContent } | null | undefined;
  return data?.text && { route, section: data.text.section };
}

/** Section of the site that the page belongs to; undefined for the not-found page. */
export function useCurrentSection(): Section | undefined {
  return useCurrentPage()?.section;
}
