import type { PageOf } from '../../shared/api/envelope.ts';
import type { ProductCategory } from '../../shared/api/goods.ts';
import type { SolutionCard } from '../../shared/api/solution.ts';
import { categoryPath, solutionPath } from '../../shared/paths/params.ts';

const LINKED_CATEGORIES = 3;

/** The first three categories of the list get the link of their page; the others have none. */
export function withCategoryLinks(categories: ProductCategory[]): ProductCategory[] {
  return categories.map((category, place) => {
    const page = place < LINKED_CATEGORIES ? categoryPath(category.urlName ?? '') : null;
    return page ? { ...category, toLink: page } : category;
  });
}

/** Every solution of the whole list learns the address of its page: the first four by their place, whatever their `webUrl`. */
export function withSolutionLinks<Page extends PageOf<SolutionCard>>(page: Page): Page {
  const before = (page.page - 1) * page.limit;
  return {
    ...page,
    list: page.list.map((solution, place) => ({
      ...solution,
      jumpUrlName: solutionPath(solution, before + place),
    })),
  };
}

/** Solutions outside their list learn their address from its first ones; when those are not known, by their id. */
export function linkedBy(first: SolutionCard[]): <Card extends SolutionCard>(solution: Card) => Card {
  const places = new Map(first.map(({ id }, place) => [id, place]));
  return (solution) => ({ ...solution, jumpUrlName: solutionPath(solution, places.get(solution.id)) });
}
