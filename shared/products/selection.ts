import { LIST_ROWS_MAX } from '../constants.ts';
/** An entry of a visitor's list: product, part number if chosen, and quantity. */
export interface SelectionRow {
  id: number;
  sku?: string | undefined;
  quantity: number;
}

export const QUANTITY_MAX = 9_999;

const ID_MAX = 999_999_999;
const SKU = /^[^\s,~\p{C}]{1,64}$/u;
const ITEM = /^([1-9]\d{0,8})x([1-9]\d{0,3})(?:~(.+))?$/u;
/** Longer than any full list with part numbers and encoding; longer texts are truncated before parsing. */
const ITEMS_MAX_LENGTH = LIST_ROWS_MAX * 100;

/** Parsed rows, with the number of rejected ones. */
interface ReadRows {
  rows: SelectionRow[];
  /** Invalid entries, and those beyond the maximum of a list. */
  dropped: number;
}

/** Parses the list in a query. Invalid entries are left out and counted. */
export function parseItems(text: string): ReadRows {
  const parts = text.slice(0, ITEMS_MAX_LENGTH).split(',').filter(Boolean);
  const isCut = text.length > ITEMS_MAX_LENGTH;
  const read = parts.flatMap((part) => toRow(ITEM.exec(part)) ?? []);
  const { rows, left } = mergeRows([], read);
  return { rows, dropped: parts.length - read.length + left + Number(isCut) };
}

function toRow(match: RegExpExecArray | null): SelectionRow | undefined {
  const [, id, quantity, sku] = match ?? [];
  return validRow({ id: Number(id), quantity: Number(quantity), ...(sku !== undefined && { sku }) });
}

/** Validates stored rows of any shape; invalid ones are left out. */
export function validRows(kept: unknown): SelectionRow[] {
  if (!Array.isArray(kept)) return [];
  // Stored data may be arbitrarily long.
  const few = kept.slice(0, 10 * LIST_ROWS_MAX);
  return mergeRows(
    [],
    few.flatMap((row) => validRow(row) ?? []),
  ).rows;
}

/** A valid row; undefined for any other value. */
function validRow(value: unknown): SelectionRow | undefined {
  const { id, sku, quantity } = (value ?? {}) as Partial<Record<keyof SelectionRow, unknown>>;
  if (!isWithin(id, ID_MAX) || !isWithin(quantity, QUANTITY_MAX)) return undefined;
  if (sku === undefined) return { id, quantity };
  return typeof sku === 'string' && SKU.test(sku) ? { id, sku, quantity } : undefined;
}

function isWithin(value: unknown, max: number): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= max;
}

/** Adds rows to a list, merging those with the same product and part number. `left` counts rows that did not fit. */
export function mergeRows(
  rows: readonly SelectionRow[],
  added: readonly SelectionRow[],
): { rows: SelectionRow[]; left: number } {
  const merged = new Map<string, SelectionRow>();
  let left = 0;
  for (const row of [...rows, ...added]) {
    const key = rowKey(row);
    const before = merged.get(key);
    if (before) {
      merged.set(key, { ...before, quantity: Math.min(before.quantity + row.quantity, QUANTITY_MAX) });
    } else if (merged.size < LIST_ROWS_MAX) merged.set(key, row);
    else left += 1;
  }
  return { rows: [...merged.values()], left };
}

/** Unique key of a row within a list. */
export function rowKey({ id, sku }: Pick<SelectionRow, 'id' | 'sku'>): string {
  return sku === undefined ? String(id) : `${id}~${sku}`;
}

/** Whether two lists have the same rows, in any order. */
export function isSameList(one: readonly SelectionRow[], other: readonly SelectionRow[]): boolean {
  const quantities = new Map(other.map((row) => [rowKey(row), row.quantity]));
  return one.length === other.length && one.every((row) => quantities.get(rowKey(row)) === row.quantity);
}

/** Parses a typed quantity, full width and 台 included; undefined for an invalid one. */
export function readQuantity(text: string): number | undefined {
  const figure = text
    .normalize('NFKC')
    .replace(/[\s,]/g, '')
    .replace(/[台個本式枚]$/, '');
  const quantity = /^\d{1,9}$/.test(figure) ? Number(figure) : undefined;
  return isWithin(quantity, QUANTITY_MAX) ? quantity : undefined;
}
