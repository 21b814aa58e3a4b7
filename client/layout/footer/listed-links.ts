import type { FooterColumn, NavLink, SiteList } from '../../../shared/site/navigation.ts';
import { categoryLink } from '../../lib/products/category-link.ts';
import type { CatalogueState } from '../../store/catalogue-slice.ts';
import { solutionLink } from '../nav-links.tsx';

/** Column of the footer with its links, where records replace the placeholder of a list. */
export function withLinks(listed: CatalogueState) {
  return ({ links, ...column }: FooterColumn): NavLink & { links: NavLink[] } => ({
    ...column,
    links: links.flatMap((entry) => ('list' in entry ? linksOf(entry, listed) : [entry])),
  });
}

function linksOf({ list }: SiteList, { cateList, soluList }: CatalogueState): NavLink[] {
  switch (list) {
    case 'categories':
      return cateList.map((category) => ({ name: category.name, path: categoryLink(category) }));
    case 'solutions':
      return soluList.map(solutionLink);
  }
}
