import { canonicalUrl } from '../../shared/paths/canonical.ts';

/** Support, sales, and all other pages with forms, in each of their steps. */
const WITHOUT = /^\/(?:(?:service|sales)(?:\/|$)|(?:get-price|catalogform|partners)$|webinar\/)/;

/** Whether a page shows the side buttons. They lead to support, sales and forms, so these pages do without them. */
export function hasSideButtons(pathname: string): boolean {
  return !WITHOUT.test(canonicalUrl('', pathname));
}
