import type { PageOf } from '../../shared/api/envelope.ts';
import type { Plain } from '../../shared/api/plain.ts';
import type { ProductCard } from '../../shared/api/product-card.ts';
import { categoryPath, solutionPath } from '../../shared/paths/params.ts';
import type { ProductCategory } from '../category/wire.ts';
import type { Headline, NewsCard } from '../news/wire.ts';
import type { HotProduct } from '../product/wire.ts';
import type { SolutionCard } from '../solution/wire.ts';

// Adapts lists of the API for pages.

const LINKED_CATEGORIES = 3;

/** Links the first three categories of the list to their pages; the others have none. */
export function withCategoryLinks(categories: ProductCategory[]): ProductCategory[] {
  return categories.map((category, index) => {
    const page = index < LINKED_CATEGORIES ? categoryPath(category.urlName ?? '') : null;
    return page ? { ...category, toLink: page } : category;
  });
}

/** Links the solutions of a list to their pages: the first ones by their position, regardless of their `webUrl`. */
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

/** Splits the labels of the hot list, which are one comma-separated string. */
export function withLabels(products: Plain<HotProduct>[]): ProductCard[] {
  return products.map(({ labelValueIds, ...product }) => ({
    ...product,
    label: (labelValueIds ?? '').split(',').flatMap((label) => label.trim() || []),
  }));
}

/** Removes fields that menus and the home page do not show, because every page contains these solutions. */
export function toMenuSolutions(solutions: SolutionCard[]): SolutionCard[] {
  return solutions.map(({ audience: _audience, updatedOn: _updatedOn, ...item }) => item);
}

/** Removes fields that the home page does not show. */
export function toHeadlines(news: NewsCard[]): Headline[] {
  return news.map(({ summary: _summary, ...headline }) => headline);
}
