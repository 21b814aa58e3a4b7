import type { Hardware } from '../../records/product/record.ts';
import type { DrawingContext } from './context.ts';
import { CARD, document, type Figure, stageDefinitions } from './stage.ts';
import { num, print, svg } from './svg.ts';

/** A device beside a hand and in the frame of a rack's unit, all devices to the same scale. */

/** Pixels per mm, for the frame of a rack and a hand next to each other. */
const SCALE = 1.5;
/** Height of the ground from above, and the distance of the hand from the device, in pixels. */
const GROUND = 640;
const GAP = 140;
/** The frame of one unit of a 19-inch rack in mm (IEC 60297): width over the flanges, height. */
const FRAME = { width: 482.6, unit: 44.45 };
/** Breadth of an adult's hand without the thumb, in mm, rounded. */
const HAND_BREADTH = 80;
const HAND_WIDTH = 112;
/** An open hand in mm, its wrist on y = 0. */
const HAND =
  'M30 0C29 -22 26 -38 19 -54C12 -70 0 -88 -7 -100C-11 -108 -3 -115 5 -109C14 -102 24 -90 31 -84C31 -104 27 -134 26 -152C25 -164 41 -166 43 -154C45 -138 47 -118 49 -106C49 -126 48 -150 49 -168C50 -180 66 -180 67 -168C68 -150 67 -124 67 -106C69 -122 72 -142 74 -156C76 -167 91 -165 90 -153C89 -136 86 -112 84 -98C88 -110 93 -124 97 -132C101 -141 114 -137 112 -126C109 -110 104 -88 101 -74C98 -56 92 -30 90 0';

export function drawSizeView(
  context: DrawingContext,
  model: string,
  { size, mounting }: Hardware,
  figure: Figure,
): string {
  const { widthMm, heightMm, depthMm } = size;
  const { left, right, bottom } = figure.bounds;
  const width = (right - left) * SCALE;
  const edge = (CARD.width - width - GAP - HAND_WIDTH * SCALE) / 2;
  const [x, y] = [edge - left * SCALE, GROUND - bottom * SCALE];
  const isRack = mounting.includes('19インチラック');
  return document(
    CARD.width,
    CARD.height,
    `${model} 大きさ`,
    svg`<defs>${stageDefinitions(context)}${figure.defs}</defs>
      <rect x="0" y="0" width="${CARD.width}" height="${CARD.height}" fill="url(#air)"/>
      <path d="M60 ${GROUND}H1140" stroke="${context.colours.accent}" stroke-width="1.6" opacity="0.5"/>
      <g transform="translate(${x} ${y}) scale(${SCALE})">${figure.body}</g>`,
    isRack ? frame(context, edge, heightMm) : '',
    hand(context, edge + width + GAP),
    words(context, `幅${widthMm} × 奥行き${depthMm} × 高さ${heightMm}mm`, edge + width / 2, GROUND + 44, 26),
    words(context, 'どの機種の図も、同じ縮尺です。', CARD.width / 2, 846, 24),
  );
}

/** The frame of as many units as the device takes, below it. */
function frame(context: DrawingContext, left: number, heightMm: number): string {
  const units = Math.ceil(heightMm / FRAME.unit);
  const height = units * FRAME.unit * SCALE;
  const width = FRAME.width * SCALE;
  const y = GROUND + 72;
  const flanges = [14, FRAME.width - 14].map(
    (x) => svg`<path d="M${left + x * SCALE} ${y}v${height}" ${line(context)}/>`,
  );
  const text = `19インチラックの${units}U(幅${FRAME.width} × 高さ${num(units * FRAME.unit)}mm)`;
  return svg`<rect x="${left}" y="${y}" width="${width}" height="${height}" ${line(context)}
      stroke-dasharray="10 7"/>${flanges}
    ${words(context, text, left + width / 2, y + height / 2 + 9, 24)}`;
}

function hand(context: DrawingContext, left: number): string {
  const breadth = HAND_BREADTH * SCALE;
  const foot = left + 26 * SCALE;
  return svg`<g transform="translate(${left} ${GROUND - 2}) scale(${SCALE})">
      <path d="${HAND}" fill="#fff" stroke="${context.colours.dark}" stroke-width="${2 / SCALE}"
        stroke-opacity="0.75" stroke-linejoin="round" fill-opacity="0.6"/>
    </g>
    <path d="M${foot} ${GROUND + 14}v12m0 -6h${breadth}m0 -6v12" ${line(context)}/>
    ${words(context, `手の幅 約${HAND_BREADTH}mm`, foot + breadth / 2, GROUND + 56, 24)}`;
}

function line({ colours }: DrawingContext): string {
  return `fill="none" stroke="${colours.dark}" stroke-width="2" stroke-opacity="0.75"`;
}

const FAMILY = 'Hiragino Sans,Yu Gothic,Noto Sans JP,Noto Sans CJK JP,sans-serif';

function words({ colours }: DrawingContext, text: string, x: number, y: number, size: number): string {
  return print(
    text,
    svg`x="${x}" y="${y}" font-size="${size}" text-anchor="middle" fill="${colours.dark}"`,
    FAMILY,
  );
}
