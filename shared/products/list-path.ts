import type { SelectionRow } from './selection.ts';

/**
 * The page of the visitor's list. Its query may contain a whole list, so that it works without scripts and can be sent
 * to a colleague.
 */
export const LIST_PATH = '/products/list';

/** `203x2,205x1~KX-8M/W`: ids, quantities and, if chosen, part numbers. */
export function formatItems(rows: readonly SelectionRow[]): string {
  return rows
    .map(({ id, sku, quantity }) => `${id}x${quantity}${sku ? `~${encodeURIComponent(sku)}` : ''}`)
    .join(',');
}

/** The page with a list in its query; without rows, the page of the browser's own list. */
export function listPath(rows: readonly SelectionRow[]): string {
  return withItems(LIST_PATH, rows);
}

/** The path of another page that accepts a list: a form. */
export function withItems(path: string, rows: readonly SelectionRow[]): string {
  return rows.length > 0 ? `${path}?items=${formatItems(rows)}` : path;
}
