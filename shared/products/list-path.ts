import type { SelectionRow } from './selection.ts';

/** The page of the list. Its address may carry a whole list, which is how it works without script and reaches a colleague. */
export const LIST_PATH = '/products/list';

/** `203x2,205x1~KX-8M/W`: ids, quantities and, where one was chosen, part numbers. */
export function formatItems(rows: readonly SelectionRow[]): string {
  return rows
    .map(({ id, sku, quantity }) => `${id}x${quantity}${sku ? `~${encodeURIComponent(sku)}` : ''}`)
    .join(',');
}

/** Where a list is shown, or the list of this browser where there are no rows. */
export function listPath(rows: readonly SelectionRow[]): string {
  return withItems(LIST_PATH, rows);
}

/** The address of another page that takes a list: a form. */
export function withItems(path: string, rows: readonly SelectionRow[]): string {
  return rows.length > 0 ? `${path}?items=${formatItems(rows)}` : path;
}
