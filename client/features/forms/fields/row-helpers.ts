// Helpers for rows of products, loaded when a visitor is about to fill them in.

import { loadApi } from '../../../api/load-api.ts';
import { readSelection } from '../../../lib/products/selection.ts';
import type { ProductRow } from './product-rows.ts';
import { rowsOfList } from './rows-of-list.ts';

export { ModelNames } from './model-names.tsx';

/** Rows of this browser's shortlist. */
export async function takeList(): Promise<ProductRow[]> {
  return rowsOfList(await loadApi(), readSelection());
}
