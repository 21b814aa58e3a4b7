import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { LIST_ROWS_MAX } from '../../../shared/constants.ts';
import { listPath } from '../../../shared/products/list-path.ts';
import type { ListedProduct } from '../../../shared/products/listed-product.ts';
import {
  mergeRows,
  parseItems,
  readQuantity,
  type SelectionRow,
} from '../../../shared/products/selection.ts';
import { type CsvProblem, importCsv } from '../../../shared/products/selection-csv.ts';
import { apiOf } from '../../lib/loading/load.ts';
import { loadListed } from '../../lib/products/listed-products.ts';

const UNPROCESSABLE = 422;
const REMOVE = /^remove-(\d{1,2})$/;

/** Result of a change that was not applied completely. */
export interface ListResult {
  rows: SelectionRow[];
  problems: CsvProblem[];
  products: ListedProduct[];
  /** Submitted text, to be corrected. */
  csv: string;
}

/**
 * Applies a change without script: quantities, a removed row, an imported table. The list is then in the
 * address.
 */
export async function listAction(args: ActionFunctionArgs) {
  const posted = await args.request.formData();
  const intent = String(posted.get('intent'));
  const { rows, problems } = readPosted(posted);
  const removed = REMOVE.exec(intent)?.[1];
  const left = removed === undefined ? rows : rows.filter((_, index) => index !== Number(removed));
  // A chosen file takes precedence over pasted text.
  const csv = String(posted.get('file') || posted.get('csv') || '');
  const isWhole = intent !== 'csv' && problems.length === 0;
  if (isWhole) return redirect(listPath(left), 303);
  const all = await loadListed(apiOf(args));
  const imported = intent === 'csv' ? importCsv(csv, all, left) : { rows: left, problems };
  if (imported.problems.length === 0) return redirect(listPath(imported.rows), 303);
  const ids = new Set(imported.rows.map(({ id }) => id));
  const result: ListResult = { ...imported, csv, products: all.filter(({ id }) => ids.has(id)) };
  return data(result, { status: UNPROCESSABLE });
}

/** Submitted rows of the page; an invalid quantity leaves its row unchanged. */
function readPosted(posted: FormData): { rows: SelectionRow[]; problems: CsvProblem[] } {
  const quantities = posted.getAll('quantity').map(String);
  const problems: CsvProblem[] = [];
  const rows = posted
    .getAll('item')
    .slice(0, LIST_ROWS_MAX)
    .flatMap((item, index) => {
      const [row] = parseItems(String(item)).rows;
      const typed = quantities[index] ?? '';
      const quantity = readQuantity(typed);
      if (row && quantity === undefined)
        problems.push({ line: index + 1, text: typed.slice(0, 20), reason: '台数を確認してください。' });
      return row ? { ...row, quantity: quantity ?? row.quantity } : [];
    });
  return { rows: mergeRows([], rows).rows, problems };
}
