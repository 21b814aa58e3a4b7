import { categoryPath, solutionPath } from '../../paths/params.ts';
import type { PageOf } from '../envelope.ts';
import type { HotProduct, ProductCategory } from '../goods.ts';
import type { Headline, NewsCard, ProductCard, SolutionCard } from '../models.ts';
import type { Plain } from '../plain.ts';

// Lists as pages show them.

const LINKED_CATEGORIES = 3;

/** The first three categories of the list get the link of their page; the others have none. */
export function withCategoryLinks(categories: ProductCategory[]): ProductCategory[] {
  return categories.map((category, index) => {
    const page = index < LINKED_CATEGORIES ? categoryPath(category.urlName ?? '') : null;
    return page ? { ...category, toLink: page } : category;
  });
}

/** Every solution of the whole list learns the address of its page: the first ones by their position, whatever their `webUrl`. */
export function withSolutionLinks(
  names: readonly string[],
  solutions: PageOf<SolutionCard>,
): PageOf<SolutionCard> {
  const before = (solutions.page - 1) * solutions.limit;
  const list = solutions.list.map((solution, index) => ({
    ...solution,
    jumpUrlName: solutionPath(names, solution, before + index),
  }));
  return { ...solutions, list };
}

/** The hot list says a product's labels as one comma-separated string. */
export function withLabels(products: Plain<HotProduct>[]): ProductCard[] {
  return products.map(({ labelValueIds, ...product }) => ({
    ...product,
    label: (labelValueIds ?? '').split(',').flatMap((label) => label.trim() || []),
  }));
}

/** Solutions of menus, and of the home page's cards. Every page carries them: without what is not shown there. */
export function toMenuSolutions(solutions: SolutionCard[]): SolutionCard[] {
  return solutions.map(({ audience: _audience, updatedOn: _updatedOn, ...item }) => item);
}

/** Without what the home page does not show. */
export function toHeadlines(news: NewsCard[]): Headline[] {
  return news.map(({ summary: _summary, ...headline }) => headline);
}
