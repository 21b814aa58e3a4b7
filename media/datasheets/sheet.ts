import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { ProductRecord } from '../../corpus/schema/product.ts';
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

/** An opened font is taken as it is; the type declarations know only its file. */
function asSource(font: object): string {
  return font as unknown as string;
}

/** Makes a document on a product in the vendor's look; `draw` fills its pages, head and foot come last. */
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
