import { parseItems, type SelectionRow } from '../../../shared/products/selection.ts';
import { loadListed } from '../../lib/listed-products.ts';
import { rowValues } from './product-rows.ts';

/** A list of products as the rows of a form: part numbers, or models where none was chosen. What is not sold is left out. */
export async function rowsOfList(
  api: Parameters<typeof loadListed>[0],
  list: readonly SelectionRow[],
): Promise<{ goods: string; quantity: string }> {
  const models = new Map((await loadListed(api)).map(({ id, model }) => [id, model]));
  return rowValues(
    list.flatMap(({ id, sku, quantity }) => {
      const goods = models.has(id) ? (sku ?? models.get(id)) : undefined;
      return goods === undefined ? [] : [{ goods, quantity: String(quantity) }];
    }),
  );
}

/** The same for the list of an address. */
export function rowsOfItems(
  api: Parameters<typeof loadListed>[0],
  items: string,
): Promise<{ goods: string; quantity: string }> {
  return rowsOfList(api, parseItems(items).rows);
}
