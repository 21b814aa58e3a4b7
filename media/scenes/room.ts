import type { DrawingContext } from '../drawing/context.ts';
import { type Place, rectangle } from '../drawing/projection.ts';
import { polygon, svg } from '../drawing/svg.ts';
import { type Camera, project } from './camera.ts';

/** A room seen from below its ceiling: tiles, lamps, windows. */

/** Height of the ceiling above the camera, size of a tile, extent of the room, in metres. */
export const CEILING = 0.37;
const TILE = 0.6;
const FAR = 10.2;
const NEAR = 0.45;
const SIDE = 4.2;
const FLOOR = -2.1;

/** Variation of rooms. */
export interface Room {
  context: DrawingContext;
  camera: Camera;
  places: readonly Place[];
  /** Gradient of the windows, from above. */
  glass: readonly [string, string];
}

function quad({ camera }: Room, corners: readonly Place[], attributes: string): string {
  return svg`<path d="${polygon(corners.map((corner) => project(camera, corner)))}" ${attributes}/>`;
}

/** A field of the ceiling, in tiles. */
function field(column: number, row: number, inset = 0) {
  const [left, near] = [column * TILE + inset, NEAR + row * TILE + inset];
  const size = TILE - inset * 2;
  return rectangle([left, CEILING, near], [left + size, CEILING, near + size]);
}

export function ceiling(room: Room): string {
  const rows = Math.floor((FAR - NEAR) / TILE);
  const columns = Math.ceil(SIDE / TILE);
  const lines: string[] = [];
  for (let column = -columns; column <= columns; column++) {
    const x = Math.max(-SIDE, Math.min(SIDE, column * TILE));
    lines.push(bar(room, [x, CEILING, 0.4], [x, CEILING, FAR]));
  }
  for (let row = 0; row <= rows; row++) {
    const z = NEAR + row * TILE;
    lines.push(bar(room, [-SIDE, CEILING, z], [SIDE, CEILING, z]));
  }
  const lamps = Array.from({ length: rows }, (_, row) => row)
    .filter((row) => row % 3 === 1)
    .flatMap((row) => [-6, -3, 1, 4].map((column) => lamp(room, column, row)));
  return [
    quad(room, rectangle([-SIDE, CEILING, 0.4], [SIDE, CEILING, FAR]), 'fill="url(#room-ceiling)"'),
    ...lines,
    ...lamps,
    vent(room, -4, 3),
    vent(room, 3, 5),
  ].join('');
}

/** A bar of the grid: a light line along a dark one, thinner with distance. */
function bar(room: Room, from: Place, to: Place): string {
  const width = 0.011;
  const across = from[0] === to[0];
  const shift = (place: Place, by: number): Place =>
    across ? [place[0] + by, place[1], place[2]] : [place[0], place[1], place[2] + by];
  const strip = (a: number, b: number, fill: string) =>
    quad(room, [shift(from, a), shift(to, a), shift(to, b), shift(from, b)], `fill="${fill}"`);
  return strip(-width, width, '#ffffff') + strip(width, width * 1.9, '#c3d0d9');
}

function lamp(room: Room, column: number, row: number): string {
  return (
    quad(room, field(column, row, -0.02), 'fill="#ffffff" opacity="0.6"') +
    quad(room, field(column, row, 0.02), 'fill="#ffffff" stroke="#c6d3dc" stroke-width="1.2"')
  );
}

function vent(room: Room, column: number, row: number): string {
  const [[left, y, near]] = field(column, row, 0.06);
  const slots = Array.from({ length: 6 }, (_, index) => {
    const z = near + index * 0.08;
    return quad(room, rectangle([left, y, z], [left + TILE - 0.12, y, z + 0.03]), 'fill="#a9bac6"');
  });
  return (
    quad(room, field(column, row, 0.02), 'fill="#eef3f6" stroke="#bccad4" stroke-width="1"') + slots.join('')
  );
}

/** Windows on both sides and at the end; the floor stays in the haze. */
export function walls(room: Room): string {
  const wall = (x: number, fill: string) =>
    quad(room, rectangle([x, CEILING, 0.5], [x, FLOOR, FAR]), `fill="${fill}"`);
  const panes = (x: number) =>
    [1.2, 2.6, 4, 5.4, 6.8, 8.2].map((near) =>
      quad(
        room,
        rectangle([x, CEILING - 0.28, near], [x, FLOOR + 0.75, near + 1.15]),
        'fill="url(#room-glass)" stroke="#f5f9fb" stroke-width="2.5"',
      ),
    );
  const end = Array.from({ length: 6 }, (_, index) => {
    const left = -SIDE + 0.35 + index * 1.27;
    const window = rectangle([left, CEILING - 0.3, FAR], [left + 1.1, FLOOR + 0.9, FAR]);
    return quad(room, window, 'fill="url(#room-glass)"');
  });
  const floor = mixOf(room.context.colours.accent);
  return [
    quad(room, rectangle([-SIDE, FLOOR, 0.5], [SIDE, FLOOR, FAR]), `fill="${floor}"`),
    quad(room, rectangle([-SIDE, CEILING, FAR], [SIDE, FLOOR, FAR]), 'fill="#dfe8ee"'),
    ...end,
    wall(-SIDE, '#d2dfe7'),
    wall(SIDE, '#e9f0f4'),
    ...panes(-SIDE),
    ...panes(SIDE),
  ].join('');
}

/** The floor: a grey tinted with the vendor's accent. */
function mixOf(accent: string): string {
  const channel = (at: number) => Number.parseInt(accent.slice(at, at + 2), 16);
  const soft = [1, 3, 5].map((at) => Math.round(channel(at) * 0.12 + 205 * 0.88));
  return `rgb(${soft.join(',')})`;
}
