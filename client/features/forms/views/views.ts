import { canonicalUrl } from '../../../../shared/paths/canonical.ts';
import type { FormView } from '../types.ts';
import { sales } from './sales.ts';

/** Forms that have a page of their own, by its path. */
const VIEWS: Readonly<Record<string, FormView>> = {
  '/sales': sales,
};

/** The form of the page at this path or alias; undefined where there is none. */
export function viewAt(pathname: string): FormView | undefined {
  return VIEWS[canonicalUrl('', pathname)];
}
