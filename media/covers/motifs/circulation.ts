import { group, type Point } from '../../drawing/svg.ts';
import { type Camera, project } from '../camera.ts';
import { mix } from '../colour.ts';
import { type Brush, curve, oval, path, shape } from '../paint.ts';
import { chassis, glow, scenery, standing, threads } from './parts.ts';

/** A stream around a centre on the water, with a head that shows its way. */
function stream(
  camera: Camera,
  centre: readonly [number, number],
  radius: number,
  from: number,
  turn: number,
) {
  const at = (angle: number, reach = radius): Point =>
    project(camera, [centre[0] + reach * Math.cos(angle), 0, centre[1] + reach * Math.sin(angle)]);
  const points = Array.from({ length: 15 }, (_, index) => at(from + (turn * index) / 14));
  const end = from + turn;
  const lead = (Math.sign(turn) * 3) / radius;
  return {
    d: curve(points),
    head: shape([at(end + lead), at(end, radius + 1.7), at(end, radius - 1.7)]),
    points,
  };
}

/** Old gives way to new: the water turns around what is renewed. */
export function circulation(brush: Brush): string {
  const { random, light } = brush;
  const { svg, camera } = scenery(brush, [190, 230], 'hills', 15);
  const [aqua, amber] = threads(light);
  const centre = [random.between(-3, 3), 44] as const;
  const start = random.between(0, 6.28);
  const turns = [
    { radius: 11, from: start, turn: 2.5, colour: aqua, width: 9 },
    { radius: 11, from: start + Math.PI, turn: 2.5, colour: amber, width: 9 },
    { radius: 15.5, from: start + 1.2, turn: 3.6, colour: aqua, width: 6 },
    { radius: 19.5, from: start + 3.4, turn: 2.9, colour: aqua, width: 4.4 },
  ];
  const streams = turns.map(({ radius, from, turn, colour, width }) => {
    const { d, head } = stream(camera, centre, radius, from, turn);
    return group(
      { fill: 'none', stroke: colour, 'stroke-linecap': 'round' },
      path(d, { 'stroke-width': width * 3, opacity: 0.16 }),
      path(d, { 'stroke-width': width }),
      path(head, { fill: colour, 'stroke-width': 2, 'stroke-linejoin': 'round' }),
    );
  });
  const [cx, cy] = project(camera, [centre[0], 0, centre[1]]);
  const rings = [6, 8.2, 24, 29].map((r, index) => {
    const rx = (camera.focal * r) / centre[1];
    return oval([cx, cy], rx, rx * 0.36, { opacity: index < 2 ? 0.7 : 0.35 });
  });
  const units = random.whole(2, 3);
  const foot = cy + 14;
  const stack = Array.from({ length: units }, (_, index) =>
    chassis(
      brush,
      { x: cx - 92, y: foot - 20 - (index + 1) * 50, width: 184, height: 44 },
      { count: 5, lit: 0.7, ...(index === units - 1 && { colour: amber }) },
    ),
  );
  return [
    svg,
    group({ fill: 'none', stroke: light.ripple, 'stroke-width': 2 }, ...rings),
    oval([cx, foot - 10], 120, 34, { fill: mix(light.ground, light.wallLit, 0.6) }),
    ...streams,
    standing(foot - 12, stack.join(''), 0.4),
    glow([cx, foot - 50 - units * 50], 30, aqua, 10),
  ].join('');
}
