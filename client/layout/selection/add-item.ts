import { LIST_ROWS_MAX } from '../../../shared/constants.ts';
import { mergeRows, parseItems, rowKey } from '../../../shared/products/selection.ts';
import { readSelection, writeSelection } from '../../lib/products/selection.ts';

/** Result of adding to the shortlist. */
export interface Added {
  message: string;
  /** Distinguishes consecutive notices with the same text. */
  count: number;
}

let count = 0;

/** Adds the products in a link's address to the shortlist. */
export function addItem(link: HTMLAnchorElement): Added {
  const { rows: added } = parseItems(new URL(link.href).searchParams.get('items') ?? '');
  const { rows, left } = mergeRows(readSelection(), added);
  count += 1;
  if (left > 0) return { message: `検討リストは${LIST_ROWS_MAX}件までです。`, count };
  writeSelection(rows);
  const keys = added.map(rowKey);
  const quantity = rows.find((row) => keys.includes(rowKey(row)))?.quantity ?? 1;
  const number = quantity > 1 ? `(${quantity}台)` : '';
  return { message: `${link.getAttribute('aria-label') ?? link.textContent}しました${number}。`, count };
}
