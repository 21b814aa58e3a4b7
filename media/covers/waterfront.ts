import { group, type Point } from '../drawing/svg.ts';
import { building } from './building.ts';
import { type Block, type Camera, project } from './camera.ts';
import { mix } from './colour.ts';
import type { Facade } from './facade.ts';
import { type Brush, disc, path, short } from './paint.ts';
import { radio } from './signal.ts';
import { backdrop, distance, quay, ripples, water } from './surroundings.ts';

/** What stands at the shore, and where signals start from. */
export interface Standing {
  svg: string;
  signals: { at: Point; reach: number }[];
  /** Where rings lie on the water: along the shore, and how far they reach. */
  ripple?: readonly [x: number, reach: number];
}

export interface Shore {
  camera: Camera;
  /** Screen height of the ground at a distance. */
  ground(z: number): number;
}

export type Builder = (brush: Brush, shore: Shore) => Standing;

/** Buildings on a quay, the water before them, the sky behind. */
export function waterfront(brush: Brush, far: 'hills' | 'town' | 'none', build: Builder, zoom = 1): string {
  const { random } = brush;
  const horizon = random.between(392, 432);
  const camera: Camera = { focal: 1000, height: 3.4, centreX: 600, horizon };
  const ground = (z: number) => project(camera, [0, 0, z])[1];
  const shoreline = ground(64);
  const standing = build(brush, { camera, ground });
  const foot = ground(90);
  const nearer = ([x, y]: Point): Point => [600 + (x - 600) * zoom, foot + (y - foot) * zoom];
  const scene = group(
    { id: 'scene' },
    distance(brush, horizon + 14, far),
    group(
      {
        transform:
          zoom === 1
            ? undefined
            : `matrix(${zoom} 0 0 ${zoom} ${short(600 * (1 - zoom))} ${short(foot * (1 - zoom))})`,
      },
      standing.svg,
    ),
    quay(brush, shoreline, shoreline - ground(96) + 6),
  );
  const [first] = standing.signals;
  const [rippleX, rippleReach] = standing.ripple ?? [
    nearer(first?.at ?? [600, 0])[0],
    (first?.reach ?? 80) * 1.5,
  ];
  return [
    backdrop(brush, horizon),
    scene,
    water(brush, shoreline, 'scene'),
    ripples(brush, [rippleX, shoreline + random.between(56, 84)], rippleReach),
    ...standing.signals.map(({ at, reach }) => radio(nearer(at), reach * zoom)),
  ].join('');
}

type Sized = [block: Block, facade: Facade];

/** Far blocks first. */
export function stand(brush: Brush, camera: Camera, blocks: Sized[]) {
  const built = blocks.map(([block, facade]) => building(brush, camera, block, facade));
  return { svg: built.map(({ svg }) => svg).join(''), tops: built.map(({ top }) => top) };
}

/** A row of small lights along the quay, lit when the hour asks for it. */
export function lamps({ light }: Brush, y: number): string {
  const lit = light.lamps > 0.3;
  let posts = '';
  let heads = '';
  for (let x = 40; x < 1200; x += 140) {
    posts += `M${x} ${short(y)}v-26m-5 0h10`;
    if (lit)
      heads +=
        disc([x, y - 25], 10, { fill: light.lamp, opacity: 0.24 }) +
        disc([x, y - 25], 2.6, { fill: light.lamp });
  }
  return (
    path(posts, { stroke: mix(light.far, light.wallShade, 0.3), 'stroke-width': 1.6, fill: 'none' }) + heads
  );
}
