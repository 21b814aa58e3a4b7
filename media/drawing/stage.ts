import { escapeXml } from '../../shared/text/escape-xml.ts';
import type { DrawingContext } from './context.ts';
import { el, group, linear, num, type Point, polygon, radial, rect } from './svg.ts';

/** A drawing without its surroundings, in units of its own. */
export interface Figure {
  defs: string;
  body: string;
  bounds: { left: number; top: number; right: number; bottom: number };
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
  /** Rings on the water around the figure; off where several figures stand together. */
  ripples?: boolean;
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
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${num(width)} ${num(height)}`,
      width,
      height,
      role: 'img',
    },
    `<title>${escapeXml(title)}</title>`,
    ...parts,
  );
}

export function stageDefinitions(context: DrawingContext): string {
  return [
    linear(
      'air',
      [0, 0, 0, 1],
      [
        [0, '#e3ebf1'],
        [0.5, '#f2f6f8'],
        [0.72, '#edf3f6'],
        [1, '#d8e4eb'],
      ],
    ),
    radial(
      'glow',
      [0.5, 0.44, 0.55],
      [
        [0, '#fff', 1],
        [1, '#fff', 0],
      ],
    ),
    linear(
      'ripple',
      [0, 0, 1, 0],
      [
        [0, context.colours.accent, 0],
        [0.3, context.colours.accent, 0.55],
        [0.7, context.colours.accent, 0.55],
        [1, context.colours.accent, 0],
      ],
    ),
    el(
      'filter',
      { id: 'soft', x: '-20%', y: '-40%', width: '140%', height: '180%' },
      el('feGaussianBlur', { stdDeviation: 16 }),
    ),
    el(
      'filter',
      { id: 'near', x: '-20%', y: '-40%', width: '140%', height: '180%' },
      el('feGaussianBlur', { stdDeviation: 4 }),
    ),
  ].join('');
}

/** One calm line of water across the picture. */
export function waterLine(width: number, y: number, amplitude: number, length: number, phase = 0): string {
  let d = `M${num(-length + phase)} ${num(y)}q${num(length / 4)} ${num(-amplitude)} ${num(length / 2)} 0`;
  for (let x = -length / 2 + phase; x < width + length; x += length / 2) d += `t${num(length / 2)} 0`;
  return d;
}

export function drawBackground(context: DrawingContext, width: number, height: number): string {
  return (
    rect({ x: 0, y: 0, width, height }, { fill: 'url(#air)' }) +
    rect({ x: 0, y: 0, width, height }, { fill: 'url(#glow)' }) +
    group(
      { fill: 'none', stroke: context.colours.accent },
      el('path', { d: waterLine(width, height * 0.895, 9, 560), 'stroke-width': 1.6, opacity: 0.32 }),
      el('path', { d: waterLine(width, height * 0.935, 11, 760, 210), 'stroke-width': 1.6, opacity: 0.16 }),
    )
  );
}

interface Fitted {
  scale: number;
  x: number;
  y: number;
}

function fitted({ bounds, relativeSize = 1 }: Figure, placement: Placement): Fitted {
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
export function setOnStage(context: DrawingContext, figure: Figure, placement: Placement): string {
  const { scale, x, y } = fitted(figure, placement);
  const lift = figure.lift ?? 0;
  const floor = figure.base.map(([px, py]): Point => [px * scale + x, (py + lift) * scale + y]);
  const xs = floor.map(([px]) => px);
  const ys = floor.map(([, py]) => py);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const rx = (right - left) / 2;
  const ry = Math.max((bottom - top) / 2, rx * 0.2);
  const rings = placement.ripples === false ? [] : [1.16, 1.36, 1.6];
  const ripples = rings.map((grow, index) =>
    el('ellipse', {
      cx,
      cy: cy + 10,
      rx: rx * grow,
      ry: ry * grow * 0.92 + 14,
      'stroke-width': 1.7 - index * 0.35,
      opacity: 0.6 - index * 0.17,
    }),
  );
  const shape = polygon(floor);
  return [
    ripples.length > 0 ? group({ fill: 'none', stroke: 'url(#ripple)' }, ...ripples) : '',
    el('path', {
      d: shape,
      transform: 'translate(6 22)',
      fill: context.colours.dark,
      opacity: lift ? 0.2 : 0.26,
      filter: 'url(#soft)',
    }),
    lift
      ? ''
      : el('path', {
          d: shape,
          transform: 'translate(0 5)',
          fill: context.colours.dark,
          opacity: 0.34,
          filter: 'url(#near)',
        }),
    group({ transform: `translate(${num(x)} ${num(y)}) scale(${scale.toFixed(4)})` }, figure.body),
  ].join('');
}
