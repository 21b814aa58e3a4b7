import { isCeiling } from '../../drawing/access-point/draw-access-point.ts';
import type { DrawingContext } from '../../drawing/context.ts';
import { FLOOR, SIDE } from '../room.ts';
import type { Placed } from '../scene.ts';
import { block, level, type Paint, shadowBelow, upright } from '../solids.ts';
import { drawHall, type Hall, windows } from './hall.ts';

/** A classroom: desks with tablets in rows, the board on the far wall. */

const DESK: Paint = { front: '#d9c6a8', top: '#efe2cb', side: '#cdb896' };
const SEAT: Paint = { front: '#8ea2b3', top: '#a9bac6', side: '#7a8f9f' };
const DESK_TOP = FLOOR + 0.74;

export function drawClassroom(context: DrawingContext, devices: readonly Placed[], slug: string): string {
  const points = devices.filter(({ spec }) => isCeiling(spec));
  return drawHall(context, points, slug, {
    edition: 0xc1a5,
    far: 7.6,
    floor: ['#e9e2d5', '#cfc4b1'],
    furnish: (hall) => windows(hall, -SIDE) + board(hall) + desks(hall),
  });
}

function board({ camera, far, context, random }: Hall): string {
  const z = far - 0.02;
  const face = { x: -2.3, y: FLOOR + 0.95, z, width: 4.6, height: 1.25 };
  const lines = Array.from({ length: 5 }, (_, index) =>
    upright(
      camera,
      {
        x: -2 + (index % 2) * 0.25,
        y: face.y + 1 - index * 0.17,
        z,
        width: random.between(0.7, 1.7),
        height: 0.035,
      },
      { fill: '#eef4f4', 'fill-opacity': 0.62, rx: 1 },
    ),
  );
  return [
    upright(
      camera,
      { ...face, x: face.x - 0.06, y: face.y - 0.06, width: 4.72, height: 1.37 },
      { fill: '#b9a383' },
    ),
    upright(camera, face, { fill: '#2d5a5f' }),
    ...lines,
    ...[0.18, 0.34, 0.27, 0.52, 0.44].map((height, index) =>
      upright(
        camera,
        { x: 0.75 + index * 0.24, y: face.y + 0.2, z, width: 0.15, height },
        { fill: context.colours.light, 'fill-opacity': 0.75 },
      ),
    ),
    upright(
      camera,
      { x: 0.62, y: face.y + 0.17, z, width: 1.35, height: 0.03 },
      { fill: '#eef4f4', 'fill-opacity': 0.7 },
    ),
    block(camera, { x: face.x, y: face.y - 0.14, z: z - 0.1, width: 4.6, height: 0.05, depth: 0.1 }, DESK),
    block(camera, { x: -0.7, y: FLOOR, z: far - 1.3, width: 1.4, height: 0.95, depth: 0.5 }, DESK),
  ].join('');
}

function desks(hall: Hall): string {
  const rows = [6.0, 5.1, 4.2, 3.3, 2.4, 1.6];
  return rows.flatMap((z) => [-3.3, -2.15, -1, 0.15, 1.3, 2.45].map((x) => desk(hall, x, z))).join('');
}

function desk({ camera, context, random }: Hall, left: number, z: number): string {
  const x = left + random.between(-0.03, 0.03);
  const leg = (at: number) =>
    block(camera, { x: at, y: FLOOR, z: z + 0.05, width: 0.035, height: 0.7, depth: 0.035 }, SEAT);
  const tablet = {
    x: x + 0.2 + random.between(0, 0.06),
    y: DESK_TOP + 0.006,
    z: z + 0.12,
    width: 0.26,
    depth: 0.19,
  };
  return [
    shadowBelow(camera, { x, y: FLOOR, z: z - 0.3, width: 0.65, depth: 0.75 }, 0.14),
    leg(x + 0.02),
    leg(x + 0.6),
    block(camera, { x, y: DESK_TOP - 0.1, z, width: 0.65, height: 0.1, depth: 0.46 }, DESK),
    level(camera, tablet, { fill: '#22303d' }),
    level(
      camera,
      { ...tablet, x: tablet.x + 0.015, z: tablet.z + 0.015, width: 0.23, depth: 0.16 },
      { fill: random.chance(0.8) ? context.colours.light : '#f4f8fa' },
    ),
    block(camera, { x: x + 0.13, y: FLOOR, z: z - 0.32, width: 0.03, height: 0.44, depth: 0.03 }, SEAT),
    block(camera, { x: x + 0.49, y: FLOOR, z: z - 0.32, width: 0.03, height: 0.44, depth: 0.03 }, SEAT),
    block(
      camera,
      { x: x + 0.12, y: FLOOR + 0.42, z: z - 0.32, width: 0.41, height: 0.04, depth: 0.36 },
      DESK,
    ),
    block(camera, { x: x + 0.12, y: FLOOR + 0.62, z: z - 0.34, width: 0.41, height: 0.2, depth: 0.03 }, DESK),
  ].join('');
}
