import { group, linear, type Point } from '../drawing/svg.ts';
import { mix } from './colour.ts';
import { type Furnish, furnish } from './furniture.ts';
import { type Brush, disc, path, shape, short } from './paint.ts';
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
}

interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How deep rooms look: the share of the way to the vanishing point at which the back wall stands. */
const DEPTH = 0.13;

/** A house cut open like a doll's house: rooms in light, access points at the ceilings, the cable that feeds them. */
export function section(plan: SectionPlan): Builder {
  return (brush, { ground }) => {
    const { light, random, defs } = brush;
    const base = ground(86);
    const floors = random.whole(...plan.floors);
    const height = Math.min(102, 372 / floors);
    const width = plan.width * random.between(0.94, 1.04);
    const left = random.between(0.42, 0.58) * (1200 - width);
    const top = base - floors * height - 8;
    const vanishing: Point = [left + width * random.between(0.4, 0.6), base - height * 0.55];
    defs.push(
      linear(
        'warm',
        [0, 0, 0, 1],
        [
          [0, mix(light.lamp, '#ffffff', 0.42)],
          [1, light.lamp],
        ],
      ),
      linear(
        'cool',
        [0, 0, 0, 1],
        [
          [0, mix(light.wallLit, light.glassSky, 0.22)],
          [1, mix(light.wallLit, light.glassSky, 0.62)],
        ],
      ),
      linear(
        'asleep',
        [0, 0, 0, 1],
        [
          [0, mix(light.glass, light.glassSky, 0.42)],
          [1, light.glass],
        ],
      ),
    );
    const shaft = plan.riser ? left + width * (plan.rooms.length > 3 ? 0.5 : 0.34) : undefined;
    const rooms: Room[] = [];
    for (let floor = 0; floor < floors; floor++) {
      let x = left;
      const total = plan.rooms.reduce((sum, share) => sum + share, 0);
      for (const share of plan.rooms) {
        const wide = (width * share) / total;
        rooms.push({
          left: x,
          right: x + wide,
          top: base - (floor + 1) * height,
          bottom: base - floor * height,
        });
        x += wide;
      }
    }
    const slabs = Array.from(
      { length: floors + 1 },
      (_, floor) => `M${short(left - 8)} ${short(base - floor * height)}h${short(width + 16)}`,
    );
    const walls = plan.rooms
      .slice(0, -1)
      .map((_, index) => `M${short(rooms[index]!.right)} ${short(base)}V${short(base - floors * height)}`);
    const frame = mix(light.wallShade, light.wallLit, 0.88);
    const lights = new Map<Room, 'warm' | 'cool' | 'asleep'>();
    const interiors = rooms.map((room) => {
      const roll = random.next();
      const mood = roll < light.lamps * 0.55 + 0.1 ? 'warm' : roll < 0.8 ? 'cool' : 'asleep';
      lights.set(room, mood);
      return (
        drawRoom(brush, room, vanishing, mood) +
        furnish(brush, random.pick(plan.furnish), floorOf(room, vanishing), mood)
      );
    });
    const points = rooms.filter(() => random.chance(0.62));
    const devices = points.map((room) => {
      const at: Point = [
        (room.left + room.right) / 2 + random.between(-0.12, 0.12) * (room.right - room.left),
        room.top + 7,
      ];
      return (
        ceilingRadio(
          lights.get(room) === 'asleep' ? light.signal : '#057f8d',
          at,
          Math.min(height * 0.78, (room.right - room.left) * 0.42),
        ) + accessPoint(at, 24)
      );
    });
    return {
      svg: [
        trees(brush, treeLine(brush, left - 130, 6, base), 58),
        trees(brush, treeLine(brush, left + width + 20, 6, base), 58),
        path(
          shape([
            [left - 12, base],
            [left - 12, top - 6],
            [left + width + 12, top - 6],
            [left + width + 12, base],
          ]),
          { fill: frame },
        ),
        roofGear(brush, left, width, top - 6),
        ...interiors,
        path(slabs.join(''), { stroke: frame, 'stroke-width': 8 }),
        path(walls.join(''), { stroke: frame, 'stroke-width': 6 }),
        path(slabs.join(''), {
          stroke: mix(frame, light.wallShade, 0.5),
          'stroke-width': 1,
          transform: 'translate(0 4)',
        }),
        shaft === undefined ? '' : riser(brush, shaft, base, top, rooms, height),
        group({}, ...devices),
      ].join(''),
      signals: [],
      ripple: [left + width / 2, width * 0.34],
    };
  };
}

function treeLine({ random }: Brush, from: number, count: number, y: number): Point[] {
  return Array.from(
    { length: count },
    (_, index): Point => [from + index * 22 + random.between(-6, 6), y + random.between(0, 4)],
  );
}

function floorOf(room: Room, vanishing: Point) {
  const half = DEPTH * 0.5;
  const y = room.bottom + (vanishing[1] - room.bottom) * half;
  return {
    left: room.left + 8,
    right: room.right - 8,
    y: Math.min(y, room.bottom - 5),
    height: room.bottom - room.top,
  };
}

function drawRoom(brush: Brush, room: Room, [vx, vy]: Point, mood: 'warm' | 'cool' | 'asleep'): string {
  const { light } = brush;
  const back = {
    left: room.left + Math.max(0, (vx - room.left) * DEPTH),
    right: room.right - Math.max(0, (room.right - vx) * DEPTH),
    top: room.top + Math.max(0, (vy - room.top) * DEPTH),
    bottom: room.bottom - Math.max(0, (room.bottom - vy) * DEPTH),
  };
  const tone =
    mood === 'warm' ? light.lamp : mood === 'cool' ? mix(light.wallLit, light.glassSky, 0.35) : light.glass;
  const side = (points: Point[], fill: string) => path(shape(points), { fill });
  return [
    side(
      [
        [room.left, room.top],
        [room.right, room.top],
        [room.right, room.bottom],
        [room.left, room.bottom],
      ],
      mix(tone, light.glass, 0.3),
    ),
    side(
      [
        [room.left, room.top],
        [room.right, room.top],
        [back.right, back.top],
        [back.left, back.top],
      ],
      mix(tone, '#ffffff', mood === 'asleep' ? 0.1 : 0.55),
    ),
    side(
      [
        [room.left, room.bottom],
        [room.right, room.bottom],
        [back.right, back.bottom],
        [back.left, back.bottom],
      ],
      mix(tone, light.glass, 0.42),
    ),
    path(
      shape([
        [back.left, back.top],
        [back.right, back.top],
        [back.right, back.bottom],
        [back.left, back.bottom],
      ]),
      { fill: `url(#${mood})` },
    ),
  ].join('');
}

/** The shaft with its cable, from below the ground to the top, and a branch into every room. */
function riser(
  brush: Brush,
  x: number,
  base: number,
  top: number,
  rooms: readonly Room[],
  height: number,
): string {
  const { light } = brush;
  const floors = [...new Set(rooms.map((room) => room.bottom))];
  const branches = floors.map((bottom) => {
    const row = rooms.filter((room) => room.bottom === bottom);
    const y = bottom - height + 4;
    return link(
      brush,
      [
        [row[0]!.left + 26, y],
        [x, y],
        [row.at(-1)!.right - 26, y],
      ],
      { straight: true },
    );
  });
  return [
    path(`M${short(x - 11)} ${short(base)}V${short(top)}h22V${short(base)}Z`, { fill: light.glass }),
    link(
      brush,
      [
        [x, base - 14],
        [x, base - floors.length * height + 4],
      ],
      { straight: true, pulses: [0.2] },
    ),
    ...branches,
    path(`M${short(x - 15)} ${short(base - 4)}v-30h30v30Z`, {
      fill: mix(light.wallShade, light.wallLit, 0.9),
    }),
    ...[0, 1, 2, 3].map((led) => disc([x - 9 + led * 6, base - 14], 1.6, { fill: '#0aa5b5' })),
    path(`M${short(x - 10)} ${short(base - 24)}h20`, { stroke: light.wallShade, 'stroke-width': 2 }),
  ].join('');
}

function roofGear({ light, random }: Brush, left: number, width: number, y: number): string {
  const x = left + width * random.between(0.12, 0.7);
  return (
    path(`M${short(x)} ${short(y)}v-20h${short(width * 0.14)}v20Z`, {
      fill: mix(light.wallShade, light.wallLit, 0.6),
    }) +
    path(`M${short(x + width * 0.19)} ${short(y)}v-34m-9 6h18m-14 8h10`, {
      stroke: light.wallShade,
      'stroke-width': 2.4,
      fill: 'none',
    })
  );
}
