import { group, type Point, rect } from '../../drawing/svg.ts';
import { type Brush, disc, path, short } from '../paint.ts';
import { inksOf, paper } from '../paper.ts';

/** A network as its lines: two cores, what hangs on each, and a second way to everything. */
export function lines(brush: Brush): string {
  const { random } = brush;
  const inks = inksOf(brush);
  const cores: Point[] = [
    [random.between(400, 450), 150],
    [random.between(750, 800), 150],
  ];
  const count = random.whole(4, 5);
  const floors = Array.from(
    { length: count },
    (_, index): Point => [600 + (index - (count - 1) / 2) * (920 / count), 350],
  );
  const ends = floors.flatMap(([x]) => [-1, 0, 1].map((side): Point => [x + side * (230 / count), 552]));
  const main = random.whole(0, count - 1);
  const first = floors.map((at) => joint(cores[0]!, at)).join('');
  const second = floors.map((at) => joint(cores[1]!, at)).join('');
  const way = joint(cores[0]!, floors[main]!) + joint(floors[main]!, ends[main * 3 + 1]!);
  return [
    paper(brush, inks),
    group(
      { fill: 'none', 'stroke-width': 4.5, 'stroke-linecap': 'round' },
      path(ends.map((at, index) => joint(floors[Math.floor(index / 3)]!, at)).join(''), {
        stroke: inks.soft,
      }),
      path(second, { stroke: inks.soft, 'stroke-dasharray': '2 11' }),
      path(first, { stroke: inks.line }),
      path(`M${short(cores[0]![0])} 141H${short(cores[1]![0])}m0 18H${short(cores[0]![0])}`, {
        stroke: inks.line,
      }),
      path(way, { stroke: inks.warm, 'stroke-width': 8 }),
    ),
    ...cores.map((at) => box(brush, at, 190, 66, 8)),
    ...floors.map((at) => box(brush, at, 132, 46, 6)),
    ...ends.map((at, index) =>
      disc(at, 17, {
        fill: inks.surface,
        stroke: index === main * 3 + 1 ? inks.warm : inks.ink,
        'stroke-width': 4,
      }),
    ),
  ].join('');
}

function joint([x0, y0]: Point, [x1, y1]: Point): string {
  const middle = short((y0 + y1) / 2);
  return `M${short(x0)} ${short(y0)}C${short(x0)} ${middle} ${short(x1)} ${middle} ${short(x1)} ${short(y1)}`;
}

/** A switch from the front. */
function box(brush: Brush, [x, y]: Point, width: number, height: number, ports: number): string {
  const { surface, ink, line: lit } = inksOf(brush);
  const step = (width - 30) / ports;
  const holes = Array.from(
    { length: ports },
    (_, index) =>
      `M${short(x - width / 2 + 18 + index * step)} ${short(y - step * 0.35)}h${short(step * 0.7)}v${short(step * 0.7)}h${short(-step * 0.7)}z`,
  );
  return (
    rect(
      { x: x - width / 2, y: y - height / 2, width, height },
      { rx: 9, fill: surface, stroke: ink, 'stroke-width': 3.4 },
    ) + path(holes.join(''), { fill: lit })
  );
}
