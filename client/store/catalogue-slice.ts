import type { ProductCategory } from '../../records/category/wire.ts';
import type { SolutionCard } from '../../records/solution/wire.ts';

/** Lists that every page needs, preloaded by the server. */
export interface CatalogueState {
  /** Product types. */
  cateList: ProductCategory[];
  /** The first four solutions. */
  soluList: SolutionCard[];
}

const NOTHING: CatalogueState = { cateList: [], soluList: [] };

/** Reducer without actions: the lists never change after the start. */
export function catalogueReducer(state = NOTHING): CatalogueState {
  return state;
}
