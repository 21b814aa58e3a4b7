import { el, type Point } from '../drawing/svg.ts';
import type { Face } from './camera.ts';
import { mix } from './colour.ts';
import type { SceneLight } from './light.ts';
import type { Random } from './random.ts';

export const WIDTH = 1200;
export const HEIGHT = 675;

/** What every part of a scene paints with. */
export interface Brush {
  random: Random;
  light: SceneLight;
  /** Where the light comes from, in radians from straight ahead of the walls; negative is left. */
  lightFrom: number;
  /** Gradients and clips that parts bring along. */
  defs: string[];
}

type Attributes = Record<string, string | number | undefined>;

/** One decimal is a tenth of a pixel, and a third of the bytes of the full number. */
export function short(value: number): string {
  return tenth(value)
    .toString()
    .replace(/^(-?)0\./, '$1.');
}

function tenth(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? 0 : rounded;
}

export function path(d: string, attributes: Attributes): string {
  return d ? el('path', { d, ...attributes }) : '';
}

export function shape(points: readonly Point[]): string {
  return `${line(points)}z`;
}

export function line([start, ...rest]: readonly Point[]): string {
  if (!start) return '';
  let d = `M${steps(...start)}`;
  // Steps are measured from the rounded point, so that rounding does not add up.
  let [x, y] = [tenth(start[0]), tenth(start[1])];
  for (const [index, point] of rest.entries()) {
    const step = steps(point[0] - x, point[1] - y);
    d += index === 0 ? `l${step}` : `${step.startsWith('-') ? '' : ' '}${step}`;
    x += tenth(point[0] - x);
    y += tenth(point[1] - y);
  }
  return d;
}

/** A smooth line through points, its tangents along the neighbours. */
export function curve(points: readonly Point[]): string {
  return through(
    points,
    (index) => points[Math.min(points.length - 1, Math.max(0, index))]!,
    points.length - 1,
  );
}

/** A smooth line that ends where it began. */
export function closed(points: readonly Point[]): string {
  const count = points.length;
  return `${through(points, (index) => points[(index + count) % count]!, count)}z`;
}

function through(points: readonly Point[], at: (index: number) => Point, pieces: number): string {
  const [start] = points;
  if (!start) return '';
  let d = `M${steps(...start)}c`;
  for (let index = 0; index < pieces; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const c1 = steps((to[0] - before[0]) / 6, (to[1] - before[1]) / 6);
    const c2 = steps(dx - (after[0] - from[0]) / 6, dy - (after[1] - from[1]) / 6);
    d += [index && !c1.startsWith('-') ? ' ' : '', c1, c2.startsWith('-') ? '' : ' ', c2].join('');
    d += `${dx < -0.05 ? '' : ' '}${steps(dx, dy)}`;
  }
  return d;
}

/** A piece of a wall. Its sides are vertical on screen; written as steps, which takes half the bytes. */
export function pane(face: Face, u0: number, v0: number, u1: number, v1: number): string {
  const [a, b, c, d] = [face.at(u0, v1), face.at(u1, v1), face.at(u1, v0), face.at(u0, v0)];
  return `M${steps(a[0], a[1])}l${steps(b[0] - a[0], b[1] - a[1])}v${short(c[1] - b[1])}l${steps(d[0] - c[0], d[1] - c[1])}z`;
}

/** Numbers of a path; a minus sign parts them as well as a space does, and so does a second point. */
function steps(x: number, y: number): string {
  const [first, second] = [short(x), short(y)];
  const parted = second.startsWith('-') || (second.startsWith('.') && first.includes('.'));
  return `${first}${parted ? '' : ' '}${second}`;
}

export function wallColour({ light }: Brush, { facing }: Face): string {
  return mix(light.wallShade, light.wallLit, 0.5 + facing * 0.55);
}

export function disc([cx, cy]: Point, r: number, attributes: Attributes): string {
  return el('circle', {
    cx: cx ? short(cx) : undefined,
    cy: cy ? short(cy) : undefined,
    r: short(r),
    ...attributes,
  });
}

export function oval([cx, cy]: Point, rx: number, ry: number, attributes: Attributes): string {
  return el('ellipse', { cx: short(cx), cy: short(cy), rx: short(rx), ry: short(ry), ...attributes });
}
