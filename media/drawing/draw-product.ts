import { hasBackView, type ProductView } from '../../corpus/media-files/product-pictures.ts';
import { hardwareOf, type ProductSpec } from '../../corpus/schema/product.ts';
import { drawAccessPoint } from './access-point/draw-access-point.ts';
import { drawChassis } from './chassis.ts';
import { drawCloud } from './cloud/draw-cloud.ts';
import { type Dress, wearing } from './dress.ts';
import { drawBackView, drawPanelView } from './flat-view.ts';
import { CARD, document, drawBackground, type Figure, setOnStage, stageDefinitions } from './stage.ts';

/** What a picture needs of a product's record. */
export interface Drawable {
  model: string;
  spec: ProductSpec;
}

/** The product alone, without its stage: for scenes that show several. */
export function drawFigure({ model, spec }: Drawable, finePrint: boolean): Figure {
  if (spec.kind === 'access-point') return drawAccessPoint(model, spec);
  if (spec.kind !== 'cloud') return drawChassis({ model, spec, hardware: spec }, finePrint);
  return spec.hardware
    ? drawChassis({ model, spec, hardware: spec.hardware }, finePrint)
    : drawCloud(model, spec);
}

/**
 * A complete SVG document. A view that the product does not have is answered with its `front`.
 *
 * @param own the vendor's dress; nobody's by default
 */
export function drawProduct(product: Drawable, view: ProductView = 'card', own?: Dress): string {
  return own ? wearing(own, () => drawView(product, view)) : drawView(product, view);
}

function drawView(product: Drawable, view: ProductView): string {
  const { model, spec } = product;
  const hardware = hardwareOf(spec);
  if (hardware && view === 'panel') return drawPanelView({ model, spec, hardware });
  if (hardware && view === 'back' && hasBackView(spec, hardware))
    return drawBackView({ model, spec, hardware });
  const figure = drawFigure(product, view !== 'card');
  return document(
    CARD.width,
    CARD.height,
    `${model} 外観`,
    `<defs>${stageDefinitions()}${figure.defs}</defs>`,
    drawBackground(CARD.width, CARD.height),
    setOnStage(figure, CARD),
  );
}
