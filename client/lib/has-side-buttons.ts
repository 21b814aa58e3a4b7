import { canonicalUrl } from '../../shared/paths/canonical.ts';

/** Those who came for support or for sales are already where these buttons lead. */
export function hasSideButtons(pathname: string): boolean {
  return !/^\/(service|sales)(\/|$)/.test(canonicalUrl('', pathname));
}
