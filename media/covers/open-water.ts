import { el, group, linear, type Point, radial, rect } from '../drawing/svg.ts';
import { type Camera, project } from './camera.ts';
import { mix } from './colour.ts';
import { type Brush, HEIGHT, oval, path, short, WIDTH } from './paint.ts';
import { backdrop, distance, glints } from './surroundings.ts';

/** Sky, what lies far, and the water before it. */
export function openWater(
  brush: Brush,
  horizon: number,
  far: 'hills' | 'town' | 'none',
): { svg: string; camera: Camera } {
  const { light, defs } = brush;
  const box = { x: 0, y: horizon, width: WIDTH, height: HEIGHT - horizon };
  defs.push(
    linear(
      'deep',
      [0, 0, 0, 1],
      [
        [0, light.sky[2]],
        [0.14, mix(light.sky[2], light.sky[1], 0.6)],
        [0.5, mix(light.sky[1], light.water[1], 0.5)],
        [1, light.water[1]],
      ],
    ),
    linear(
      'fade',
      [0, 0, 1, 0],
      [
        [0, light.signal, 0],
        [0.3, light.signal, 0.9],
        [0.7, light.signal, 0.9],
        [1, light.signal, 0],
      ],
    ),
    radial(
      'calm',
      [0.5, 0.5, 0.5],
      [
        [0, light.signal, 0.3],
        [1, light.signal, 0],
      ],
    ),
  );
  return {
    svg: [
      backdrop(brush, horizon),
      group({ id: 'far' }, distance(brush, horizon + 1, far)),
      rect(box, { fill: 'url(#deep)' }),
      el('use', {
        href: '#far',
        transform: `matrix(1 0 0 -.7 0 ${short(horizon * 1.7 + 1)})`,
        opacity: 0.22,
      }),
      glints(brush, horizon),
    ].join(''),
    camera: { focal: 900, height: 7, centreX: 600, horizon },
  };
}

/** Rings that run out over the water from one place. */
export function rings(
  { light }: Brush,
  camera: Camera,
  x: number,
  z: number,
  count: number,
  step: number,
): string {
  const drawn = Array.from({ length: count }, (_, index) => {
    const reach = step * (index + 1);
    if (reach > z * 0.8) return '';
    const near = project(camera, [x, 0, z - reach])[1];
    const far = project(camera, [x, 0, z + reach])[1];
    const [cx] = project(camera, [x, 0, z]);
    return oval([cx, (near + far) / 2], ((camera.focal * reach) / z) * 1.04, (near - far) / 2, {
      'stroke-opacity': short(0.85 * (1 - index / count)),
      'stroke-width': short(2.6 * (1 - (index / count) * 0.6)),
    });
  });
  return group({ fill: 'none', stroke: light.signal }, ...drawn);
}

/** A post in the water with a light on it, and its mirror image. */
export function beacon(
  { light }: Brush,
  camera: Camera,
  x: number,
  z: number,
  height: number,
): { svg: string; head: Point } {
  const foot = project(camera, [x, 0, z]);
  const head = project(camera, [x, height, z]);
  const tall = foot[1] - head[1];
  return {
    head,
    svg:
      path(`M${foot.map(short).join(' ')}v${short(tall * 0.9)}`, {
        stroke: light.glass,
        'stroke-width': 3,
        opacity: 0.28,
      }) +
      path(`M${foot.map(short).join(' ')}V${short(head[1])}`, {
        stroke: mix(light.wallShade, light.glass, 0.3),
        'stroke-width': 3.4,
      }) +
      path(`M${short(foot[0] - 9)} ${short(foot[1])}q9 5 18 0l-3-9h-12z`, {
        fill: mix(light.wallShade, light.wallLit, 0.8),
      }),
  };
}
