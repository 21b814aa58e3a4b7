import { categoryPath, solutionPath } from '../../paths/params.ts';
import type { PageOf } from '../envelope.ts';
import type { ProductCategory } from '../goods.ts';
import type { SolutionCard } from '../solution.ts';

const LINKED_CATEGORIES = 3;

/** The first three categories of the list get the link of their page; the others have none. */
export function withCategoryLinks(categories: ProductCategory[]): ProductCategory[] {
  return categories.map((category, index) => {
    const page = index < LINKED_CATEGORIES ? categoryPath(category.urlName ?? '') : null;
    return page ? { ...category, toLink: page } : category;
  });
}

/** Every solution of the whole list learns the address of its page: the first ones by their position, whatever their `webUrl`. */
export function withSolutionLinks<Page extends PageOf<SolutionCard>>(
  names: readonly string[],
  page: Page,
): Page {
  const before = (page.page - 1) * page.limit;
  return {
    ...page,
    list: page.list.map((solution, index) => ({
      ...solution,
      jumpUrlName: solutionPath(names, solution, before + index),
    })),
  };
}

/** Solutions outside their list learn their address from its first ones; when those are not known, by their id. */
export function linkedBy(
  names: readonly string[],
  first: SolutionCard[],
): <Card extends SolutionCard>(solution: Card) => Card {
  const indexes = new Map(first.map(({ id }, index) => [id, index]));
  return (solution) => ({
    ...solution,
    jumpUrlName: solutionPath(names, solution, indexes.get(solution.id)),
  });
}
