import { LIST_ROWS_MAX } from '../constants.ts';
import { BYTE_ORDER_MARK, csvLine } from '../text/csv.ts';
import { readCsv } from '../text/read-csv.ts';
import { type FoundModel, modelFinder } from './find-model.ts';
import { LIST_FIGURES, type ListedProduct } from './listed-product.ts';
import { mergeRows, QUANTITY_MAX, readQuantity, type SelectionRow } from './selection.ts';

/** Of a file, in bytes, and of a text, in characters. */
export const CSV_MAX_SIZE = 1024 * 1024;
/** So many lines are looked at: a longer file is no list of what somebody wants to buy. */
const RECORDS_MAX = 1_000;
const SHOWN_MAX_LENGTH = 60;
/** Longer than any model name with its amount; the rest of a cell is not read. */
const CELL_MAX_LENGTH = 200;

/** A line that could not be taken, and why. */
export interface CsvProblem {
  line: number;
  text: string;
  reason: string;
}

export interface ImportedCsv {
  rows: SelectionRow[];
  problems: CsvProblem[];
}

const UNKNOWN = 'この型番の製品が見つかりません。';
const BAD_QUANTITY = `数量は1〜${QUANTITY_MAX.toLocaleString('en')}の整数で書いてください。`;
const FULL = `リストは${LIST_ROWS_MAX}件までのため、追加していません。`;

/** Adds the lines of a table (model or part number, then quantity) to a list. A line of titles at the top is passed over. */
export function importCsv(
  text: string,
  products: readonly Pick<ListedProduct, 'id' | 'model' | 'skus'>[],
  before: readonly SelectionRow[] = [],
): ImportedCsv {
  if (text.length > CSV_MAX_SIZE)
    return { rows: [...before], problems: [{ line: 1, text: '', reason: 'データが1MBを超えています。' }] };
  const find = modelFinder(products);
  const { records, isCut } = readCsv(text, RECORDS_MAX);
  const problems: CsvProblem[] = [];
  let rows: SelectionRow[] = [...before];
  for (const [index, { line, cells }] of records.entries()) {
    const { name, amount } = readLine(cells, find);
    const found = find(name);
    const quantity = amount === '' ? 1 : readQuantity(amount);
    if (index === 0 && found.kind !== 'one' && quantity === undefined) continue;
    const shown = cells.join(' ').trim().slice(0, SHOWN_MAX_LENGTH);
    const reason = reasonAgainst(found, quantity);
    if (reason) problems.push({ line, text: shown, reason });
    if (reason || found.kind !== 'one' || quantity === undefined) continue;
    const { id, sku } = found;
    const merged = mergeRows(rows, [{ id, ...(sku !== undefined && { sku }), quantity }]);
    rows = merged.rows;
    if (merged.left > 0) problems.push({ line, text: shown, reason: FULL });
  }
  if (isCut)
    problems.push({
      line: (records.at(-1)?.line ?? 0) + 1,
      text: '',
      reason: `${RECORDS_MAX}行を超えるため、ここから先は読んでいません。`,
    });
  return { rows, problems };
}

/** Model and quantity of a line; in a text from a mail both may stand together: 「KX-8M 2台」. */
function readLine(
  cells: readonly string[],
  find: (name: string) => FoundModel,
): { name: string; amount: string } {
  const [first = '', second = ''] = cells.map((cell) => cell.slice(0, CELL_MAX_LENGTH).trim());
  const name = first.replace(/^'/, '');
  const together = cells.length > 1 ? undefined : splitAtLastGap(name.normalize('NFKC'));
  if (!together || find(name).kind === 'one') return { name, amount: second };
  return together;
}

const isGap = (char: string | undefined) => char !== undefined && /[\s×]/.test(char);

/** Splits 「KX-8M 2台」 and 「KX-8M×2」 before the amount; undefined for a text of one part. */
function splitAtLastGap(text: string): { name: string; amount: string } | undefined {
  let start = text.length;
  while (start > 0 && !isGap(text[start - 1])) start -= 1;
  let end = start;
  while (end > 0 && isGap(text[end - 1])) end -= 1;
  return end > 0 && start < text.length ? { name: text.slice(0, end), amount: text.slice(start) } : undefined;
}

function reasonAgainst(found: FoundModel, quantity: number | undefined): string | undefined {
  if (found.kind === 'none') return UNKNOWN;
  if (found.kind === 'several') return `いくつかの型番に当てはまります(${found.models.join('、')}など)。`;
  return quantity === undefined ? BAD_QUANTITY : undefined;
}

/** A list as a table, which `importCsv` reads again. */
export function exportCsv(
  rows: readonly SelectionRow[],
  products: ReadonlyMap<number, ListedProduct>,
): string {
  const titles = LIST_FIGURES.map(({ label, unit }) => `${label}${unit && `(${unit})`}`);
  const lines = rows.map(({ id, sku, quantity }) => {
    const product = products.get(id);
    const figures = LIST_FIGURES.map(({ name }) => String(product?.figures[name] ?? ''));
    return [sku ?? product?.model ?? `id ${id}`, String(quantity), product?.name ?? '', ...figures];
  });
  return BYTE_ORDER_MARK + [['型番', '数量', '製品名', ...titles], ...lines].map(csvLine).join('');
}

/** The text of a file: UTF-8 where it is, otherwise Shift_JIS, which spreadsheets in Japan still write. */
export function decodeCsv(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}
