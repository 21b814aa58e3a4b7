import { START_SOLUTIONS } from '../../constants.ts';
import { categoryPath, solutionPath } from '../../paths/params.ts';
import type { PageOf } from '../envelope.ts';
import type { ProductCategory } from '../goods.ts';
import type { Reader } from '../reader.ts';
import { type SolutionCard, solutionPageSchema } from '../solution.ts';

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

/** For addresses alone: what needs them does without when they are not to be had. */
export async function firstSolutions({ read }: Reader): Promise<SolutionCard[]> {
  try {
    return withSolutionLinks(await read(solutionPageSchema, '/solution/pageList', START_SOLUTIONS)).list;
  } catch {
    return [];
  }
}
