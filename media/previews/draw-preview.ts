import type { Font } from 'fontkit';
import type { Focus } from '../../shared/api/picture.ts';
import { PREVIEW_SIZE } from '../../shared/constants.ts';
import { escapeXml } from '../../shared/text/escape-xml.ts';
import { logotype } from '../drawing/brand.ts';
import type { DrawingContext } from '../drawing/context.ts';
import { type Drawable, drawFigure } from '../drawing/draw-product.ts';
import { document, drawBackground, setOnStage, stageDefinitions, waterLine } from '../drawing/stage.ts';
import { svg } from '../drawing/svg.ts';
import { LETTERS } from '../rasterize.ts';
import type { VendorStyle } from '../vendor-style.ts';
import { setTitle } from './lines.ts';

export interface Preview {
  /** Kind of page. */
  eyebrow: string;
  /** A product's model name, set large above its name. */
  model?: string;
  title: string;
  /** Picture next to the text: a product, or a photograph of the content folder. Without it the text takes the full width. */
  picture?: { product: Drawable } | { photo: string; focus?: Focus | undefined } | undefined;
}

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
const LEFT = 64;
const PANEL = 610;
/** Position of the picture. */
export const PICTURE_BOX = { left: PANEL, top: 0, width: WIDTH - PANEL, height: HEIGHT } as const;
const TEXT_WIDTH = { besidePicture: PANEL - LEFT - 40, alone: WIDTH - 2 * LEFT } as const;
const TEXT_TOP = 72;
const LINE_HEIGHT = 1.38;
const EYEBROW_SIZES = [{ size: 24, lines: 2 }];
const MODEL_SIZES = [76, 64, 54, 46, 40].map((size) => ({ size, lines: 1 }));
const NAME_SIZES = [36, 32, 29].map((size) => ({ size, lines: 3 }));
const TITLE_SIZES = [
  { size: 54, lines: 3 },
  { size: 46, lines: 4 },
  { size: 40, lines: 6 },
];

/**
 * Draws the preview of a shared link: text on one side, the record's picture on the other. A photograph is left out: it
 * is composited as pixels.
 */
export function drawPreview(preview: Preview, vendorStyle: VendorStyle, bold: Font): string {
  const { colours, drawing } = vendorStyle;
  const { picture } = preview;
  const textEnd = picture ? PANEL : WIDTH;
  return document(
    WIDTH,
    HEIGHT,
    preview.title,
    svg`<rect x="0" y="0" width="${WIDTH}" height="${HEIGHT}" fill="${colours.white}"/>
      <path d="${waterLine(textEnd, HEIGHT - 132, 5, 260)}" fill="none" stroke="${drawing.colours.pale}"
        stroke-width="3"/>`,
    picture && 'product' in picture ? stage(drawing, picture.product) : '',
    picture ? svg`<rect x="${PANEL}" y="0" width="1" height="${HEIGHT}" fill="${colours.line}"/>` : '',
    svg`<rect x="0" y="0" width="${textEnd}" height="10" fill="${colours.accent}"/>`,
    logotype(drawing, LEFT, HEIGHT - 92, 44, { wave: drawing.colours.dark, mirror: drawing.colours.accent }),
    words(preview, vendorStyle, bold),
  );
}

/** The product on a stage of the picture's size. */
function stage(context: DrawingContext, product: Drawable): string {
  const { left, top, width, height } = PICTURE_BOX;
  const figure = drawFigure(context, product, false);
  const placement = { width, height, maxWidth: width - 60, maxHeight: height - 200 };
  return svg`<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs>${stageDefinitions(context)}${figure.defs}</defs>${drawBackground(context, width, height)}
    ${setOnStage(context, figure, { ...placement, centreX: width / 2, centreY: height / 2 })}</svg>`;
}

function words(
  { eyebrow, model, title, picture }: Preview,
  { colours, drawing }: VendorStyle,
  bold: Font,
): string {
  const width = picture ? TEXT_WIDTH.besidePicture : TEXT_WIDTH.alone;
  const blocks = [
    { ...setTitle(bold, eyebrow, width, EYEBROW_SIZES), fill: colours.accent, after: 22 },
    ...(model
      ? [{ ...setTitle(bold, model, width, MODEL_SIZES), fill: drawing.colours.dark, after: 10 }]
      : []),
    {
      ...setTitle(bold, title, width, model ? NAME_SIZES : TITLE_SIZES),
      fill: model ? colours['ink-soft'] : drawing.colours.dark,
      after: 0,
    },
  ];
  let y = TEXT_TOP;
  const drawn = blocks.map(({ lines, size, fill, after }) => {
    const texts = lines.map((line) => {
      y += size * LINE_HEIGHT;
      return svg`<text x="${LEFT}" y="${y - size * 0.28}" font-size="${size}"
        fill="${fill}">${escapeXml(line)}</text>`;
    });
    y += after;
    return texts.join('');
  });
  return svg`<g font-family="${LETTERS}" font-weight="700">${drawn}</g>`;
}
