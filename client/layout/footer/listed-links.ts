import type { ProductCategory, SolutionCard } from '../../../shared/api/models.ts';
import { solutionPath } from '../../../shared/paths/params.ts';
import type { FooterColumn, NavLink, SiteList } from '../../../shared/site/navigation.ts';
import { categoryLink } from '../../lib/category-link.ts';

interface Listed {
  categories: ProductCategory[];
  solutions: SolutionCard[];
}

/** The links of a column of the footer, what the site lists in its place. */
export function listedLinks(links: FooterColumn['links'], listed: Listed): NavLink[] {
  return links.flatMap((entry) => ('list' in entry ? linksOf(entry, listed) : [entry]));
}

function linksOf({ list }: SiteList, { categories, solutions }: Listed): NavLink[] {
  switch (list) {
    case 'categories':
      return categories.map((category) => ({ name: category.name, path: categoryLink(category) }));
    case 'solutions':
      return solutions.map((item) => ({ name: item.name, path: item.jumpUrlName ?? solutionPath([], item) }));
  }
}
