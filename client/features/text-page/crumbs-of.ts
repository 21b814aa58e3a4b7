import type { PageContent } from '../../../shared/pages/page-schema.ts';
import type { Crumb } from '../../components/breadcrumbs.tsx';

/** The way to a page, the page itself included. */
export function crumbsOf({ crumbs = [], title }: PageContent): Crumb[] {
  return [...crumbs, { name: title }];
}
