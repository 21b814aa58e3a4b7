import type { PageContent } from '../../../shared/pages/page-schema.ts';
import type { Crumb } from '../../components/navigation/breadcrumbs.tsx';

/** Breadcrumbs of a page, including the page itself. */
export function crumbsOf({ crumbs = [], title }: PageContent): Crumb[] {
  return [...crumbs, { name: title }];
}
