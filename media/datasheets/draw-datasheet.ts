import { sheetOf } from '../../corpus/specification/rows.ts';
import { hardwareOf, isDrawn, type ProductRecord, type ProductSpec } from '../../records/product/record.ts';
import { formatDay } from '../../shared/text/date.ts';
import type { DrawingContext } from '../drawing/context.ts';
import { drawProduct } from '../drawing/draw-product.ts';
import { CONTENT_WIDTH, LEFT, PAGE } from './measures.ts';
import { drawHeading, drawItems, drawKeyFigures, drawNotice } from './parts.ts';
import { openSheet, type SheetOptions } from './sheet.ts';
import { drawSvg, pictureSize } from './svg-picture.ts';
import {
  drawFunctions,
  drawPartNumbers,
  drawSpecification,
  functionsPadding,
  partNumbersHeight,
} from './tables.ts';
import { type Sheet, type TextStyle, textHeight, textWidth, write, writeLine } from './text.ts';

const LEAD: TextStyle = { size: 9, colour: 'ink-soft', lineGap: 2.4 };

/** Draws the data sheet of a product: an A4 page of overview, one of specification. Equal records yield equal bytes. */
export async function drawDatasheet(product: ProductRecord, options: SheetOptions): Promise<Buffer> {
  return openSheet(product, { ...options, document: 'データシート' }, (sheet) =>
    drawBody(sheet, product, options.vendorStyle.drawing),
  );
}

function drawBody(sheet: Sheet, product: ProductRecord, drawing: DrawingContext): void {
  let y = drawTitle(sheet, product, PAGE.top);
  y = drawLeadAndPicture(sheet, product, drawing, y);
  y = drawKeyFigures(sheet, product.keyFigures, y);
  y = drawItems(sheet, product.features, drawHeading(sheet, '特長', y));
  const padding = functionsPadding(sheet, product.functions, PAGE.bottom - y);
  if (padding === undefined) {
    sheet.addPage();
    y = drawFunctions(sheet, product.functions, drawHeading(sheet, '機能', PAGE.top), 2);
  } else {
    drawFunctions(sheet, product.functions, drawHeading(sheet, '機能', y), padding);
    sheet.addPage();
    y = PAGE.top;
  }
  const groups = sheetOf(product);
  const room = PAGE.bottom - y - partNumbersHeight(product.skus);
  y = drawSpecification(sheet, groups, drawHeading(sheet, '仕様', y), room);
  if (y + partNumbersHeight(product.skus) > PAGE.bottom) {
    sheet.addPage();
    y = PAGE.top;
  }
  drawPartNumbers(sheet, product.skus, drawHeading(sheet, '品番', y));
}

function drawTitle(sheet: Sheet, product: ProductRecord, top: number): number {
  const { model, name, endOfLife, labels } = product;
  const title = { size: 25, weight: 'bold' as const };
  writeLine(sheet, model, LEFT, top - 8, title);
  let x = LEFT + textWidth(sheet, model, title) + 12;
  for (const label of labels) {
    const colour = label === '販売終了' ? 'notice' : 'accent';
    const style: TextStyle = { size: 7.5, weight: 'bold', colour };
    const width = textWidth(sheet, label, style) + 12;
    sheet
      .roundedRect(x, top + 6.5, width, 14, 2)
      .lineWidth(0.7)
      .undash()
      .strokeColor(sheet.colours[colour])
      .stroke();
    writeLine(sheet, label, x + 6, top + 8, style);
    x += width + 5;
  }
  const y = write(
    sheet,
    name,
    { x: LEFT, y: top + 28, width: CONTENT_WIDTH },
    { size: 12, weight: 'bold', colour: 'ink-soft' },
  );
  if (!endOfLife) return y + 8;
  const { lastOrderOn, supportEndsOn } = endOfLife;
  return drawNotice(
    sheet,
    `この製品は${formatDay(lastOrderOn)}に受注を終了しました。サポートは${formatDay(supportEndsOn)}までです。`,
    y + 8,
  );
}

/** Whether the front is wide enough for legible names of its ports. */
function hasWideFront(spec: ProductSpec): boolean {
  const size = hardwareOf(spec)?.size;
  return spec.kind !== 'access-point' && !!size && size.widthMm > size.heightMm * 2;
}

const NARROW_PICTURE = { width: 216, height: 162 };

/** A wide picture is placed below the lead, any other to its right. */
function drawLeadAndPicture(
  sheet: Sheet,
  product: ProductRecord,
  drawing: DrawingContext,
  y: number,
): number {
  if (!isDrawn(product)) return write(sheet, product.lead, { x: LEFT, y, width: CONTENT_WIDTH }, LEAD) + 14;
  const { spec } = product;
  const svg = drawProduct(product, hasWideFront(spec) ? 'panel' : 'card', drawing);
  const { width, height } = pictureSize(svg);
  const box = { x: LEFT, y };
  if (width > height * 2) {
    const below = write(sheet, product.lead, { ...box, width: CONTENT_WIDTH }, LEAD) + 8;
    const pictureHeight = (CONTENT_WIDTH * height) / width;
    drawPicture(sheet, svg, { x: LEFT, y: below, width: CONTENT_WIDTH, height: pictureHeight });
    return below + pictureHeight + 12;
  }
  const leadWidth = CONTENT_WIDTH - NARROW_PICTURE.width - 22;
  write(sheet, product.lead, { ...box, width: leadWidth }, LEAD);
  drawPicture(sheet, svg, { x: LEFT + leadWidth + 22, y, ...NARROW_PICTURE });
  return y + Math.max(NARROW_PICTURE.height, textHeight(sheet, product.lead, leadWidth, LEAD)) + 14;
}

function drawPicture(
  sheet: Sheet,
  svg: string,
  place: { x: number; y: number; width: number; height: number },
): void {
  sheet.save();
  sheet.roundedRect(place.x, place.y, place.width, place.height, 4).clip();
  drawSvg(sheet, svg, place);
  sheet.restore();
}
