/** Without it Excel takes UTF-8 for Shift_JIS. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** White space and invisible characters, which spreadsheets may drop at the beginning of a field. */
const UNSEEN = /^[\s\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}]+/u;
/** Matched after compatibility normalization, which undoes full width and the like. */
const FORMULA = /^[=+\-@\u2212]/;

/** Whether spreadsheets may interpret a field as a formula. */
function mayBeFormula(value: string): boolean {
  const first = value.replace(UNSEEN, '').codePointAt(0);
  return first !== undefined && FORMULA.test(String.fromCodePoint(first).normalize('NFKC'));
}

/** Quotes a field of CSV; an apostrophe disarms formulas. */
export function csvField(value: string): string {
  const safe = mayBeFormula(value) || /^[\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

export function csvLine(values: readonly string[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}
