import type { ProductRecord } from '../../records/product/record.ts';
import type { ParameterGroup } from '../../records/product/wire.ts';
import { writtenFunction } from '../../shared/products/function-note.ts';
import { quantity } from '../../shared/text/quantity.ts';
import { CONTENT_WIDTH, LEFT, PAGE, RIGHT } from './measures.ts';
import { rule, type Sheet, type TextStyle, textHeight, write, writeLine } from './text.ts';

const NAME: TextStyle = { size: 7.8, colour: 'ink-soft' };
const VALUE: TextStyle = { size: 7.8 };
const STRONG: TextStyle = { size: 7.8, weight: 'bold' };
const INDENT = 8;
const HEADING = 21;
const GAP = 16;

interface Columns {
  nameWidth: number;
}

const SPECIFICATION: Columns = { nameWidth: 196 };
const FUNCTIONS: Columns = { nameWidth: 116 };

interface Row {
  name: string;
  value: string;
  unit?: string | undefined;
}

function rowHeight(sheet: Sheet, { name, value, unit }: Row, { nameWidth }: Columns, padding: number) {
  const valueWidth = CONTENT_WIDTH - nameWidth - INDENT;
  return (
    Math.max(
      textHeight(sheet, name, nameWidth - INDENT * 2, NAME),
      textHeight(sheet, quantity(value, unit), valueWidth, VALUE),
    ) +
    padding * 2
  );
}

/** A name, and its value followed by the unit. */
function drawRow(
  sheet: Sheet,
  row: Row,
  columns: Columns,
  { y, padding, style }: { y: number; padding: number; style: TextStyle },
): number {
  const { nameWidth } = columns;
  const top = y + padding;
  const valueX = LEFT + nameWidth;
  const valueWidth = CONTENT_WIDTH - nameWidth - INDENT;
  write(sheet, row.name, { x: LEFT + INDENT, y: top, width: nameWidth - INDENT * 2 }, style);
  write(sheet, quantity(row.value, row.unit), { x: valueX, y: top, width: valueWidth }, VALUE);
  const bottom = y + rowHeight(sheet, row, columns, padding);
  rule(sheet, bottom, LEFT, RIGHT, 'line', 0.4);
  return bottom;
}

const BAND = 15;

function drawBand(sheet: Sheet, text: string, y: number): number {
  sheet.rect(LEFT, y, CONTENT_WIDTH, BAND).fillOpacity(1).fill(sheet.colours.surface);
  writeLine(sheet, text, LEFT + INDENT, y + 1.8, { ...STRONG, colour: 'accent' });
  return y + BAND;
}

/** From loose to tight: a table uses the first one that fits its page. */
const PADDINGS = [3.2, 2.6, 2, 1.5, 1, 0.6, 0.4];

/** Draws the whole specification table; a long one continues on the next page. */
export function drawSpecification(sheet: Sheet, groups: ParameterGroup[], y: number, room: number): number {
  const rows = groups.flatMap((group) => group.rows);
  const heightWith = (padding: number) =>
    HEADING +
    GAP +
    groups.length * BAND +
    rows.reduce((sum, row) => sum + rowHeight(sheet, row, SPECIFICATION, padding), 0);
  const padding = PADDINGS.find((wanted) => heightWith(wanted) <= room) ?? 2;
  rule(sheet, y, LEFT, RIGHT, 'ink', 0.9);
  let top = y + 0.5;
  const makeRoom = (height: number) => {
    if (top + height <= PAGE.bottom) return;
    sheet.addPage();
    top = PAGE.top;
  };
  for (const group of groups) {
    makeRoom(BAND * 2.5);
    top = drawBand(sheet, group.group, top);
    for (const row of group.rows) {
      makeRoom(rowHeight(sheet, row, SPECIFICATION, padding));
      top = drawRow(sheet, row, SPECIFICATION, { y: top, padding, style: NAME });
    }
  }
  return top + GAP;
}

type Functions = ProductRecord['functions'];

function functionRows(functions: Functions): Row[] {
  return functions.map(({ group, items }) => ({ name: group, value: items.map(writtenFunction).join('、') }));
}

/** The largest padding with which the functions and their heading fit; undefined where none does. */
export function functionsPadding(sheet: Sheet, functions: Functions, room: number): number | undefined {
  const rows = functionRows(functions);
  return PADDINGS.find(
    (padding) => rows.reduce((sum, row) => sum + rowHeight(sheet, row, FUNCTIONS, padding), HEADING) <= room,
  );
}

export function drawFunctions(sheet: Sheet, functions: Functions, y: number, padding: number): number {
  rule(sheet, y, LEFT, RIGHT, 'ink', 0.9);
  let top = y;
  for (const row of functionRows(functions)) {
    top = drawRow(sheet, row, FUNCTIONS, { y: top, padding, style: STRONG });
  }
  return top + GAP;
}

const PART_ROW = 16;

interface PartNumber {
  sku: string;
  name: string;
}

export function partNumbersHeight(skus: PartNumber[]): number {
  return HEADING + skus.length * PART_ROW;
}

export function drawPartNumbers(sheet: Sheet, skus: PartNumber[], y: number): void {
  rule(sheet, y, LEFT, RIGHT, 'ink', 0.9);
  skus.forEach(({ sku, name }, index) => {
    const top = y + index * PART_ROW;
    writeLine(sheet, sku, LEFT + INDENT, top + 2.2, STRONG);
    writeLine(sheet, name, LEFT + SPECIFICATION.nameWidth, top + 2.2, VALUE);
    rule(sheet, top + PART_ROW, LEFT, RIGHT, 'line', 0.4);
  });
}
