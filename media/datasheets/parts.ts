import { CONTENT_WIDTH, LEFT, RIGHT } from './measures.ts';
import { rule, type Sheet, type TextStyle, textHeight, textWidth, write, writeLine } from './text.ts';

/** Each function draws a part below `y` and returns the y below it. */

export function drawHeading(sheet: Sheet, text: string, y: number): number {
  sheet
    .rect(LEFT, y + 2, 3, 12)
    .fillOpacity(1)
    .fill(sheet.colours['accent-bright']);
  write(sheet, text, { x: LEFT + 10, y: y - 1, width: CONTENT_WIDTH }, { size: 11.5, weight: 'bold' });
  return y + 21;
}

export function drawNotice(sheet: Sheet, text: string, y: number): number {
  const style: TextStyle = { size: 8.5, weight: 'bold', colour: 'notice' };
  const width = CONTENT_WIDTH - 24;
  const height = textHeight(sheet, text, width, style) + 12;
  sheet
    .roundedRect(LEFT, y, CONTENT_WIDTH, height, 3)
    .lineWidth(0.6)
    .undash()
    .fillAndStroke(sheet.colours['notice-pale'], sheet.colours['notice-line']);
  write(sheet, text, { x: LEFT + 12, y: y + 5.5, width }, style);
  return y + height + 10;
}

interface Figure {
  label: string;
  value: string;
  unit?: string | undefined;
}

const FIGURE_HEIGHT = 52;

export function drawKeyFigures(sheet: Sheet, figures: Figure[], y: number): number {
  const width = CONTENT_WIDTH / figures.length;
  sheet.rect(LEFT, y, CONTENT_WIDTH, FIGURE_HEIGHT).fillOpacity(1).fill(sheet.colours.surface);
  rule(sheet, y, LEFT, RIGHT, 'accent-bright', 1.2);
  figures.forEach(({ label, value, unit = '' }, place) => {
    const x = LEFT + width * place;
    if (place > 0) {
      sheet
        .moveTo(x, y + 10)
        .lineTo(x, y + FIGURE_HEIGHT - 10)
        .lineWidth(0.5)
        .strokeColor(sheet.colours.line)
        .stroke();
    }
    write(sheet, label, { x: x + 10, y: y + 7, width: width - 16 }, { size: 7.5, colour: 'ink-soft' });
    const small: TextStyle = { size: 8.5, colour: 'ink-soft' };
    const room = width - 22 - textWidth(sheet, unit, small);
    let size = 18;
    while (size > 9 && textWidth(sheet, value, { size, weight: 'bold' }) > room) size -= 0.5;
    const baseline = y + 41;
    const style: TextStyle = { size, weight: 'bold', colour: 'accent' };
    writeOnBaseline(sheet, value, x + 10, baseline, style);
    writeOnBaseline(sheet, unit, x + 13 + textWidth(sheet, value, style), baseline, small);
  });
  return y + FIGURE_HEIGHT + 18;
}

function writeOnBaseline(sheet: Sheet, text: string, x: number, baseline: number, style: TextStyle): void {
  // Noto Sans JP rises 1.16 em above its baseline.
  writeLine(sheet, text, x, baseline - style.size * 1.16, style);
}

const COLUMN_GAP = 22;
const COLUMN = (CONTENT_WIDTH - COLUMN_GAP) / 2;
const TITLE: TextStyle = { size: 9, weight: 'bold' };
const BODY: TextStyle = { size: 8, colour: 'ink-soft', lineGap: 1.2 };

interface Item {
  title: string;
  text: string;
}

function itemHeight(sheet: Sheet, { title, text }: Item): number {
  return textHeight(sheet, title, COLUMN, TITLE) + 2 + textHeight(sheet, text, COLUMN, BODY) + 7;
}

/** Titles with a text each, in two columns; both cells of a row have the same height. */
export function drawItems(sheet: Sheet, items: Item[], y: number): number {
  let top = y;
  for (let place = 0; place < items.length; place += 2) {
    const pair = items.slice(place, place + 2);
    pair.forEach(({ title, text }, column) => {
      const x = LEFT + column * (COLUMN + COLUMN_GAP);
      const below = write(sheet, title, { x, y: top, width: COLUMN }, TITLE);
      write(sheet, text, { x, y: below + 2, width: COLUMN }, BODY);
    });
    top += Math.max(...pair.map((item) => itemHeight(sheet, item)));
  }
  return top + 6;
}
