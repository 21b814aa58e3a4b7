import { group, type Point } from '../../drawing/svg.ts';
import { mix } from '../colour.ts';
import { type Brush, oval, path, short } from '../paint.ts';
import { calmLines } from '../surroundings.ts';
import { cable, chassis, scenery, standing, threads } from './parts.ts';

/** Two of everything: when one side rests, the other carries on. */
export function pair(brush: Brush): string {
  const { random, light } = brush;
  const { svg, horizon } = scenery(brush, [300, 345], random.pick(['town', 'hills'] as const));
  const foot = horizon + 128;
  const [aqua, amber] = threads(light);
  const units = random.whole(2, 4);
  const [width, height, gap] = [random.between(250, 290), 58, 8];
  const spread = random.between(230, 280);
  const centre = random.between(560, 640);
  const sides = [centre - spread, centre + spread];
  const top = foot - 46 - units * (height + gap);
  const towers = sides.map((x) => {
    const rack = path(
      `M${short(x - width / 2 + 24)} ${short(foot)}v-60M${short(x + width / 2 - 24)} ${short(foot)}v-60`,
      { stroke: mix(light.wallShade, light.glass, 0.3), 'stroke-width': 14 },
    );
    const boxes = Array.from({ length: units }, (_, index) =>
      chassis(
        brush,
        { x: x - width / 2, y: top + index * (height + gap), width, height },
        { count: 6, lit: random.between(0.3, 0.8) },
      ),
    );
    return rack + boxes.join('');
  });
  const inner: Point[] = [
    [sides[0]! + width / 2, top + height / 2],
    [sides[1]! - width / 2, top + height / 2],
  ];
  const between = [0, 1].map((index) => {
    const y = top + height * 0.5 + index * (height + gap);
    const points: Point[] = [
      [inner[0]![0], y],
      [centre, y + (index === 0 ? -34 : 34)],
      [inner[1]![0], y],
    ];
    return cable(points, aqua, { width: 4, sparks: [0.5] });
  });
  const below: Point = [centre, foot + 96];
  const standby = random.chance(0.5) ? 0 : 1;
  const down = sides.map((x, index) =>
    cable(
      [
        [x + (index === 0 ? 40 : -40), foot - 40],
        [x + (index === 0 ? 90 : -90), foot + 40],
        [below[0] + (index === 0 ? -70 : 70), below[1]],
      ],
      index === standby ? amber : aqua,
      { width: 4, dashed: index === standby, sparks: index === standby ? [] : [0.5] },
    ),
  );
  return [
    svg,
    standing(foot, group({}, ...towers), 0.5),
    ...between,
    calmLines(brush, foot),
    oval([below[0], below[1] + 56], 190, 17, { fill: light.glass, opacity: 0.28 }),
    ...down,
    chassis(brush, { x: below[0] - 130, y: below[1] - 10, width: 260, height: 60 }, { count: 6, lit: 0.6 }),
  ].join('');
}
