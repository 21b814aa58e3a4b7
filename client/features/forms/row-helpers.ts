// What helps to fill in rows of products, fetched when somebody is about to.

import { loadApi } from '../../api/load-api.ts';
import { readSelection } from '../../lib/selection.ts';
import type { ProductRow } from './product-rows.ts';
import { rowsOfList } from './rows-of-list.ts';

export { ModelNames } from './model-names.tsx';

/** What is on this browser's list, as rows. */
export async function takeList(): Promise<ProductRow[]> {
  return rowsOfList(await loadApi(), readSelection());
}
