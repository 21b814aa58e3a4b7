import { canonicalUrl } from '../../../../shared/paths/canonical.ts';
import type { FormLayout } from '../types.ts';
import { catalogue } from './catalogue.ts';
import { price } from './price.ts';
import { sales } from './sales.ts';
import { postSales, repair, warrantyRegistration } from './support.ts';

/** Forms with their own page, by path. */
export const VIEWS: Readonly<Record<string, FormLayout>> = {
  '/sales': sales,
  '/catalogform': catalogue,
  '/get-price': price,
  '/service/request': repair,
  '/service/post-sales': postSales,
  '/service/warranty-check/report': warrantyRegistration,
};

/** Form of the page at this path or alias; undefined where there is none. */
export function viewAt(pathname: string): FormLayout | undefined {
  return VIEWS[canonicalUrl('', pathname)];
}
