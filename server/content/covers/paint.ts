import { el, type Point } from '../drawing/svg.ts';
import type { Face } from './camera.ts';
import { mix } from './colour.ts';
import type { Light } from './light.ts';
import type { Random } from './random.ts';

export const WIDTH = 1200;
export const HEIGHT = 675;

/** What every part of a scene paints with. */
export interface Brush {
  random: Random;
  light: Light;
  /** Where the light comes from, in radians from straight ahead of the walls; negative is left. */
  lightFrom: number;
  /** Gradients and clips that parts bring along. */
  defs: string[];
}

type Attributes = Record<string, string | number | undefined>;

/** One decimal is a tenth of a pixel, and a third of the bytes of the full number. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return (rounded === 0 ? 0 : rounded).toString().replace(/^(-?)0\./, '$1.');
}

export function path(d: string, attributes: Attributes): string {
  return d ? el('path', { d, ...attributes }) : '';
}

export function shape(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

export function line(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;
}

/** A smooth line through points, its tangents along the neighbours. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let d = `M${short(first[0])} ${short(first[1])}`;
  for (const [index, point] of rest.entries()) {
    const before = points[index - 1] ?? points[index]!;
    const from = points[index]!;
    const after = points[index + 2] ?? point;
    const c1: Point = [from[0] + (point[0] - before[0]) / 6, from[1] + (point[1] - before[1]) / 6];
    const c2: Point = [point[0] - (after[0] - from[0]) / 6, point[1] - (after[1] - from[1]) / 6];
    d += `C${[...c1, ...c2, ...point].map(short).join(' ')}`;
  }
  return d;
}

/** A piece of a wall. Its sides are vertical on screen; written as steps, which takes half the bytes. */
export function pane(face: Face, u0: number, v0: number, u1: number, v1: number): string {
  const [a, b, c, d] = [face.at(u0, v1), face.at(u1, v1), face.at(u1, v0), face.at(u0, v0)];
  return `M${steps(a[0], a[1])}l${steps(b[0] - a[0], b[1] - a[1])}v${short(c[1] - b[1])}l${steps(d[0] - c[0], d[1] - c[1])}z`;
}

/** Numbers of a path; a minus sign parts them as well as a space does. */
function steps(x: number, y: number): string {
  const second = short(y);
  return `${short(x)}${second.startsWith('-') ? '' : ' '}${second}`;
}

export function wallColour({ light }: Brush, { facing }: Face): string {
  return mix(light.wallShade, light.wallLit, 0.5 + facing * 0.55);
}

export function disc([cx, cy]: Point, r: number, attributes: Attributes): string {
  return el('circle', { cx: short(cx), cy: short(cy), r: short(r), ...attributes });
}

export function oval([cx, cy]: Point, rx: number, ry: number, attributes: Attributes): string {
  return el('ellipse', { cx: short(cx), cy: short(cy), rx: short(rx), ry: short(ry), ...attributes });
}
