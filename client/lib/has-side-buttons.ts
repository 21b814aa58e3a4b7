import { canonicalUrl } from '../../shared/paths/canonical.ts';

/** Support and sales, and every other page that is a form, at each of its steps. */
const WITHOUT = /^\/(?:(?:service|sales)(?:\/|$)|(?:get-price|catalogform|partners)$|webinar\/)/;

/** Those who came for support or for sales, or fill in a form, are already where these buttons lead. */
export function hasSideButtons(pathname: string): boolean {
  return !WITHOUT.test(canonicalUrl('', pathname));
}
