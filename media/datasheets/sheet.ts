import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { ProductRecord } from '../../corpus/schema/product.ts';
import { SITE } from '../../shared/site.ts';
import type { openFonts } from './fonts.ts';
import { drawFrames } from './frame.ts';
import type { Sheet } from './text.ts';

export interface SheetOptions {
  fonts: ReturnType<typeof openFonts>;
  /** The name of the sub-category, for the head of each page. */
  kind: string;
}

/** An opened font is taken as it is; the type declarations know only its file. */
function asSource(font: object): string {
  return font as unknown as string;
}

/** Makes a document on a product in the dress of the house; `draw` fills its pages, head and foot come last. */
export async function openSheet(
  { model, name, updatedOn }: ProductRecord,
  { fonts, kind, document }: SheetOptions & { document: string },
  draw: (sheet: Sheet) => void,
): Promise<Buffer> {
  const date = new Date(`${updatedOn}T00:00:00+09:00`);
  const sheet: Sheet = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'ja-JP',
    displayTitle: true,
    font: asSource(fonts.regular),
    info: {
      Title: `${model} ${name} ${document}`,
      Author: SITE.legalName,
      Subject: name,
      Creator: SITE.englishName,
      CreationDate: date,
      ModDate: date,
    },
  });
  sheet.registerFont('regular', asSource(fonts.regular)).registerFont('bold', asSource(fonts.bold));
  draw(sheet);
  drawFrames(sheet, { model, kind, updatedOn, document });
  sheet.end();
  return buffer(sheet);
}
