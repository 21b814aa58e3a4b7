import type { ProductSpec } from '../../../records/product/record.ts';
import type { DrawingContext } from '../context.ts';
import { hull, type Project, roundedOutline } from '../projection.ts';
import type { Figure } from '../stage.ts';
import { el, linear, type Point, polygon, radial, rect } from '../svg.ts';

/** Common parts of access points of all forms: a rounded white body and its status light. */

export type AccessPoint = Extract<ProductSpec, { kind: 'access-point' }>;

/** A slice of a rounded body between two heights or depths, seen from outside. */
export function slice(near: readonly Point[], far: readonly Point[], fill: string): string {
  return el('path', {
    d: polygon(hull([...near, ...far])),
    fill,
    stroke: '#a9bac6',
    'stroke-opacity': 0.55,
    'stroke-width': 0.6,
  });
}

export function boundsOf(points: readonly Point[]): Figure['bounds'] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

export function bodyDefinitions({ colours, shell }: DrawingContext): string {
  return [
    linear(
      'wall',
      [0, 0, 1, 0],
      [
        [0, shell.wall[0]],
        [0.3, shell.wall[1]],
        [0.62, shell.wall[2]],
        [1, shell.wall[3]],
      ],
    ),
    linear(
      'bevel',
      [0, 0, 1, 0.6],
      [
        [0, '#fff'],
        [0.5, shell.bevel[0]],
        [1, shell.bevel[1]],
      ],
    ),
    linear(
      'face',
      [0, 0, 1, 1],
      [
        [0, '#fff'],
        [0.55, shell.face[0]],
        [1, shell.face[1]],
      ],
    ),
    linear(
      'rim',
      [0, 0, 0, 1],
      [
        [0.35, colours.accent, 0],
        [0.75, colours.accent, 0.9],
        [1, shell.rim, 1],
      ],
    ),
    radial(
      'status',
      [0.5, 0.5, 0.5],
      [
        [0, colours.light, 0.85],
        [1, colours.light, 0],
      ],
    ),
  ].join('');
}

/** The only light of the device: a bar, before Wi-Fi 6 a dot. */
export function statusLight(
  context: DrawingContext,
  generation: AccessPoint['wifiGeneration'],
  cx: number,
  cy: number,
  reach: number,
): string {
  const glow = el('circle', { cx, cy, r: reach * 0.34, fill: 'url(#status)', opacity: 0.8 });
  if (generation === 'Wi-Fi 5') return glow + el('circle', { cx, cy, r: 2, fill: context.colours.accent });
  return (
    glow + rect({ x: cx - 9, y: cy - 1.1, width: 18, height: 2.2 }, { rx: 1.1, fill: context.colours.accent })
  );
}

/** The outline of an upright body at a depth, reduced by `inset`. */
export function upright(project: Project, width: number, height: number, radius: number) {
  return (inset: number, z: number) =>
    roundedOutline(width - inset * 2, height - inset * 2, Math.max(1, radius - inset)).map(([px, py]) =>
      project(px + inset, height - (py + inset), z),
    );
}
