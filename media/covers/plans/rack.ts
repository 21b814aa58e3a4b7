import { group, type Point, rect } from '../../drawing/svg.ts';
import { type Brush, curve, disc, path, short } from '../paint.ts';
import { type Inks, inksOf, paper } from '../paper.ts';

const UNITS = 13;
const UNIT = 38;
const TOP = 92;
const WIDE = 292;
const LEFTS = [286, 692] as const;

interface Unit {
  /** Its place from the top, and how many units it takes. */
  at: number;
  units: number;
  kind: 'ports' | 'panel' | 'supply' | 'shelf';
}

/** Two racks from the front: what is mounted where, and the patches between them. */
export function rack(brush: Brush): string {
  const inks = inksOf(brush);
  const racks = LEFTS.map((left) => ({ left, mounted: mount(brush) }));
  return [
    paper(brush, inks),
    ...racks.map(({ left, mounted }) => drawRack(brush, inks, left, mounted)),
    patches(brush, inks, racks),
    rulers(inks),
    floorLine(inks),
  ].join('');
}

/** Fills a rack from the top: switches near the panels that they serve, what is heavy at the bottom. */
function mount({ random }: Brush): Unit[] {
  const mounted: Unit[] = [];
  let at = random.whole(0, 1);
  while (at < UNITS - 3) {
    const kind = random.chance(0.55) ? 'ports' : 'panel';
    mounted.push({ at, units: 1, kind });
    at += random.chance(0.3) ? 2 : 1;
  }
  return [
    ...mounted,
    { at: UNITS - 3, units: 1, kind: 'shelf' },
    { at: UNITS - 2, units: 2, kind: 'supply' },
  ];
}

function drawRack(brush: Brush, inks: Inks, left: number, mounted: readonly Unit[]): string {
  const height = UNITS * UNIT;
  const holes = [9, WIDE - 15].flatMap((x) =>
    Array.from({ length: UNITS }, (_, unit) => `M${left + x} ${TOP + unit * UNIT + 16}h6`),
  );
  return [
    rect({ x: left - 14, y: TOP - 16, width: WIDE + 28, height: height + 32 }, { rx: 6, fill: inks.ink }),
    rect({ x: left, y: TOP, width: WIDE, height }, { fill: inks.surface }),
    path(holes.join(''), { stroke: inks.soft, 'stroke-width': 6 }),
    ...mounted.map((unit) => front(brush, inks, left, unit)),
  ].join('');
}

function front({ random }: Brush, inks: Inks, left: number, { at, units, kind }: Unit): string {
  const [x, y] = [left + 24, TOP + at * UNIT + 3];
  const [width, height] = [WIDE - 48, units * UNIT - 6];
  const face = rect(
    { x, y, width, height },
    { rx: 3, fill: inks.ground, stroke: inks.ink, 'stroke-width': 2.4 },
  );
  const middle = short(y + height / 2);
  switch (kind) {
    case 'ports': {
      const lit = Array.from({ length: 12 }, (_, port) =>
        random.chance(0.7) ? `M${x + 48 + port * 15} ${middle}h9` : '',
      );
      return [
        face,
        path(`M${x + 48} ${middle}h174`, {
          stroke: inks.soft,
          'stroke-width': 16,
          'stroke-dasharray': '9 6',
        }),
        path(lit.join(''), { stroke: inks.line, 'stroke-width': 10 }),
        disc([x + 16, y + height / 2], 4.5, { fill: inks.line }),
        disc([x + 30, y + height / 2], 4.5, { fill: random.chance(0.2) ? inks.warm : inks.soft }),
      ].join('');
    }
    case 'panel':
      return (
        face +
        path(`M${x + 12} ${middle}h${width - 24}`, {
          stroke: inks.soft,
          'stroke-width': 12,
          'stroke-dasharray': '5 7',
        })
      );
    case 'shelf':
      return (
        face +
        path(`M${x + 14} ${short(y + 10)}h${width - 28}m0 8h${28 - width}m0 8h${width - 28}`, {
          stroke: inks.soft,
          'stroke-width': 2,
          fill: 'none',
        })
      );
    case 'supply':
      return [
        face,
        rect(
          { x: x + 16, y: y + 14, width: 74, height: height - 28 },
          { rx: 3, fill: inks.surface, stroke: inks.soft },
        ),
        path(`M${x + 26} ${short(y + height - 22)}v-16m13 16v-24m13 24v-20m13 20v-10`, {
          stroke: inks.line,
          'stroke-width': 7,
        }),
        path(`M${x + 118} ${middle}h${width - 140}`, {
          stroke: inks.soft,
          'stroke-width': 30,
          'stroke-dasharray': '3 9',
        }),
      ].join('');
  }
}

/** Cables that leave the first rack beside its frame and end in the second one. */
function patches(
  { random }: Brush,
  inks: Inks,
  racks: readonly { left: number; mounted: readonly Unit[] }[],
): string {
  const ends = racks.map(({ mounted }) => mounted.filter(({ kind }) => kind === 'ports'));
  const [from = [], to = []] = ends;
  const count = Math.min(4, from.length, to.length);
  const drawn = Array.from({ length: count }, (_, index) => {
    const y = (unit: Unit | undefined) => TOP + (unit?.at ?? 0) * UNIT + UNIT / 2;
    const [a, b] = [y(from[index]), y(to[random.whole(0, to.length - 1)])];
    const [start, end] = [LEFTS[0] + WIDE - 34, LEFTS[1] + 60];
    const points: Point[] = [
      [start, a],
      [start + 54, a + 16],
      [(start + end) / 2, (a + b) / 2 + 70],
      [end - 54, b + 16],
      [end, b],
    ];
    return curve(points);
  });
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    path(drawn.join(''), { stroke: inks.line, 'stroke-width': 5 }),
    path(drawn[0] ?? '', { stroke: inks.warm, 'stroke-width': 5 }),
  );
}

/** Units, counted at both sides. */
function rulers({ soft }: Inks): string {
  const height = UNITS * UNIT;
  const marks = [212, 1040].map((x) => {
    const ticks = Array.from({ length: UNITS + 1 }, (_, unit) => `M${x - 8} ${TOP + unit * UNIT}h16`);
    return `M${x} ${TOP}v${height}${ticks.join('')}`;
  });
  return path(marks.join(''), { stroke: soft, 'stroke-width': 2, fill: 'none' });
}

function floorLine({ ink, soft }: Inks): string {
  const y = TOP + UNITS * UNIT + 16;
  const hatch = Array.from({ length: 27 }, (_, index) => `M${110 + index * 38} ${y}l-16 20`);
  return (
    path(`M92 ${y}h1016`, { stroke: ink, 'stroke-width': 5 }) +
    path(hatch.join(''), { stroke: soft, 'stroke-width': 2 })
  );
}
