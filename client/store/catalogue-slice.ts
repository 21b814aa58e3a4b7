import type { ProductCategory, SolutionCard } from '../../shared/api/models.ts';

/** The lists that every page needs, preloaded by the server. */
export interface CatalogueState {
  /** The product type list. */
  cateList: ProductCategory[];
  /** The first four solutions. */
  soluList: SolutionCard[];
}

const NOTHING: CatalogueState = { cateList: [], soluList: [] };

/** The lists stay what the page began with. */
export function catalogueReducer(state = NOTHING): CatalogueState {
  return state;
}
