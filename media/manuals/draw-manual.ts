import { viewsOf } from '../../corpus/media-files/product-pictures.ts';
import { sheetOf } from '../../corpus/specification/rows.ts';
import { isDrawn, type ProductRecord } from '../../records/product/record.ts';
import { openSheet, type SheetOptions } from '../datasheets/sheet.ts';
import type { DrawingContext } from '../drawing/context.ts';
import { drawProduct } from '../drawing/draw-product.ts';
import { Flow } from './flow.ts';
import type { ProductGuide } from './guide.ts';

const DOCUMENT = '設置ガイド';

/** Draws the installation guide of a product, on A4. Equal records and texts yield equal bytes. */
export async function drawManual(
  product: ProductRecord,
  guide: ProductGuide,
  options: SheetOptions,
): Promise<Buffer> {
  return openSheet(product, { ...options, document: DOCUMENT }, (sheet) => {
    const flow = new Flow(sheet);
    flow.title(product.model, product.name);
    for (const notice of guide.notices) flow.notice(notice);
    for (const paragraph of guide.intro) flow.paragraph(paragraph);
    for (const { heading, parts } of guide.sections) {
      flow.section(heading, () => {
        for (const part of parts) drawPart(flow, part, product, options.vendorStyle.drawing);
      });
    }
  });
}

function drawPart(
  flow: Flow,
  part: ProductGuide['sections'][number]['parts'][number],
  product: ProductRecord,
  drawing: DrawingContext,
): void {
  if ('rows' in part) flow.table([{ group: part.table, rows: part.rows }]);
  else if ('steps' in part) flow.steps(part.steps);
  else if ('list' in part) flow.list(part.list, part.items);
  else if ('paragraphs' in part) for (const text of part.paragraphs) flow.paragraph(text);
  else if ('specification' in part)
    flow.table(sheetOf(product).filter(({ group }) => part.specification.includes(group)));
  else if (isDrawn(product)) {
    const has = viewsOf(product);
    for (const view of part.views) if (has.includes(view)) flow.picture(drawProduct(product, view, drawing));
  }
}
