import { group, type Point } from '../../drawing/svg.ts';
import { mix } from '../colour.ts';
import { rings } from '../open-water.ts';
import { type Brush, closed, line, path } from '../paint.ts';
import { calmLines } from '../surroundings.ts';
import { cable, chassis, glow, post, scenery, standing, threads } from './parts.ts';

function cloud({ light }: Brush, [x, y]: Point, size: number, share: number): string {
  const puffs: Point[] = [
    [-1.5, 0.3],
    [-1.2, -0.2],
    [-0.6, -0.3],
    [-0.2, -0.75],
    [0.5, -0.7],
    [0.8, -0.25],
    [1.3, -0.2],
    [1.6, 0.3],
    [0, 0.42],
  ];
  return path(closed(puffs.map(([dx, dy]): Point => [x + dx * size, y + dy * size])), {
    fill: mix(light.glass, light.sky[1], share),
    opacity: 0.92,
  });
}

/** Lightning strikes the water, and the surge comes in by the cable. */
export function thunder(brush: Brush): string {
  const { random, light } = brush;
  const { svg, camera, horizon } = scenery(brush, [320, 350], 'hills');
  const foot = horizon + 130;
  const [aqua, amber] = threads(light);
  const x = random.between(330, 400);
  const strike: Point = [x + 30, horizon + 92];
  const bolt: Point[] = [
    [x + 10, 150],
    [x - 44, 246],
    [x + 8, 240],
    [x - 30, horizon - 6],
    [x + 34, horizon - 20],
    strike,
  ];
  const box: Point = [random.between(800, 860), foot - 150];
  const z = (camera.focal * camera.height) / (strike[1] - horizon);
  const surge = cable(
    [strike, [x + 160, foot + 14], [x + 330, foot - 10], [box[0] - 60, foot - 60], [box[0], box[1] + 60]],
    amber,
    { width: 4.4, sparks: [0.25, 0.5, 0.75] },
  );
  const house = [
    post(brush, [box[0] + 60, box[1] + 60], foot, 12),
    post(brush, [box[0] + 170, box[1] + 60], foot, 12),
    chassis(brush, { x: box[0], y: box[1], width: 230, height: 72 }, { count: 5, lit: 0.4 }),
  ].join('');
  return [
    svg,
    cloud(brush, [x + 40, 112], 130, 0.35),
    cloud(brush, [x - 150, 130], 96, 0.55),
    rings(brush, camera, ((strike[0] - camera.centreX) * z) / camera.focal, z, 6, 2.4),
    calmLines(brush, foot),
    glow(strike, 60, amber, 15),
    group(
      { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
      path(line(bolt), { stroke: amber, 'stroke-width': 26, opacity: 0.22 }),
      path(line(bolt), { stroke: amber, 'stroke-width': 10 }),
      path(line(bolt), { stroke: '#fff', 'stroke-width': 4 }),
    ),
    standing(foot, house, 0.45),
    surge,
    glow([box[0] + 4, box[1] + 58], 26, aqua, 9),
  ].join('');
}
