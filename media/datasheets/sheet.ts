import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { ProductRecord } from '../../records/product/record.ts';
import { LOCALE } from '../../shared/constants.ts';
import { dateOf } from '../../shared/text/date.ts';
import type { Publisher } from '../publisher.ts';
import type { VendorStyle } from '../vendor-style.ts';
import type { openFonts } from './fonts.ts';
import { drawFrames } from './frame.ts';
import { openLogo } from './logo.ts';
import type { Sheet } from './text.ts';

export interface SheetOptions {
  fonts: ReturnType<typeof openFonts>;
  /** The name of the sub-category, for the head of each page. */
  kind: string;
  site: Publisher;
  vendorStyle: VendorStyle;
}

/** PDFKit accepts an opened font; its type declarations only know file names. */
function asSource(font: object): string {
  return font as unknown as string;
}

/** Creates a document about a product in the vendor's style; `draw` fills its pages, head and foot are drawn last. */
export async function openSheet(
  { model, name, updatedOn }: ProductRecord,
  { fonts, kind, site, vendorStyle, document }: SheetOptions & { document: string },
  draw: (sheet: Sheet) => void,
): Promise<Buffer> {
  const date = dateOf(updatedOn);
  const made = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: LOCALE,
    displayTitle: true,
    font: asSource(fonts.regular),
    info: {
      Title: `${model} ${name} ${document}`,
      Author: site.legalName,
      Subject: name,
      Creator: site.englishName,
      CreationDate: date,
      ModDate: date,
    },
  });
  const sheet: Sheet = Object.assign(made, { colours: vendorStyle.colours });
  sheet.registerFont('regular', asSource(fonts.regular)).registerFont('bold', asSource(fonts.bold));
  draw(sheet);
  drawFrames(sheet, { model, kind, updatedOn, document, site, logo: await openLogo(vendorStyle.logo) });
  sheet.end();
  return buffer(sheet);
}
