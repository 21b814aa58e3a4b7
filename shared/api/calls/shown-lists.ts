import { onceForFrozen } from '../../frozen.ts';
import { onceForEach } from '../../once-for-each.ts';
import { categoryPath, solutionPath } from '../../paths/params.ts';
import type { PageOf } from '../envelope.ts';
import type { HotProduct, ProductCategory } from '../goods.ts';
import type { Headline, NewsCard, ProductCard, SolutionCard } from '../models.ts';
import type { Plain } from '../plain.ts';

// Lists as pages show them. Of data that are kept they are the same objects for every page.

const LINKED_CATEGORIES = 3;

/** The first three categories of the list get the link of their page; the others have none. */
export const withCategoryLinks = onceForFrozen((categories: ProductCategory[]): ProductCategory[] =>
  categories.map((category, index) => {
    const page = index < LINKED_CATEGORIES ? categoryPath(category.urlName ?? '') : null;
    return page ? { ...category, toLink: page } : category;
  }),
);

const linkingBy = onceForEach((names: readonly string[]) =>
  onceForFrozen(({ list, page, limit, ...rest }: PageOf<SolutionCard>): PageOf<SolutionCard> => {
    const before = (page - 1) * limit;
    const linked = list.map((solution, index) => ({
      ...solution,
      jumpUrlName: solutionPath(names, solution, before + index),
    }));
    return { ...rest, list: linked, page, limit };
  }),
);

/** Every solution of the whole list learns the address of its page: the first ones by their position, whatever their `webUrl`. */
export function withSolutionLinks(
  names: readonly string[],
  page: PageOf<SolutionCard>,
): PageOf<SolutionCard> {
  return linkingBy(names)(page);
}

/** The hot list says a product's labels as one comma-separated string. */
export const withLabels = onceForFrozen((products: Plain<HotProduct>[]): ProductCard[] =>
  products.map(({ labelValueIds, ...product }) => ({
    ...product,
    label: (labelValueIds ?? '').split(',').flatMap((label) => label.trim() || []),
  })),
);

/** Solutions of menus, and of the home page's cards. Every page carries them: without what is not shown there. */
export const toMenuSolutions = onceForFrozen((solutions: SolutionCard[]): SolutionCard[] =>
  solutions.map(({ audience: _audience, updatedOn: _updatedOn, ...item }) => item),
);

/** Without what the home page does not show. */
export const toHeadlines = onceForFrozen((news: NewsCard[]): Headline[] =>
  news.map(({ summary: _summary, ...headline }) => headline),
);
