import { group, type Point } from '../../drawing/svg.ts';
import { type Place, project } from '../camera.ts';
import { mix } from '../colour.ts';
import { type Brush, oval, path, short } from '../paint.ts';
import { cable, glow, scenery, threads } from './parts.ts';

/** Addresses without end: a grid of points on the water, and one way through it. */
export function lattice(brush: Brush): string {
  const { random, light } = brush;
  const { svg, camera } = scenery(brush, [170, 215], 'hills', 12);
  const [aqua, amber, plain] = threads(light);
  const [columns, gap] = [random.pick([9, 11]), random.between(6.2, 7)];
  const rows = [22, 29, 37, 47, 60, 78, 104];
  const at = (column: number, row: number, y = 0): Place => [
    (column - (columns - 1) / 2) * gap,
    y,
    rows[row]!,
  ];
  const across = rows.map((_, row) => [at(-4, row), at(columns + 3, row)]);
  const along = Array.from({ length: columns + 8 }, (_, column) => [at(column - 4, 0), at(column - 4, 6)]);
  const grid = [...across, ...along]
    .map((ends) => ends.map((end) => project(camera, end).map(short).join(' ')))
    .map(([from, to]) => `M${from}L${to}`)
    .join('');
  let column = random.whole(1, 3);
  const steps: (readonly [number, number])[] = [[column, 0]];
  for (let row = 0; row < 6; row++) {
    const next = Math.min(columns - 2, column + random.whole(0, 2));
    if (next !== column) steps.push([next, row]);
    column = next;
    steps.push([column, row + 1]);
  }
  const way = steps.map(([c, r]) => project(camera, at(c, r)));
  const dots = rows.flatMap((z, row) =>
    Array.from({ length: columns + 4 }, (_, index) => {
      const [x, y] = project(camera, at(index - 2, row));
      const r = 190 / z;
      return oval([x, y], r, r * 0.46, {});
    }),
  );
  const stands = steps
    .filter((_, index) => index % 2 === 0)
    .map(([c, r]): [Point, Point] => [project(camera, at(c, r)), project(camera, at(c, r, 4.6))])
    .reverse();
  return [
    svg,
    path(grid, { stroke: light.ripple, 'stroke-width': 1.3, opacity: 0.32 }),
    group({ fill: mix(aqua, plain, 0.25), opacity: 0.8 }, ...dots),
    group(
      { fill: 'none', stroke: amber, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
      path(`M${way.map((point) => point.map(short).join(' ')).join('L')}`, {
        'stroke-width': 15,
        opacity: 0.2,
      }),
      path(`M${way.map((point) => point.map(short).join(' ')).join('L')}`, { 'stroke-width': 4.6 }),
    ),
    ...stands.map(([foot, head]) => {
      const size = (foot[1] - head[1]) * 0.26;
      return (
        cable([foot, head], aqua, { width: Math.max(2, size * 0.1) }) + glow(head, size, aqua, size * 0.42)
      );
    }),
  ].join('');
}
