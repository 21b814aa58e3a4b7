import { el, group, type Point, rect } from '../../drawing/svg.ts';
import { type Brush, disc, line, path, short } from '../paint.ts';
import { type Inks, inksOf, paper } from '../paper.ts';

const FLOOR = { left: 130, top: 92, right: 1070, bottom: 583 } as const;

/** The plan of a floor: rooms on both sides of a corridor, access points, their reach and the cables to them. */
export function floor(brush: Brush): string {
  const { random, defs } = brush;
  const inks = inksOf(brush);
  const { left, top, right, bottom } = FLOOR;
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  const corridor = { top: random.between(270, 292), bottom: random.between(346, 366) };
  const upper = walls(brush, random.whole(4, 5));
  const lower = walls(brush, random.whole(2, 3));
  const middle = (corridor.top + corridor.bottom) / 2;
  const points: Point[] = [
    ...[0, 2, upper.length - 2].map(
      (at): Point => [(upper[at]! + upper[at + 1]!) / 2, (top + corridor.top) / 2],
    ),
    ...lower.slice(1).map((x, at): Point => [(lower[at]! + x) / 2, (corridor.bottom + bottom) / 2]),
  ];
  defs.push(el('clipPath', { id: 'floor' }, rect(box, {})));
  const rooms = [
    ...upper.slice(1, -1).map((x) => `M${short(x)} ${top}V${short(corridor.top)}`),
    ...lower.slice(1, -1).map((x) => `M${short(x)} ${short(corridor.bottom)}V${bottom}`),
    corridorWall(upper, corridor.top),
    corridorWall(lower, corridor.bottom),
  ].join('');
  const doors =
    upper
      .slice(0, -1)
      .map((x) => `M${short(x + 30)} ${short(corridor.top)}v-44a44 44 0 0 1 44 44`)
      .join('') +
    lower
      .slice(0, -1)
      .map((x) => `M${short(x + 30)} ${short(corridor.bottom)}v44a44 44 0 0 0 44-44`)
      .join('');
  return [
    paper(brush, inks),
    rect(box, { fill: inks.surface }),
    group({ 'clip-path': 'url(#floor)' }, ...points.map((at) => reach(inks, at, random.between(150, 185)))),
    furniture(brush, inks, upper, [top, corridor.top]),
    furniture(brush, inks, lower, [corridor.bottom, bottom]),
    path(doors, { fill: 'none', stroke: inks.soft, 'stroke-width': 2 }),
    path(rooms, { stroke: inks.ink, 'stroke-width': 7, 'stroke-linecap': 'square' }),
    rect(box, { fill: 'none', stroke: inks.ink, 'stroke-width': 12 }),
    windows(inks),
    group(
      { fill: 'none', stroke: inks.line, 'stroke-width': 3.4, 'stroke-linejoin': 'round' },
      ...points.map(([x, y]) =>
        path(
          line([
            [left + 52, middle],
            [x, middle],
            [x, y],
          ]),
          {},
        ),
      ),
    ),
    rect({ x: left + 26, y: middle - 20, width: 42, height: 40 }, { rx: 4, fill: inks.ink }),
    path(`M${left + 34} ${short(middle - 8)}h26m-26 8h26m-26 8h26`, { stroke: inks.line, 'stroke-width': 3 }),
    ...points.map((at) => accessPoint(inks, at)),
    measure(inks),
  ].join('');
}

/** Where the walls between rooms stand, with the outer ones. */
function walls({ random }: Brush, count: number): number[] {
  const shares = Array.from({ length: count }, () => random.between(0.8, 1.5));
  const total = shares.reduce((sum, share) => sum + share, 0);
  let x: number = FLOOR.left;
  return [x, ...shares.map((share) => (x += ((FLOOR.right - FLOOR.left) * share) / total))];
}

/** A wall along the corridor, with a gap for the door of each room. */
function corridorWall(walls: readonly number[], y: number): string {
  return walls
    .slice(1)
    .map((x, at) => `M${short(walls[at]!)} ${short(y)}h26M${short(walls[at]! + 78)} ${short(y)}H${short(x)}`)
    .join('');
}

function reach({ line: colour }: Inks, at: Point, radius: number): string {
  return [1, 0.68, 0.38]
    .map((share) =>
      disc(at, radius * share, {
        fill: colour,
        'fill-opacity': 0.09,
        stroke: colour,
        'stroke-opacity': 0.34,
      }),
    )
    .join('');
}

function accessPoint({ line: colour, surface }: Inks, at: Point): string {
  return disc(at, 17, { fill: surface, stroke: colour, 'stroke-width': 4 }) + disc(at, 6, { fill: colour });
}

/** Tables with their chairs, in rows that fit the room. */
function furniture(
  { random }: Brush,
  { soft }: Inks,
  walls: readonly number[],
  [top, bottom]: Point,
): string {
  const d = walls.slice(1).map((right, at) => {
    const left = walls[at]!;
    if (random.chance(0.16)) return '';
    const columns = Math.floor((right - left - 50) / 92);
    return [0.3, 0.66]
      .flatMap((share) =>
        Array.from({ length: columns }, (_, index) => {
          const x = left + (right - left) / 2 + (index - (columns - 1) / 2) * 92 - 30;
          const y = top + (bottom - top) * share - 12;
          return `M${short(x)} ${short(y)}h60v26h-60zm11-5a7 5 0 0 1 14 0m16 0a7 5 0 0 1 14 0m-44 36a7 5 0 0 0 14 0m16 0a7 5 0 0 0 14 0`;
        }),
      )
      .join('');
  });
  return path(d.join(''), { fill: 'none', stroke: soft, 'stroke-width': 1.6 });
}

function windows({ surface, ink }: Inks): string {
  const d = [FLOOR.top, FLOOR.bottom].flatMap((y) =>
    Array.from({ length: 6 }, (_, index) => `M${FLOOR.left + 46 + index * 152} ${y}h88`),
  );
  return (
    path(d.join(''), { stroke: surface, 'stroke-width': 8 }) +
    path(d.join(''), { stroke: ink, 'stroke-width': 1.6 })
  );
}

function measure({ soft }: Inks): string {
  const { left, right, top, bottom } = FLOOR;
  return path(
    `M${left} 628H${right}M${left} 618v20M${right} 618v20M600 621v14M88 ${top}V${bottom}M78 ${top}h20M78 ${bottom}h20`,
    { stroke: soft, 'stroke-width': 2, fill: 'none' },
  );
}
