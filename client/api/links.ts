import type { PageOf } from '../../shared/api/envelope.ts';
import type { ProductCategory } from '../../shared/api/goods.ts';
import type { SolutionCard } from '../../shared/api/solution.ts';
import { CATEGORY_PAGES, solutionPath } from '../../shared/paths/params.ts';

/** The first three categories of the list get the link of their page; the others have none. */
export function withCategoryLinks(categories: ProductCategory[]): ProductCategory[] {
  return categories.map((category, place) => {
    const page = CATEGORY_PAGES[place];
    return page ? { ...category, toLink: `/products/${page}` } : category;
  });
}

/** Every solution learns the address of its page. */
export function withSolutionLinks<Page extends PageOf<SolutionCard>>(page: Page): Page {
  return {
    ...page,
    list: page.list.map((solution) => ({ ...solution, jumpUrlName: solutionPath(solution) })),
  };
}
