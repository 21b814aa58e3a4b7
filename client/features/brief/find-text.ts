import { canonicalUrl } from '../../../shared/paths/canonical.ts';
import type { BriefPages, BriefText } from './types.ts';

type Area = () => Promise<{ pages: BriefPages }>;

/** Texts are loaded by area: a page brings along what belongs to it, not the whole site. */
const AREAS: readonly [prefix: string, load: Area][] = [
  ['/about-us', () => import('./company.ts')],
  ['/company/leader', () => import('./leader.ts')],
  ['/company', () => import('./company.ts')],
  ['/partners', () => import('./partners.ts')],
  ['/service/warranty-check/report', () => import('./warranty-registration.ts')],
  ['/service/warranty-check', () => import('./warranty.ts')],
  ['/service/request', () => import('./service-requests.ts')],
  ['/service/post-sales', () => import('./service-requests.ts')],
  ['/service', () => import('./service.ts')],
  ['/downloads', () => import('./downloads.ts')],
  ['/contact', () => import('./inquiry.ts')],
  ['/sales', () => import('./inquiry.ts')],
  ['/catalogform', () => import('./quotation.ts')],
  ['/get-price', () => import('./quotation.ts')],
  ['/webinar', () => import('./webinars.ts')],
  ['/solutions/catvsolution', () => import('./catv.ts')],
  ['/solutions/ghn', () => import('./ghn.ts')],
  ['/solutions/litepon', () => import('./litepon.ts')],
  ['/solutions/japan-cloud-system-solution', () => import('./gdpr.ts')],
  ['/rita', () => import('./rita.ts')],
  ['/sear', () => import('./sear.ts')],
  ['/events', () => import('./events.ts')],
];

/** What the page at this path says; undefined where nothing is written. */
export async function findText(pathname: string): Promise<BriefText | undefined> {
  const path = canonicalUrl('', pathname);
  const area = AREAS.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`));
  if (!area) return undefined;
  const { pages } = await area[1]();
  return Object.hasOwn(pages, path) ? pages[path] : undefined;
}
