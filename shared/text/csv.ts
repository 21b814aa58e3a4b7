/** Without it Excel reads UTF-8 as Shift_JIS. */
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
  return csvQuoted(safe);
}

function csvQuoted(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}

/** Digits alone that begin with 0 or fill a cell, decimals that end with 0, days without a year: spreadsheets show other values. */
const CHANGED_BY_SPREADSHEETS =
  /^(?:0\d+|\d{12,}|\d+\.\d*0|\d+e\d+|\d{1,2}[-/]\d{1,2}|\d{1,2}[-/]\d{1,2}[-/]\d{1,4}|\d{1,2}[-/](?:19|20)\d{2})$/i;

/** A line whose values spreadsheets show unchanged. Importing programs have to support the form `="0312345678"`. */
export function spreadsheetLine(values: readonly string[]): string {
  const fields = values.map((value) =>
    CHANGED_BY_SPREADSHEETS.test(value) ? csvQuoted(`="${value}"`) : csvField(value),
  );
  return `${fields.join(',')}\r\n`;
}

export function csvLine(values: readonly string[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}
