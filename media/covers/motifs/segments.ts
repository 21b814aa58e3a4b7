import { group, type Point } from '../../drawing/svg.ts';
import { project } from '../camera.ts';
import { mix } from '../colour.ts';
import { type Brush, disc, oval, path, short } from '../paint.ts';
import { calmLines } from '../surroundings.ts';
import { cable, chassis, glow, scenery, threads } from './parts.ts';

/** One trunk carries three colours of traffic; each goes to an island of its own. */
export function segments(brush: Brush): string {
  const { random, light } = brush;
  const { svg, camera, horizon } = scenery(brush, [210, 250], 'hills', 13);
  const colours = threads(light);
  const width = random.between(330, 390);
  const x = 600 - width / 2 + random.between(-130, 130);
  const top = 516;
  const islands = [
    { x: -19 + random.between(-3, 3), z: 50 + random.between(-4, 8), r: 9 },
    { x: 1 + random.between(-4, 4), z: 76 + random.between(-6, 6), r: 10 },
    { x: 20 + random.between(-3, 3), z: 52 + random.between(-4, 8), r: 9 },
  ];
  const order = random.pick([
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
  ]);
  const drawn = islands.map((island, index) => {
    const colour = colours[order[index]!]!;
    const [cx, cy] = project(camera, [island.x, 0, island.z]);
    const rx = (camera.focal * island.r) / island.z;
    const ry = (rx * camera.height) / island.z;
    const seats = [-0.62, 0, 0.62].map(
      (share, seat): Point => [cx + rx * share, cy + ry * (seat === 1 ? 0.2 : -0.1)],
    );
    const start: Point = [x + width * (0.3 + index * 0.24), top + 8];
    const way: Point[] = [
      start,
      [start[0] + (cx - start[0]) * 0.06, start[1] - 60],
      [cx + (start[0] - cx) * 0.35, cy + (start[1] - cy) * 0.4],
      [cx, cy + ry * 0.8],
    ];
    return [
      cable(way, colour, { width: 5, sparks: [0.67] }),
      oval([cx, cy + 11], rx, ry, { fill: mix(light.ground, light.glass, 0.5) }),
      oval([cx, cy], rx, ry, {
        fill: mix(light.ground, light.wallLit, 0.7),
        stroke: colour,
        'stroke-width': 3,
      }),
      oval([cx, cy], rx * 1.34, ry * 1.34, {
        fill: 'none',
        stroke: colour,
        'stroke-width': 1.8,
        opacity: 0.6,
      }),
      ...seats.map(
        ([sx, sy]) =>
          path(`M${short(sx)} ${short(sy)}v-40`, { stroke: light.wallShade, 'stroke-width': 4 }) +
          glow([sx, sy - 42], 17, colour, 7),
      ),
    ].join('');
  });
  const [a, b, c] = drawn;
  return [
    svg,
    calmLines(brush, horizon + 60),
    group({}, b!, a!, c!),
    path(`M${short(x + 30)} ${top + 60}v60m${short(width - 60)} 0v-60`, {
      stroke: mix(light.wallShade, light.glass, 0.3),
      'stroke-width': 14,
    }),
    chassis(brush, { x, y: top, width, height: 84 }, { count: 9, lit: 0.4 }),
    ...[0, 1, 2].map((index) =>
      disc([x + width * (0.3 + index * 0.24), top + 8], 7, { fill: colours[order[index]!]! }),
    ),
  ].join('');
}
