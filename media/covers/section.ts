import type { Point } from '../drawing/svg.ts';
import { mix } from './colour.ts';
import { type Furnish, furnish } from './furniture.ts';
import { type Brush, disc, path, shape, short } from './paint.ts';
import { drawRoom, floorOf, type Mood, type Room, roomDefinitions } from './rooms.ts';
import { accessPoint, ceilingRadio, link } from './signal.ts';
import { trees } from './surroundings.ts';
import type { Builder } from './waterfront.ts';

export interface SectionPlan {
  /** Rooms beside each other, as shares of the width, on every floor. */
  rooms: readonly number[];
  floors: readonly [low: number, high: number];
  furnish: readonly Furnish[];
  /** Whether one shaft carries the cable up, and branches into each room. */
  riser: boolean;
  width: number;
  /** Forms of the top: flat, a terrace in place of an outer room, or a pitched roof. */
  tops: readonly Top[];
}

type Top = 'flat' | 'terrace-left' | 'terrace-right' | 'pitched';

interface Storey extends Room {
  rooms: Room[];
}

/** A house cut open like a doll's house: rooms in light, access points at the ceilings, the cable that feeds them. */
export function section(plan: SectionPlan): Builder {
  return (brush, { ground }) => {
    const { light, random, defs } = brush;
    const base = ground(86);
    const top = random.pick(plan.tops);
    const floors = random.whole(...plan.floors);
    const height = Math.min(102, (top === 'pitched' ? 320 : 366) / floors);
    const width = plan.width * random.between(0.94, 1.04);
    const left = random.between(0.42, 0.58) * (1200 - width);
    const vanishing: Point = [left + width * random.between(0.4, 0.6), base - height * 0.55];
    const storeys = layStoreys(plan.rooms, { left, width, base, height, floors, top });
    const rooms = storeys.flatMap((storey) => storey.rooms);
    const moods = new Map(rooms.map((room) => [room, moodOf(brush)]));
    const frame = mix(light.wallShade, light.wallLit, 0.88);
    defs.push(roomDefinitions(brush));
    return {
      svg: [
        trees(brush, treeLine(brush, left - 130, 6, base), 58),
        trees(brush, treeLine(brush, left + width + 20, 6, base), 58),
        path(storeys.map((storey) => outer(storey)).join(''), { fill: frame }),
        roof(brush, storeys.at(-1)!, top),
        top.startsWith('terrace') ? terrace(brush, storeys, top) : '',
        ...rooms.map(
          (room) =>
            drawRoom(brush, room, vanishing, moods.get(room)!) +
            furnish(brush, random.pick(plan.furnish), floorOf(room, vanishing), moods.get(room)!),
        ),
        structure(brush, storeys, frame),
        plan.riser ? riser(brush, left + width * (plan.rooms.length > 3 ? 0.5 : 0.34), storeys) : '',
        ...rooms.filter(() => random.chance(0.62)).map((room) => device(brush, room, moods.get(room)!)),
      ].join(''),
      signals: [],
      ripple: [left + width / 2, width * 0.34],
    };
  };
}

function moodOf({ random, light }: Brush): Mood {
  const roll = random.next();
  if (roll < light.lamps * 0.55 + 0.1) return 'warm';
  return roll < 0.8 ? 'cool' : 'asleep';
}

/** From the ground up. */
function layStoreys(
  shares: readonly number[],
  house: { left: number; width: number; base: number; height: number; floors: number; top: Top },
): Storey[] {
  const { left, width, base, height, floors, top } = house;
  const total = shares.reduce((sum, share) => sum + share, 0);
  return Array.from({ length: floors }, (_, floor) => {
    const level = { top: base - (floor + 1) * height, bottom: base - floor * height };
    let x = left;
    let rooms = shares.map((share): Room => {
      const from = x;
      x += (width * share) / total;
      return { left: from, right: x, ...level };
    });
    if (floor === floors - 1 && top === 'terrace-left') rooms = rooms.slice(1);
    if (floor === floors - 1 && top === 'terrace-right') rooms = rooms.slice(0, -1);
    return { ...level, left: rooms[0]!.left, right: rooms.at(-1)!.right, rooms };
  });
}

function outer({ left, right, top, bottom }: Room): string {
  return shape([
    [left - 12, bottom],
    [left - 12, top - 14],
    [right + 12, top - 14],
    [right + 12, bottom],
  ]);
}

/** Slabs and walls, each slab with a thin shadow below. */
function structure({ light }: Brush, storeys: readonly Storey[], frame: string): string {
  const slabs = storeys
    .flatMap(({ left, right, top, bottom }) =>
      [top, bottom].map((y) => `M${short(left - 8)} ${short(y)}H${short(right + 8)}`),
    )
    .join('');
  const walls = storeys
    .flatMap(({ rooms, top, bottom }) =>
      rooms.slice(1).map((room) => `M${short(room.left)} ${short(bottom)}V${short(top)}`),
    )
    .join('');
  return (
    path(slabs, { stroke: frame, 'stroke-width': 8 }) +
    path(walls, { stroke: frame, 'stroke-width': 6 }) +
    path(slabs, { stroke: mix(frame, light.wallShade, 0.5), transform: 'translate(0 4)' })
  );
}

function device(brush: Brush, room: Room, mood: Mood): string {
  const { random, light } = brush;
  const width = room.right - room.left;
  const at: Point = [(room.left + room.right) / 2 + random.between(-0.12, 0.12) * width, room.top + 7];
  const colour = mood === 'asleep' && light.lamps > 0.3 ? light.signal : '#057f8d';
  const reach = Math.min((room.bottom - room.top) * 0.78, width * 0.42);
  return ceilingRadio(colour, at, reach) + accessPoint(brush, at, 24);
}

function roof(brush: Brush, { left, right, top }: Room, form: Top): string {
  const { light, random } = brush;
  const y = top - 14;
  const width = right - left;
  const mast = (x: number, foot: number) =>
    path(`M${short(x)} ${short(foot)}v-34m-9 6h18m-14 8h10`, {
      stroke: light.wallShade,
      'stroke-width': 2.4,
      fill: 'none',
    });
  if (form === 'pitched') {
    const ridge = left + width * 0.5;
    return (
      mast(ridge + width * 0.2, y - 26) +
      path(
        shape([
          [left - 30, y + 4],
          [ridge, y - 62],
          [right + 30, y + 4],
        ]),
        { fill: mix(light.wallShade, light.far, 0.35) },
      ) +
      path(
        shape([
          [left - 30, y + 4],
          [ridge, y - 62],
          [ridge + 40, y + 4],
        ]),
        { fill: mix(light.wallShade, light.wallLit, 0.3) },
      )
    );
  }
  const x = left + width * random.between(0.12, 0.7);
  return (
    path(`M${short(x)} ${short(y)}v-20h${short(width * 0.14)}v20z`, {
      fill: mix(light.wallShade, light.wallLit, 0.6),
    }) + mast(x + width * 0.19, y)
  );
}

/** Plants and a rail where the top floor steps back. */
function terrace(brush: Brush, storeys: readonly Storey[], form: Top): string {
  const { light } = brush;
  const [below, above] = storeys.slice(-2);
  if (!below || !above) return '';
  const y = below.top - 14;
  const [from, to] =
    form === 'terrace-left' ? [below.left - 12, above.left - 12] : [above.right + 12, below.right + 12];
  const plants = [0.24, 0.4, 0.76].map((share): Point => [from + (to - from) * share, y]);
  return (
    trees(brush, plants, 34) +
    path(`M${short(from)} ${short(y)}v-18H${short(to)}v18`, {
      stroke: mix(light.wallShade, light.wallLit, 0.5),
      'stroke-width': 1.6,
      fill: 'none',
    })
  );
}

function treeLine({ random }: Brush, from: number, count: number, y: number): Point[] {
  return Array.from(
    { length: count },
    (_, index): Point => [from + index * 22 + random.between(-6, 6), y + random.between(0, 4)],
  );
}

/** The shaft with its cable, from the ground to the top floor, and a branch into every room. */
function riser(brush: Brush, x: number, storeys: readonly Storey[]): string {
  const { light } = brush;
  const base = storeys[0]!.bottom;
  const top = storeys.at(-1)!.top;
  const straight = true;
  return [
    path(`M${short(x - 11)} ${short(base)}V${short(top)}h22V${short(base)}z`, { fill: light.glass }),
    link(
      brush,
      [
        [x, base - 14],
        [x, top + 4],
      ],
      { straight, pulses: [0.2] },
    ),
    ...storeys.map(({ left, right, top: y }) =>
      link(
        brush,
        [
          [left + 26, y + 4],
          [right - 26, y + 4],
        ],
        { straight },
      ),
    ),
    path(`M${short(x - 15)} ${short(base - 4)}v-30h30v30z`, {
      fill: mix(light.wallShade, light.wallLit, 0.9),
    }),
    ...[0, 1, 2, 3].map((led) => disc([x - 9 + led * 6, base - 14], 1.6, { fill: light.accent })),
    path(`M${short(x - 10)} ${short(base - 24)}h20`, { stroke: light.wallShade, 'stroke-width': 2 }),
  ].join('');
}
