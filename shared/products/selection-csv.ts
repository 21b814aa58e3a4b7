import { LIST_ROWS_MAX } from '../constants.ts';
import { BYTE_ORDER_MARK, csvLine } from '../text/csv.ts';
import { readCsv } from '../text/read-csv.ts';
import { type FoundModel, modelFinder } from './find-model.ts';
import { accessoryOf, LIST_FIGURES, type ListedProduct } from './listed-product.ts';
import { mergeRows, QUANTITY_MAX, readQuantity, type SelectionRow } from './selection.ts';

/** Of a file in bytes, of a text in characters. */
export const CSV_MAX_SIZE = 1024 * 1024;
/** Maximum number of records: a longer file is no list of products to buy. */
const RECORDS_MAX = 1_000;
const NAME_TITLE = /^(?:型番|型式|品番|製品型番|モデル|model|part ?(?:number|no\.?))$/i;
const AMOUNT_TITLE = /^(?:数量|台数|個数|qty\.?|quantity)(?:\([^()]*\))?$/i;
/** Signature of a workbook, which is an archive. */
const ZIP_BEGINNING = 'PK\u0003\u0004';
const SHOWN_MAX_LENGTH = 60;
/** Longer than any model name with its quantity; the rest of a cell is not read. */
const CELL_MAX_LENGTH = 200;

/** A line that could not be imported, with the reason. */
export interface CsvProblem {
  line: number;
  text: string;
  reason: string;
}

interface ImportedCsv {
  rows: SelectionRow[];
  /** Number of imported lines. */
  taken: number;
  problems: CsvProblem[];
}

/** Columns of models and quantities. */
interface Columns {
  name: number;
  amount: number;
}

const UNKNOWN = 'この型番の製品が見つかりません。';
const BAD_QUANTITY = `数量は1〜${QUANTITY_MAX.toLocaleString('en')}の整数で書いてください。`;
const WORKBOOK = 'Excelのブックです。Excelで「CSV(コンマ区切り)」として保存してから選んでください。';
const NO_TEXT = 'CSVまたはテキストのファイルではありません。';
const FULL = `リストは${LIST_ROWS_MAX}件までのため、追加していません。`;

/**
 * Imports the lines of a table into a list. Models or part numbers and quantities are in the columns with matching
 * titles, by default in the first two; a title line at the top is skipped.
 */
export function importCsv(
  text: string,
  products: Parameters<typeof modelFinder>[0],
  before: readonly SelectionRow[] = [],
): ImportedCsv {
  const refusal = reasonAgainstAll(text);
  if (refusal) return { rows: [...before], taken: 0, problems: [{ line: 1, text: '', reason: refusal }] };
  const find = modelFinder(products);
  const { records, isCut } = readCsv(text, RECORDS_MAX);
  const problems: CsvProblem[] = [];
  const columns = columnsOf(records[0]?.cells ?? []);
  let taken = 0;
  let rows: SelectionRow[] = [...before];
  for (const [index, { line, cells }] of records.entries()) {
    if (index === 0 && columns) continue;
    const { name, amount } = readLine(columns ? inOrder(cells, columns) : cells, find);
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
    else taken += 1;
  }
  if (isCut)
    problems.push({
      line: (records.at(-1)?.line ?? 0) + 1,
      text: '',
      reason: `${RECORDS_MAX}行を超えるため、ここから先は読んでいません。`,
    });
  return { rows, taken, problems };
}

/** Reason for rejecting a whole text before any line is read. */
function reasonAgainstAll(text: string): string | undefined {
  if (text.length > CSV_MAX_SIZE) return 'データが1MBを超えています。';
  if (text.startsWith(ZIP_BEGINNING)) return WORKBOOK;
  return text.includes('\0') ? NO_TEXT : undefined;
}

/** Columns by the titles of the first line; undefined without a column of models. */
function columnsOf(titles: readonly string[]): Columns | undefined {
  const written = titles.map((title) => title.slice(0, CELL_MAX_LENGTH).normalize('NFKC').trim());
  const name = written.findIndex((title) => NAME_TITLE.test(title));
  return name < 0 ? undefined : { name, amount: written.findIndex((title) => AMOUNT_TITLE.test(title)) };
}

function inOrder(cells: readonly string[], { name, amount }: Columns): [name: string, amount: string] {
  return [cells[name] ?? '', cells[amount] ?? ''];
}

/** Model and quantity of a line; a text from a mail may have both in one cell: 「KX-8M 2台」. */
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

/** Exports a list as a table that `importCsv` can read. */
export function exportCsv(
  rows: readonly SelectionRow[],
  products: ReadonlyMap<number, ListedProduct>,
): string {
  const titles = LIST_FIGURES.map(({ label, unit }) => `${label}${unit && `(${unit})`}`);
  const lines = rows.map(({ id, sku, quantity }) => {
    const product = products.get(id);
    const accessory = accessoryOf(product, sku);
    const figures = LIST_FIGURES.map(({ name }) => String((!accessory && product?.figures[name]) || ''));
    const named = accessory?.name ?? product?.name ?? '';
    return [sku ?? product?.model ?? `id ${id}`, String(quantity), named, ...figures];
  });
  return BYTE_ORDER_MARK + [['型番', '数量', '製品名', ...titles], ...lines].map(csvLine).join('');
}

/** Decodes a file by its byte order mark (WHATWG Encoding), else as UTF-8 or Shift_JIS, common in Japan. */
export function decodeCsv(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}
