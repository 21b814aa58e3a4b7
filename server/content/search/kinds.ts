import { SERVED_KINDS } from '../../../records/served.ts';
import { listTitles } from '../../../shared/site/list-titles.ts';
import type { Catalogue } from '../catalogue.ts';
import type { SearchKind } from './document.ts';
import { pageKind } from './page-kind.ts';

/**
 * All kinds of results in the order of the search page's tabs, which is that of their numbers, with the pages at the end.
 * The tabs are named like the list pages. Each kind is built on demand.
 */
export function searchKinds(catalogue: Catalogue): (() => SearchKind)[] {
  const titles = listTitles((path) => catalogue.pages.find((page) => page.path === path)?.title);
  const kinds = SERVED_KINDS.flatMap(({ results }) => results ?? []);
  return [
    ...kinds
      .toSorted((a, b) => a.type - b.type)
      .map(({ type, nameOf, documents }) => () => ({
        type,
        name: nameOf(titles),
        documents: documents(catalogue),
      })),
    () => pageKind(catalogue, titles),
  ];
}
