import { group, type Point } from '../../drawing/svg.ts';
import { type Camera, type Place, project } from '../camera.ts';
import { mix } from '../colour.ts';
import { type Brush, disc, path, shape, short } from '../paint.ts';
import { flatRadio, radio } from '../signal.ts';
import { calmLines } from '../surroundings.ts';
import { scenery } from './parts.ts';

type Wall = readonly [x0: number, z0: number, x1: number, z1: number];

/** Where the floor lies: across, and away from the viewer. */
const FLOOR = { x: 22, near: 46, far: 76 } as const;

/** Plans of one floor, without its outer walls. */
const PLANS: readonly (readonly Wall[])[] = [
  [
    [-22, 64, -7, 64],
    [-7, 64, -7, 71],
    [6, 62, 22, 62],
    [6, 62, 6, 76],
    [14, 62, 14, 76],
    [-11, 46, -11, 53],
    [-22, 55, -15, 55],
  ],
  [
    [-22, 62, 0, 62],
    [0, 67, 0, 76],
    [-11, 62, -11, 76],
    [10, 46, 10, 58],
    [10, 62, 22, 62],
  ],
  [
    [-5, 58, -5, 76],
    [-22, 58, -9, 58],
    [8, 66, 22, 66],
    [8, 66, 8, 76],
    [8, 46, 8, 54],
    [8, 54, 17, 54],
  ],
];
const OUTER: readonly Wall[] = [
  [-FLOOR.x, FLOOR.far, FLOOR.x, FLOOR.far],
  [-FLOOR.x, FLOOR.near, -FLOOR.x, FLOOR.far],
  [FLOOR.x, FLOOR.near, FLOOR.x, FLOOR.far],
];

function upright(camera: Camera, [x0, z0, x1, z1]: Wall, base: number, height: number): Point[] {
  const corners: Place[] = [
    [x0, base, z0],
    [x1, base, z1],
    [x1, base + height, z1],
    [x0, base + height, z0],
  ];
  return corners.map((corner) => project(camera, corner));
}

/** Access points over the plan of a floor, their waves running through its rooms. */
export function floorPlan(brush: Brush): string {
  const { random, light } = brush;
  const { svg, camera } = scenery(brush, [120, 150], 'hills', 26);
  const base = 1;
  const corners: Place[] = [
    [-FLOOR.x, base, FLOOR.near],
    [FLOOR.x, base, FLOOR.near],
    [FLOOR.x, base, FLOOR.far],
    [-FLOOR.x, base, FLOOR.far],
  ];
  const front: Wall = [-FLOOR.x, FLOOR.near, FLOOR.x, FLOOR.near];
  const walls = [...OUTER, ...random.pick(PLANS)].sort((a, b) => b[1] + b[3] - a[1] - a[3]);
  const places: Place[] = random.chance(0.5)
    ? [
        [-12, base + 7, 61],
        [11, base + 7, 57],
      ]
    : [[random.between(-4, 5), base + 8, 60]];
  const reach = places.length === 1 ? 16 : 10.5;
  const edge = mix(light.wallShade, light.glass, 0.2);
  return [
    svg,
    calmLines(brush, 380),
    path(shape(upright(camera, front, -3, 2)), { fill: light.glass, opacity: 0.16 }),
    path(shape(corners.map((corner) => project(camera, corner))), {
      fill: mix(light.ground, light.wallLit, 0.3),
    }),
    path(shape(upright(camera, front, 0, base)), { fill: mix(light.ground, light.glass, 0.55) }),
    ...places.map(([x, , z]) => flatRadio(brush, camera, [x, base, z], reach)),
    group(
      { stroke: edge, 'stroke-width': 1.4, 'stroke-linejoin': 'round' },
      ...walls.map((wall) =>
        path(shape(upright(camera, wall, base, 3)), {
          fill: wall[0] === wall[2] ? light.wallShade : mix(light.wallShade, light.wallLit, 0.85),
          'fill-opacity': 0.9,
        }),
      ),
    ),
    ...places.map((place) => accessPoint(brush, project(camera, place), places.length === 1 ? 170 : 122)),
  ].join('');
}

function accessPoint({ light }: Brush, [x, y]: Point, reach: number): string {
  return (
    radio([x, y], reach) +
    path(`M${short(x - 46)} ${short(y + 8)}q5-24 46-24t46 24q-46 14-92 0z`, {
      fill: 'url(#body)',
      stroke: light.wallShade,
    }) +
    disc([x, y - 2], 5, { fill: light.accent })
  );
}
