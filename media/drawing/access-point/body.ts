import type { ProductSpec } from '../../../records/product/record.ts';
import type { DrawingContext } from '../context.ts';
import { hull, type Project, roundedOutline } from '../projection.ts';
import { linear, type Point, polygon, radial, svg } from '../svg.ts';

/** Common parts of access points of all forms: a rounded white body and its status light. */

export type AccessPoint = Extract<ProductSpec, { kind: 'access-point' }>;

/** A slice of a rounded body between two heights or depths, seen from outside. */
export function slice(near: readonly Point[], far: readonly Point[], fill: string): string {
  return svg`<path d="${polygon(hull([...near, ...far]))}" fill="${fill}" stroke="#a9bac6"
    stroke-opacity="0.55" stroke-width="0.6"/>`;
}

export function bodyDefinitions({ colours, shell }: DrawingContext): string {
  const { wall, bevel, face, rim } = shell;
  const { accent, light } = colours;
  return [
    linear('wall', [0, 0, 1, 0], { 0: wall[0], 0.3: wall[1], 0.62: wall[2], 1: wall[3] }),
    linear('bevel', [0, 0, 1, 0.6], { 0: '#fff', 0.5: bevel[0], 1: bevel[1] }),
    linear('face', [0, 0, 1, 1], { 0: '#fff', 0.55: face[0], 1: face[1] }),
    linear('rim', [0, 0, 0, 1], { 0.35: `${accent} 0`, 0.75: `${accent} 0.9`, 1: `${rim} 1` }),
    radial('status', [0.5, 0.5, 0.5], { 0: `${light} 0.85`, 1: `${light} 0` }),
  ].join('');
}

/** The only light of the device: a bar, before Wi-Fi 6 a dot. */
export function statusLight(
  { colours }: DrawingContext,
  generation: AccessPoint['wifiGeneration'],
  cx: number,
  cy: number,
  reach: number,
): string {
  const light =
    generation === 'Wi-Fi 5'
      ? svg`<circle cx="${cx}" cy="${cy}" r="2" fill="${colours.accent}"/>`
      : svg`<rect x="${cx - 9}" y="${cy - 1.1}" width="18" height="2.2" rx="1.1" fill="${colours.accent}"/>`;
  return svg`<circle cx="${cx}" cy="${cy}" r="${reach * 0.34}" fill="url(#status)" opacity="0.8"/>${light}`;
}

/** The outline of an upright body at a depth, reduced by `inset`. */
export function upright(project: Project, width: number, height: number, radius: number) {
  return (inset: number, z: number) =>
    roundedOutline(width - inset * 2, height - inset * 2, Math.max(1, radius - inset)).map(([px, py]) =>
      project(px + inset, height - (py + inset), z),
    );
}
