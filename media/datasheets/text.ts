import type { ColourName, ThemeRecord } from '../../shared/site/theme-schema.ts';
import type { Weight } from './fonts.ts';

/** A document with the vendor's colours. */
export type Sheet = PDFKit.PDFDocument & { readonly colours: ThemeRecord['colours'] };

export interface TextStyle {
  size: number;
  weight?: Weight;
  colour?: ColourName;
  align?: 'left' | 'right' | 'center';
  /** Extra space between lines. */
  lineGap?: number;
}

function apply(sheet: Sheet, { size, weight = 'regular', colour = 'ink' }: TextStyle): void {
  sheet.font(weight).fontSize(size).fillColor(sheet.colours[colour]);
}

export function textHeight(sheet: Sheet, text: string, width: number, style: TextStyle): number {
  apply(sheet, style);
  return sheet.heightOfString(text, { width, lineGap: style.lineGap ?? 0 });
}

export function textWidth(sheet: Sheet, text: string, style: TextStyle): number {
  apply(sheet, style);
  return sheet.widthOfString(text);
}

/** Sets a text with its upper left corner at the given point and returns the y below it. */
export function write(
  sheet: Sheet,
  text: string,
  box: { x: number; y: number; width: number },
  style: TextStyle,
): number {
  apply(sheet, style);
  sheet.text(text, box.x, box.y, {
    width: box.width,
    lineGap: style.lineGap ?? 0,
    align: style.align ?? 'left',
  });
  return sheet.y;
}

/** One line without wrapping, for text that is known to fit. */
export function writeLine(sheet: Sheet, text: string, x: number, y: number, style: TextStyle): void {
  apply(sheet, style);
  sheet.text(text, x, y, { lineBreak: false });
}

export function rule(
  sheet: Sheet,
  y: number,
  from: number,
  to: number,
  colour: ColourName,
  width = 0.5,
): void {
  sheet.moveTo(from, y).lineTo(to, y).lineWidth(width).undash().strokeColor(sheet.colours[colour]).stroke();
}
