import { group, type Point, rect } from '../../drawing/svg.ts';
import { type Brush, disc, line, oval, path, short } from '../paint.ts';
import { type Inks, inksOf, paper } from '../paper.ts';

const HALL = { left: 110, top: 78, right: 1090, bottom: 596 } as const;
/** Shelves end before the room in front of the gates. */
const SHELVES = { top: 124, bottom: 470 } as const;

/** A storehouse from above: shelves, the aisles between them, gates, and the way on which the radio was measured. */
export function storehouse(brush: Brush): string {
  const { random } = brush;
  const inks = inksOf(brush);
  const rows = random.whole(5, 7);
  const pitch = (HALL.right - HALL.left - 90) / rows;
  const centres = Array.from({ length: rows }, (_, index) => HALL.left + 45 + pitch * (index + 0.5));
  const aisles = centres.slice(1).map((x, index) => (x + centres[index]!) / 2);
  const box = { x: HALL.left, y: HALL.top, width: HALL.right - HALL.left, height: HALL.bottom - HALL.top };
  return [
    paper(brush, inks),
    rect(box, { fill: inks.surface }),
    ...aisles.map((x, index) => antenna(inks, x, index % 2 === 0)),
    shelves(brush, inks, centres, pitch),
    rect(box, { fill: 'none', stroke: inks.ink, 'stroke-width': 12 }),
    gates(inks, random.whole(4, 6)),
    route(inks, aisles),
    ...aisles.map((x, index) => device(inks, [x, index % 2 === 0 ? 220 : 376])),
  ].join('');
}

function shelves({ random }: Brush, inks: Inks, centres: readonly number[], pitch: number): string {
  const width = pitch * 0.46;
  const bays = 9;
  const bay = (SHELVES.bottom - SHELVES.top) / bays;
  const goods: string[] = [];
  const frames = centres.map((x) => {
    for (let index = 0; index < bays; index += 1)
      for (const side of [-1, 1])
        if (random.chance(0.68)) {
          const wide = width / 2 - 12;
          const left = side < 0 ? x - width / 2 + 5 : x + 7;
          goods.push(
            `M${short(left)} ${short(SHELVES.top + index * bay + 6)}h${short(wide)}v${short(bay - 12)}h${short(-wide)}z`,
          );
        }
    const steps = Array.from(
      { length: bays - 1 },
      (_, index) => `M${short(x - width / 2)} ${short(SHELVES.top + (index + 1) * bay)}h${short(width)}`,
    );
    return `M${short(x)} ${SHELVES.top}V${SHELVES.bottom}${steps.join('')}`;
  });
  return [
    group(
      { fill: inks.ground, stroke: inks.ink, 'stroke-width': 3 },
      ...centres.map((x) =>
        rect({ x: x - width / 2, y: SHELVES.top, width, height: SHELVES.bottom - SHELVES.top }, {}),
      ),
    ),
    path(goods.join(''), { fill: inks.soft, 'fill-opacity': 0.5 }),
    path(frames.join(''), { stroke: inks.soft, 'stroke-width': 2 }),
  ].join('');
}

/** Between high shelves a radio reaches along its aisle, and hardly beside it. */
function antenna({ line: colour }: Inks, x: number, isUpper: boolean): string {
  const at: Point = [x, isUpper ? 220 : 376];
  return [1, 0.66, 0.36]
    .map((share) =>
      oval(at, 74 * share, 150 * share, {
        fill: colour,
        'fill-opacity': 0.11,
        stroke: colour,
        'stroke-opacity': 0.3,
      }),
    )
    .join('');
}

function device({ line: colour, surface }: Inks, at: Point): string {
  return disc(at, 15, { fill: surface, stroke: colour, 'stroke-width': 4 }) + disc(at, 5, { fill: colour });
}

/** Up one aisle and down the next, with the places where something was noted. */
function route({ warm, surface }: Inks, aisles: readonly number[]): string {
  const [upper, lower] = [SHELVES.top - 20, SHELVES.bottom + 34];
  const points = aisles.flatMap((x, index): Point[] => {
    const [from, to] = index % 2 === 0 ? [lower, upper] : [upper, lower];
    return [
      [x, from],
      [x, to],
    ];
  });
  const stops = points.filter((_, index) => index % 3 === 1);
  return [
    path(line([[HALL.left + 52, lower], ...points]), {
      fill: 'none',
      stroke: warm,
      'stroke-width': 4,
      'stroke-dasharray': '13 9',
      'stroke-linejoin': 'round',
    }),
    ...stops.map((at) => disc(at, 9, { fill: surface, stroke: warm, 'stroke-width': 4 })),
  ].join('');
}

/** Gates in the wall below, a truck's place before each. */
function gates({ surface, ink, soft }: Inks, count: number): string {
  const step = (HALL.right - HALL.left) / count;
  const lefts = Array.from({ length: count }, (_, index) => HALL.left + step * (index + 0.5) - 44);
  return [
    path(lefts.map((x) => `M${short(x)} ${HALL.bottom}h88`).join(''), {
      stroke: surface,
      'stroke-width': 13,
    }),
    path(lefts.map((x) => `M${short(x)} ${HALL.bottom - 9}v18m88-18v18`).join(''), {
      stroke: ink,
      'stroke-width': 5,
    }),
    path(lefts.map((x) => `M${short(x + 10)} ${HALL.bottom + 14}v52m68-52v52`).join(''), {
      stroke: soft,
      'stroke-width': 3,
      'stroke-dasharray': '9 7',
    }),
  ].join('');
}
