import { BYTE_ORDER_MARK } from './csv.ts';

/** A record of a table, with its position in the text. */
interface CsvRecord {
  /** Line of the text at which it begins, from 1. */
  line: number;
  cells: string[];
}

/**
 * Parses a table (RFC 4180): the first separator outside of quotes, a comma or a tab, separates all cells; quoted cells
 * may contain both, line breaks and doubled quotes. Accepts any text, up to `maxRecords`; empty lines are no records.
 */
export function readCsv(text: string, maxRecords: number): { records: CsvRecord[]; isCut: boolean } {
  const records: CsvRecord[] = [];
  const ends = separatorOf(text) === '\t' ? /[\t\r\n]/g : /[,，\r\n]/g;
  let at = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  let line = 1;
  while (at < text.length) {
    const record: CsvRecord = { line, cells: [] };
    let isEnd = false;
    while (!isEnd) {
      const cell = readCell(text, at, ends);
      record.cells.push(cell.value);
      line += cell.lines;
      const end = text[cell.next];
      at = cell.next + (end === '\r' && text[cell.next + 1] === '\n' ? 2 : 1);
      isEnd = end === undefined || end === '\r' || end === '\n';
    }
    line += 1;
    if (record.cells.every((cell) => cell.trim() === '')) continue;
    if (records.length === maxRecords) return { records, isCut: true };
    records.push(record);
  }
  return { records, isCut: false };
}

/** Only the first separator counts: a stray tab in a later cell does not make the table tab-separated. */
function separatorOf(text: string): ',' | '\t' {
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && /[\t,，]/.test(character)) return character === '\t' ? '\t' : ',';
  }
  return ',';
}

/** Reads a cell and returns its end and its number of line breaks. An unclosed quote is an ordinary character. */
function readCell(text: string, from: number, ends: RegExp): { value: string; next: number; lines: number } {
  const quoted = /[^\S\t\r\n]*"((?:[^"]|"")*)"[^\S\t\r\n]*/y;
  quoted.lastIndex = from;
  const match = quoted.exec(text);
  const after = match ? text[quoted.lastIndex] : undefined;
  if (match && (after === undefined || after.search(new RegExp(ends.source)) === 0)) {
    const value = (match[1] ?? '').replaceAll('""', '"');
    return { value, next: quoted.lastIndex, lines: (value.match(/\r\n?|\n/g) ?? []).length };
  }
  ends.lastIndex = from;
  const next = ends.exec(text)?.index ?? text.length;
  return { value: text.slice(from, next), next, lines: 0 };
}
