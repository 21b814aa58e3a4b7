import { hasBackView, type ProductView } from '../../corpus/media-files/product-pictures.ts';
import { hardwareOf, type ProductSpec } from '../../records/product/record.ts';
import type { Screen } from '../../shared/pages/screen-schema.ts';
import { drawAccessPoint } from './access-point/draw-access-point.ts';
import { drawChassis } from './chassis.ts';
import { drawCloud } from './cloud/draw-cloud.ts';
import { type DrawingContext, PLAIN_CONTEXT } from './context.ts';
import { drawBackView, drawPanelView, type FlatView } from './flat-view.ts';
import { drawSizeView } from './size-view.ts';
import { CARD, document, drawBackground, type Figure, setOnStage, stageDefinitions } from './stage.ts';

/** Fields of a product's record that a picture needs. */
export interface Drawable {
  model: string;
  spec: ProductSpec;
  /** For a service: an example of its management screen. */
  screen?: Screen | undefined;
}

/** The product alone, without its stage, for scenes with several products. */
export function drawFigure(
  context: DrawingContext,
  { model, spec, screen }: Drawable,
  finePrint: boolean,
): Figure {
  if (spec.kind === 'access-point') return drawAccessPoint(context, model, spec);
  if (spec.kind !== 'cloud') return drawChassis(context, { model, spec, hardware: spec }, finePrint);
  return spec.hardware
    ? drawChassis(context, { model, spec, hardware: spec.hardware }, finePrint)
    : drawCloud(context, model, spec, screen);
}

/**
 * Draws a complete SVG document. A view that the product does not have falls back to `front`.
 *
 * @param context the vendor's; neutral by default
 */
export function drawProduct(
  product: Drawable,
  view: ProductView = 'card',
  context: DrawingContext = PLAIN_CONTEXT,
): string {
  const flat = drawFlat(product, view, context);
  if (flat) return flat.svg;
  const { model } = product;
  const figure = drawFigure(context, product, view !== 'card');
  const hardware = hardwareOf(product.spec);
  if (view === 'size' && hardware) return drawSizeView(context, model, hardware, figure);
  return document(
    CARD.width,
    CARD.height,
    `${model} 外観`,
    `<defs>${stageDefinitions(context)}${figure.defs}</defs>`,
    drawBackground(context, CARD.width, CARD.height),
    setOnStage(context, figure, CARD),
  );
}

/** The front or back elevation with its captions as text; undefined for a view that the product does not have. */
export function drawFlat(
  { model, spec }: Drawable,
  view: ProductView,
  context: DrawingContext = PLAIN_CONTEXT,
): FlatView | undefined {
  const hardware = hardwareOf(spec);
  if (!hardware) return undefined;
  if (view === 'panel') return drawPanelView(context, { model, spec, hardware });
  return view === 'back' && hasBackView(spec, hardware)
    ? drawBackView(context, { model, spec, hardware })
    : undefined;
}
