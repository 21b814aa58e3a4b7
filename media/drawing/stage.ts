import { escapeXml } from '../../shared/text/escape-xml.ts';
import type { DrawingContext } from './context.ts';
import { type Bounds, boundsOf } from './projection.ts';
import { type Box, boxed, linear, type Point, polygon, radial, svg } from './svg.ts';

/** A drawing without its surroundings, in units of its own. */
export interface Figure {
  defs: string;
  body: string;
  bounds: Bounds;
  /** Outline of the area on the floor, for shadow and ripples. */
  base: readonly Point[];
  /** Compared with the largest of its kind: a small device is drawn somewhat smaller. */
  relativeSize?: number;
  /** Height above the floor. */
  lift?: number;
}

interface Placement {
  width: number;
  height: number;
  /** Maximum size of the figure. */
  maxWidth: number;
  maxHeight: number;
  centreX: number;
  centreY: number;
}

export const CARD: Placement = {
  width: 1200,
  height: 900,
  maxWidth: 1060,
  maxHeight: 560,
  centreX: 600,
  centreY: 446,
};

export function document(width: number, height: number, title: string, ...parts: string[]): string {
  return svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"
    width="${width}" height="${height}" role="img"><title>${escapeXml(title)}</title>${parts}</svg>`;
}

export function stageDefinitions({ colours: { accent } }: DrawingContext): string {
  return [
    linear('air', [0, 0, 0, 1], { 0: '#e3ebf1', 0.5: '#f2f6f8', 0.72: '#edf3f6', 1: '#d8e4eb' }),
    radial('glow', [0.5, 0.44, 0.55], { 0: '#fff 1', 1: '#fff 0' }),
    linear('ripple', [0, 0, 1, 0], {
      0: `${accent} 0`,
      0.3: `${accent} 0.55`,
      0.7: `${accent} 0.55`,
      1: `${accent} 0`,
    }),
    blur('soft', 16),
    blur('near', 4),
  ].join('');
}

function blur(id: string, deviation: number): string {
  return svg`<filter id="${id}" x="-20%" y="-40%" width="140%" height="180%">
    <feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

/** The mask that fades a reflection into the water, at the foot of what it mirrors. */
export function mirrorDefinitions(foot: Box, strength: number): string {
  return svg`<linearGradient id="fade" x1="0" y1="${foot.y}" x2="0" y2="${foot.y + foot.height}"
      gradientUnits="userSpaceOnUse">
      <stop offset="0" stop-color="#fff" stop-opacity="0"/>
      <stop offset="1" stop-color="#fff" stop-opacity="${strength}"/>
    </linearGradient>
    <mask id="mirror" maskUnits="userSpaceOnUse" ${boxed(foot)}>
      <rect ${boxed(foot)} fill="url(#fade)"/>
    </mask>`;
}

/** One calm line of water across the picture. */
export function waterLine(width: number, y: number, amplitude: number, length: number, phase = 0): string {
  let d = svg`M${-length + phase} ${y}q${length / 4} ${-amplitude} ${length / 2} 0`;
  for (let x = -length / 2 + phase; x < width + length; x += length / 2) d += svg`t${length / 2} 0`;
  return d;
}

export function drawBackground({ colours }: DrawingContext, width: number, height: number): string {
  const near = waterLine(width, height * 0.895, 9, 560);
  const far = waterLine(width, height * 0.935, 11, 760, 210);
  return svg`<rect x="0" y="0" width="${width}" height="${height}" fill="url(#air)"/>
    <rect x="0" y="0" width="${width}" height="${height}" fill="url(#glow)"/>
    <g fill="none" stroke="${colours.accent}">
      <path d="${near}" stroke-width="1.6" opacity="0.32"/>
      <path d="${far}" stroke-width="1.6" opacity="0.16"/>
    </g>`;
}

function fitted({ bounds, relativeSize = 1 }: Figure, placement: Placement) {
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  // Far less than to scale: a small device must still be recognisable on a card.
  const share = Math.min(1, Math.max(0.68, relativeSize ** 0.3));
  const scale = Math.min(placement.maxWidth / width, placement.maxHeight / height) * share;
  return {
    scale,
    x: placement.centreX - ((bounds.left + bounds.right) / 2) * scale,
    y: placement.centreY - ((bounds.top + bounds.bottom) / 2) * scale,
  };
}

/** Shadow and ripples below the figure, then the figure. */
export function setOnStage({ colours }: DrawingContext, figure: Figure, placement: Placement): string {
  const { scale, x, y } = fitted(figure, placement);
  const lift = figure.lift ?? 0;
  const floor = figure.base.map(([px, py]): Point => [px * scale + x, (py + lift) * scale + y]);
  const { left, right, top, bottom } = boundsOf(floor);
  const rx = (right - left) / 2;
  const ry = Math.max((bottom - top) / 2, rx * 0.2);
  const ripples = [1.16, 1.36, 1.6].map(
    (grow, index) =>
      svg`<ellipse cx="${(left + right) / 2}" cy="${(top + bottom) / 2 + 10}"
        rx="${rx * grow}" ry="${ry * grow * 0.92 + 14}"
        stroke-width="${1.7 - index * 0.35}" opacity="${0.6 - index * 0.17}"/>`,
  );
  const shape = polygon(floor);
  return [
    svg`<g fill="none" stroke="url(#ripple)">${ripples}</g>
      <path d="${shape}" transform="translate(6 22)" fill="${colours.dark}"
      opacity="${lift ? 0.2 : 0.26}" filter="url(#soft)"/>`,
    lift
      ? ''
      : svg`<path d="${shape}" transform="translate(0 5)" fill="${colours.dark}" opacity="0.34"
          filter="url(#near)"/>`,
    svg`<g transform="translate(${x} ${y}) scale(${scale.toFixed(4)})">${figure.body}</g>`,
  ].join('');
}
