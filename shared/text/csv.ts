/** Without it Excel takes UTF-8 for Shift_JIS. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One field of CSV. Spreadsheets run what begins with these characters as a formula, the full-width ones too; an
 * apostrophe makes it text.
 */
export function csvField(value: string): string {
  const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

export function csvLine(values: readonly string[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}
