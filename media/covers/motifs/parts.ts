import { type Box, el, group, linear, type Point, rect } from '../../drawing/svg.ts';
import type { Camera } from '../camera.ts';
import { mix } from '../colour.ts';
import type { Light, SceneLight } from '../light.ts';
import { openWater } from '../open-water.ts';
import { type Brush, curve, disc, oval, path, short } from '../paint.ts';

/** What the drawings of subjects are put together from: water to stand in, devices, cables. */

export interface Scenery {
  svg: string;
  camera: Camera;
  horizon: number;
}

/** Sky and water, with the surfaces of devices ready to paint with. */
export function scenery(
  brush: Brush,
  [high, low]: readonly [number, number],
  far: 'hills' | 'town' | 'none' = 'hills',
  cameraHeight = 7,
): Scenery {
  const { light, random, defs } = brush;
  const horizon = random.between(high, low);
  const { svg, camera } = openWater(brush, horizon, far);
  defs.push(
    linear(
      'body',
      [0, 0, 0, 1],
      [
        [0, mix(light.wallLit, '#ffffff', 0.25)],
        [0.12, light.wallLit],
        [1, mix(light.wallShade, light.wallLit, 0.42)],
      ],
    ),
    linear(
      'dark',
      [0, 0, 0.3, 1],
      [
        [0, mix(light.glass, light.dark, 0.45)],
        [1, mix(light.glass, light.accent, 0.42)],
      ],
    ),
  );
  return { svg, camera: { ...camera, height: cameraHeight }, horizon };
}

/** What stands in the water, with its mirror image below the line where it stands. */
export function standing(foot: number, svg: string, squeeze = 0.6): string {
  return (
    group(
      { opacity: 0.3 },
      el('use', {
        href: '#scene',
        transform: `matrix(1 0 0 ${-squeeze} 0 ${short(foot * (1 + squeeze))})`,
      }),
    ) + group({ id: 'scene' }, svg)
  );
}

export function isDark(light: Light): boolean {
  return light.lamps > 0.3;
}

/** Three colours that are told apart in every light: the vendor's accent, amber, and the opposite of the sky. */
export function threads(light: SceneLight): readonly [string, string, string] {
  return isDark(light)
    ? [light.signal, light.lamp, '#f4fbfc']
    : [mix(light.signal, light.accent, 0.8), '#e09a3a', '#14405c'];
}

export interface Ports {
  count: number;
  rows?: 1 | 2;
  /** Share of the ports with light in them. */
  lit?: number;
  colour?: string;
}

/** The front of a switch or a router: a calm box with a row of ports, some of them alight. */
export function chassis(brush: Brush, box: Box, { count, rows = 1, lit = 0.6, colour }: Ports): string {
  const { random, light } = brush;
  const { x, y, width, height } = box;
  const size = Math.min((height * 0.56) / rows, (width * 0.8) / (count * 1.28));
  const left = x + width - (count + 0.4) * size * 1.28;
  let [dark, bright] = ['', ''];
  for (let row = 0; row < rows; row++) {
    for (let index = 0; index < count; index++) {
      const top = y + height / 2 + (row - rows / 2) * size * 1.24 + size * 0.12;
      const hole = `M${short(left + index * size * 1.28)} ${short(top)}h${short(size)}v${short(size)}h${short(-size)}z`;
      if (random.chance(lit)) bright += hole;
      else dark += hole;
    }
  }
  return [
    rect(
      { x, y, width, height },
      { rx: Math.min(9, height * 0.16), fill: 'url(#body)', stroke: light.wallShade, 'stroke-width': 1.2 },
    ),
    disc([x + height * 0.36, y + height / 2], Math.min(6, height * 0.09), { fill: light.accent }),
    path(dark, { fill: light.glass }),
    path(bright, { fill: colour ?? mix(light.signal, light.accent, 0.45) }),
  ].join('');
}

/** A slim post in the water, up to a point. */
export function post({ light }: Brush, [x, y]: Point, foot: number, width = 5): string {
  return (
    oval([x, foot], width * 3, width * 0.9, { fill: mix(light.wallShade, light.glass, 0.4) }) +
    path(`M${short(x)} ${short(y)}V${short(foot)}`, {
      stroke: mix(light.wallShade, light.glass, 0.25),
      'stroke-width': width,
    })
  );
}

/** A soft light with a clear centre. */
export function glow(at: Point, reach: number, colour: string, core = reach * 0.24): string {
  return (
    disc(at, reach, { fill: colour, opacity: 0.16 }) +
    disc(at, reach * 0.58, { fill: colour, opacity: 0.26 }) +
    disc(at, core, { fill: colour }) +
    disc(at, core * 0.48, { fill: '#fff' })
  );
}

/** A cable through points: a soft edge, a clear line, and sparks on its way. */
export function cable(
  points: readonly Point[],
  colour: string,
  { width = 3, dashed = false, sparks = [] as readonly number[] } = {},
): string {
  const d = curve(points);
  return (
    group(
      { fill: 'none', stroke: colour, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      path(d, { 'stroke-width': width * 3.2, opacity: 0.18 }),
      path(d, { 'stroke-width': width, 'stroke-dasharray': dashed ? `1 ${width * 3.4}` : undefined }),
    ) +
    sparks
      .map((share) => glow(points[Math.round(share * (points.length - 1))]!, width * 4.2, colour))
      .join('')
  );
}

/** A line that hangs between two points. */
export function hanging([x0, y0]: Point, [x1, y1]: Point, sag: number, steps = 8): Point[] {
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const share = index / steps;
    return [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share + sag * 4 * share * (1 - share)];
  });
}
