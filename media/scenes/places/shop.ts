import { isCeiling } from '../../drawing/access-point/draw-access-point.ts';
import type { DrawingContext } from '../../drawing/context.ts';
import { FLOOR, SIDE } from '../room.ts';
import type { Placed } from '../scene.ts';
import { block, type Paint, shadowBelow, upright } from '../solids.ts';
import { drawHall, type Hall } from './hall.ts';

/** A shop: goods on shelves along an aisle, the till in front. */

const SHELF: Paint = { front: '#e7dcc9', top: '#f6eee0', side: '#d4c3a6' };
const PANEL: Paint = { front: '#f3f6f8', top: '#ffffff', side: '#dbe4ea' };
const BAY = 1.1;
const GONDOLA = 1.36;

export function drawShop(context: DrawingContext, devices: readonly Placed[], slug: string): string {
  const points = devices.filter(({ spec }) => isCeiling(spec));
  return drawHall(context, points, slug, {
    edition: 0x50b7,
    far: 8.6,
    floor: ['#efebe3', '#d5cec1'],
    furnish: (hall) => [backWall(hall), ...bays(hall), till(hall)].join(''),
  });
}

function backWall({ camera, far, context, random }: Hall): string {
  const { accent, light, pale } = context.colours;
  const z = far - 0.02;
  return [
    upright(
      camera,
      { x: -SIDE, y: FLOOR + 1.9, z, width: SIDE * 2, height: 0.36 },
      { fill: context.colours.accent, 'fill-opacity': 0.85 },
    ),
    upright(camera, { x: -SIDE, y: FLOOR, z, width: SIDE * 2, height: 1.9 }, { fill: '#e9e2d6' }),
    ...[0.1, 0.55, 1, 1.45].flatMap((rise) => [
      upright(
        camera,
        { x: -SIDE, y: FLOOR + rise - 0.04, z, width: SIDE * 2, height: 0.04 },
        { fill: '#cdbb9c' },
      ),
      ...Array.from({ length: 30 }, (_, index) =>
        upright(
          camera,
          {
            x: -SIDE + 0.05 + index * 0.28,
            y: FLOOR + rise,
            z,
            width: 0.23,
            height: random.between(0.16, 0.36),
          },
          { fill: random.pick([pale, light, '#f4d9a6', '#f7fafb', '#d3c2a4', accent]), 'fill-opacity': 0.8 },
        ),
      ),
    ]),
  ].join('');
}

/** Shelves along both walls and on both sides of the aisle, from the far end. */
function bays(hall: Hall): string[] {
  const rows = [7.2, 6.1, 5, 3.9, 2.8, 1.7];
  return rows.flatMap((z) => [
    unit(hall, -SIDE, z, 0.45, 1.9),
    unit(hall, SIDE - 0.45, z, 0.45, 1.9),
    ...(z > 2 ? [unit(hall, -2.35, z, 0.75, GONDOLA)] : []),
    ...(z > 3.5 ? [unit(hall, 1.6, z, 0.75, GONDOLA)] : []),
  ]);
}

/** One bay of shelves with goods. */
function unit(hall: Hall, x: number, z: number, width: number, height: number): string {
  const { camera } = hall;
  const boards = Math.round(height / 0.42);
  const levels = Array.from({ length: boards }, (_, index) => {
    const y = FLOOR + 0.1 + (index * (height - 0.1)) / boards;
    return (
      block(camera, { x, y: y - 0.04, z, width, height: 0.04, depth: BAY - 0.02 }, SHELF) +
      goods(hall, x, y, z, width, (height - 0.1) / boards - 0.1)
    );
  });
  const core =
    width > 0.5
      ? { x: x + width * 0.42, width: width * 0.16 }
      : { x: x < 0 ? x : x + width - 0.04, width: 0.04 };
  return [block(camera, { ...core, y: FLOOR, z, height, depth: BAY - 0.02 }, PANEL), ...levels].join('');
}

/** Goods along the side that the camera sees. */
function goods(
  { camera, context, random }: Hall,
  x: number,
  y: number,
  z: number,
  width: number,
  room: number,
): string {
  const { accent, light, pale, dark } = context.colours;
  const colours = [pale, light, '#f4d9a6', '#e9edf0', '#c9d6de', '#d9b98a', accent, '#f7f2e8', dark];
  const items: string[] = [];
  const colour = random.pick(colours);
  for (let at = z + BAY - 0.26; at >= z; at -= 0.215) {
    const high = room * random.between(0.55, 0.98);
    const fill = random.chance(0.7) ? colour : random.pick(colours);
    const deep = width > 0.5 ? width * 0.4 : width - 0.06;
    const side = x + width / 2 < 0 ? x + width - deep - 0.02 : x + 0.02;
    const front = { front: shaded(fill, 0.92), top: fill, side: fill };
    items.push(block(camera, { x: side, y, z: at, width: deep, height: high, depth: 0.19 }, front));
    items.push(label(camera, side, y + high * 0.3, at, deep, high * 0.28));
  }
  return items.join('');
}

function label(
  camera: Hall['camera'],
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
): string {
  return upright(
    camera,
    { x: x + width * 0.2, y, z, width: width * 0.6, height },
    { fill: '#ffffff', 'fill-opacity': 0.55, rx: 1 },
  );
}

function shaded(colour: string, share: number): string {
  const channel = (at: number) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * share);
  return `rgb(${channel(1)},${channel(3)},${channel(5)})`;
}

function till({ camera, context }: Hall): string {
  const [x, z] = [0.5, 3.05];
  const screen = { x: x + 0.42, y: FLOOR + 1.12, z: z + 0.25, width: 0.4, height: 0.28 };
  return [
    shadowBelow(camera, { x, y: FLOOR, z, width: 1.9, depth: 0.7 }, 0.2),
    block(
      camera,
      { x, y: FLOOR, z, width: 1.9, height: 0.9, depth: 0.62 },
      { front: '#dfcdae', top: '#f4eadb', side: '#cbb48f' },
    ),
    ...Array.from({ length: 14 }, (_, index) =>
      upright(
        camera,
        { x: x + 0.06 + index * 0.135, y: FLOOR + 0.05, z, width: 0.012, height: 0.76 },
        { fill: '#b59c76', 'fill-opacity': 0.6 },
      ),
    ),
    block(camera, { x: x - 0.03, y: FLOOR + 0.9, z: z - 0.03, width: 1.96, height: 0.05, depth: 0.7 }, PANEL),
    block(
      camera,
      { x: x + 0.5, y: FLOOR + 0.95, z: z + 0.2, width: 0.24, height: 0.04, depth: 0.2 },
      { front: '#3b4a57', top: '#51626f', side: '#2b3843' },
    ),
    block(
      camera,
      { x: x + 0.59, y: FLOOR + 0.97, z: z + 0.28, width: 0.06, height: 0.2, depth: 0.04 },
      { front: '#51626f', top: '#51626f', side: '#3b4a57' },
    ),
    upright(camera, screen, { fill: '#22303d', rx: 4 }),
    upright(
      camera,
      { ...screen, x: screen.x + 0.015, y: screen.y + 0.015, width: 0.37, height: 0.25 },
      { fill: '#f6fafb' },
    ),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) =>
        upright(
          camera,
          {
            x: screen.x + 0.035 + column * 0.115,
            y: screen.y + 0.19 - row * 0.075,
            z: screen.z,
            width: 0.095,
            height: 0.055,
          },
          { fill: row === 2 && column === 2 ? context.colours.accent : '#d3dee6', rx: 1.5 },
        ),
      ),
    ),
    block(
      camera,
      { x: x + 1.1, y: FLOOR + 0.95, z: z + 0.15, width: 0.16, height: 0.07, depth: 0.24 },
      { front: '#3b4a57', top: '#5a6b78', side: '#2b3843' },
    ),
  ].join('');
}
