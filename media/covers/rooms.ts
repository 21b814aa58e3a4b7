import { linear, type Point } from '../drawing/svg.ts';
import { mix } from './colour.ts';
import type { Light } from './light.ts';
import { type Brush, path, shape } from './paint.ts';

/** One room of a house that is cut open, in the scene's common perspective. */
export interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Lamp light, daylight, or nobody there. */
export type Mood = 'warm' | 'cool' | 'asleep';

/** How deep rooms look: the share of the way to the vanishing point at which the back wall stands. */
const DEPTH = 0.13;

export function roomDefinitions({ light }: Brush): string {
  const empty = unlit(light);
  return [
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
        [0, mix(empty, light.glassSky, 0.42)],
        [1, empty],
      ],
    ),
  ].join('');
}

/** An empty room: dark in the evening, only shaded by day. */
function unlit({ lamps, glass, glassSky, wallShade }: Light): string {
  return lamps > 0.3 ? glass : mix(mix(glassSky, wallShade, 0.5), glass, 0.3);
}

export function floorOf(room: Room, vanishing: Point) {
  const half = DEPTH * 0.5;
  const y = room.bottom + (vanishing[1] - room.bottom) * half;
  return {
    left: room.left + 8,
    right: room.right - 8,
    y: Math.min(y, room.bottom - 5),
    height: room.bottom - room.top,
  };
}

export function drawRoom(brush: Brush, room: Room, [vx, vy]: Point, mood: Mood): string {
  const { light } = brush;
  const back = {
    left: room.left + Math.max(0, (vx - room.left) * DEPTH),
    right: room.right - Math.max(0, (room.right - vx) * DEPTH),
    top: room.top + Math.max(0, (vy - room.top) * DEPTH),
    bottom: room.bottom - Math.max(0, (room.bottom - vy) * DEPTH),
  };
  const tone =
    mood === 'warm' ? light.lamp : mood === 'cool' ? mix(light.wallLit, light.glassSky, 0.35) : unlit(light);
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
