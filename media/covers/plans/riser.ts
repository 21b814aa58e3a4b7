import { group, type Point, rect } from '../../drawing/svg.ts';
import { type Brush, disc, path, short } from '../paint.ts';
import { type Inks, inksOf, paper } from '../paper.ts';

const HOUSE = { left: 150, right: 1050, ground: 590, roof: 84 } as const;

/** A building cut open: its floors, the shaft with the cables between them, and what hangs on each ceiling. */
export function riser(brush: Brush): string {
  const { random } = brush;
  const inks = inksOf(brush);
  const floors = random.whole(4, 5);
  const step = (HOUSE.ground - HOUSE.roof) / floors;
  const shaft = random.between(430, 700);
  const levels = Array.from({ length: floors }, (_, index) => HOUSE.roof + index * step);
  return [
    paper(brush, inks),
    rect(
      { x: HOUSE.left, y: HOUSE.roof, width: HOUSE.right - HOUSE.left, height: HOUSE.ground - HOUSE.roof },
      { fill: inks.surface },
    ),
    rect(
      { x: shaft - 34, y: HOUSE.roof, width: 68, height: HOUSE.ground - HOUSE.roof },
      { fill: inks.faint },
    ),
    ...levels.map((top) => level(brush, inks, { top, step, shaft })),
    slabs(inks, levels, shaft),
    trunk(inks, levels, { step, shaft }),
    ground(inks),
  ].join('');
}

interface Level {
  top: number;
  step: number;
  shaft: number;
}

/** One floor: rooms, their furniture, and access points below the ceiling with the cables to them. */
function level({ random }: Brush, inks: Inks, { top, step, shaft }: Level): string {
  const sides: Point[] = [
    [HOUSE.left, shaft - 34],
    [shaft + 34, HOUSE.right],
  ];
  const cable = top + 18;
  return sides
    .map(([left, right]) => {
      const rooms = Math.max(1, Math.round((right - left) / random.between(150, 230)));
      const width = (right - left) / rooms;
      const middles = Array.from({ length: rooms }, (_, index) => left + width * (index + 0.5));
      const walls = middles.slice(1).map((x) => `M${short(x - width / 2)} ${short(top)}v${short(step)}`);
      const served = middles.filter(() => random.chance(0.74));
      const far = left === HOUSE.left ? Math.min(...served, shaft) : Math.max(...served, shaft);
      return [
        path(walls.join(''), { stroke: inks.soft, 'stroke-width': 3 }),
        path(middles.map((x) => furniture(random.whole(0, 2), x, top + step - 5)).join(''), {
          fill: 'none',
          stroke: inks.soft,
          'stroke-width': 2,
        }),
        ...served.map((x) =>
          path(
            `M${short(x - 62)} ${short(top + step - 5)}L${short(x)} ${short(cable)}l62 ${short(step - 23)}z`,
            { fill: inks.line, 'fill-opacity': 0.13 },
          ),
        ),
        path(`M${shaft} ${short(cable)}H${short(far)}`, { stroke: inks.line, 'stroke-width': 3.4 }),
        path(served.map((x) => `M${short(x - 13)} ${short(cable + 6)}h26`).join(''), {
          stroke: inks.line,
          'stroke-width': 9,
          'stroke-linecap': 'round',
        }),
      ].join('');
    })
    .join('');
}

/** A table with a screen, a bed, or a shelf, standing on the floor. */
function furniture(kind: number, x: number, floor: number): string {
  const [left, y] = [short(x - 34), short(floor)];
  if (kind === 0) return `M${left} ${y}v-26h68v26m-46-26v-20h24v20`;
  if (kind === 1) return `M${left} ${y}v-34m0 18h68v16m0-16v-8h-44`;
  return `M${left} ${y}v-48h40v48m-40-16h40m-40-16h40`;
}

function slabs({ ink }: Inks, levels: readonly number[], shaft: number): string {
  const { left, right, roof, ground: base } = HOUSE;
  const floors = levels
    .slice(1)
    .map((y) => `M${left} ${short(y)}H${short(shaft - 34)}M${short(shaft + 34)} ${short(y)}H${right}`);
  return (
    path(floors.join(''), { stroke: ink, 'stroke-width': 8 }) +
    path(`M${left} ${base}V${roof}M${right} ${base}V${roof}`, { stroke: ink, 'stroke-width': 12 }) +
    path(`M${left - 26} ${roof}H${right + 26}`, { stroke: ink, 'stroke-width': 14 })
  );
}

/** The cable through the shaft, with the device of each floor. */
function trunk(inks: Inks, levels: readonly number[], { step, shaft }: Omit<Level, 'top'>): string {
  const x = short(shaft);
  const boxes = levels.map((top) => rect({ x: shaft - 24, y: top + 8, width: 48, height: 22 }, { rx: 3 }));
  const lights = levels.map((top) => `M${short(shaft - 15)} ${short(top + 19)}h30`);
  return [
    path(`M${x} ${short(levels[0]! + 18)}V${HOUSE.ground - 28}`, { stroke: inks.line, 'stroke-width': 6 }),
    group({ fill: inks.ink }, ...boxes),
    path(lights.join(''), { stroke: inks.line, 'stroke-width': 5, 'stroke-dasharray': '4 4' }),
    rect(
      {
        x: shaft - 26,
        y: HOUSE.ground - Math.min(64, step - 34),
        width: 52,
        height: Math.min(58, step - 40),
      },
      { rx: 4, fill: inks.ink },
    ),
    disc([shaft, HOUSE.ground - Math.min(64, step - 34) / 2 - 3], 9, { fill: inks.warm }),
  ].join('');
}

/** The line of the street, and the carrier's cable below it. */
function ground({ ink, soft, line: colour }: Inks): string {
  const hatch = Array.from({ length: 30 }, (_, index) => `M${80 + index * 36} ${HOUSE.ground}l-14 18`);
  return (
    path(hatch.join(''), { stroke: soft, 'stroke-width': 2 }) +
    path(`M60 ${HOUSE.ground}H1140`, { stroke: ink, 'stroke-width': 5 }) +
    path(`M0 636H1200`, { stroke: colour, 'stroke-width': 4, 'stroke-dasharray': '16 9' })
  );
}
