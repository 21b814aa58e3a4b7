import type { WireCategoryRelated } from '../../records/category/wire.ts';
import type { Catalogue } from './catalogue.ts';
import { caseCard, solutionCard } from './views/article.ts';

const SOLUTIONS_SHOWN = 3;
const CASES_SHOWN = 3;

/** Solutions that are built from a category's products, and case studies where they are in use; the closest first. */
export function categoryRelated(catalogue: Catalogue, cateId: number): WireCategoryRelated {
  const count = (productIds: number[]) =>
    productIds.filter((id) => catalogue.productById(id)?.categoryId === cateId).length;

  function closest<Item>(items: Item[], productIds: (item: Item) => number[], shown: number): Item[] {
    return items
      .map((item) => ({ item, weight: count(productIds(item)) }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, shown)
      .map(({ item }) => item);
  }

  return {
    solutions: closest(
      catalogue.solutions,
      ({ configuration }) => configuration.map(({ productId }) => productId),
      SOLUTIONS_SHOWN,
    ).map((record) => solutionCard(record, catalogue)),
    cases: closest(catalogue.cases, ({ productIds }) => productIds, CASES_SHOWN).map((record) =>
      caseCard(record, catalogue),
    ),
  };
}
