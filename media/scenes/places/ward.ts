import { isCeiling } from '../../drawing/access-point/draw-access-point.ts';
import type { DrawingContext } from '../../drawing/context.ts';
import { el, group } from '../../drawing/svg.ts';
import { project } from '../camera.ts';
import { CEILING, FLOOR } from '../room.ts';
import type { Placed } from '../scene.ts';
import { block, type Paint, shadowBelow, upright } from '../solids.ts';
import { drawHall, type Hall } from './hall.ts';

/** A sickroom with beds along both walls, curtains between them and a cart with a terminal in the middle. */

const LINEN: Paint = { front: '#eef3f6', top: '#ffffff', side: '#dbe5ec' };
const WOOD: Paint = { front: '#d8c4a4', top: '#ecdfc8', side: '#c7b08c' };
const STEEL: Paint = { front: '#c2ced7', top: '#e6edf1', side: '#a9b8c4' };
const LENGTH = 2.1;
/** Distance of the beds' heads from the room's middle, in metres. */
const SIDE = 3.5;

export function drawWard(context: DrawingContext, devices: readonly Placed[], slug: string): string {
  const points = devices.filter(({ spec }) => isCeiling(spec));
  return drawHall(context, points, slug, {
    edition: 0x3a9d,
    far: 7.4,
    floor: ['#e7e6e1', '#cfd3d3'],
    furnish: (hall) =>
      [garden(hall), ...[5.3, 3.7].flatMap((z) => [bed(hall, -1, z), bed(hall, 1, z)]), cart(hall)].join(''),
  });
}

/** The window in the far wall. */
function garden({ camera, far, context, random }: Hall): string {
  const z = far - 0.01;
  const pane = { x: -2.6, y: FLOOR + 0.8, z, width: 5.2, height: 1.45 };
  const crowns = [0.34, 0.2].flatMap((size, near) =>
    Array.from({ length: 12 }, (_, index) => {
      const [cx, cy] = project(camera, [
        -2.35 + index * 0.43,
        pane.y + random.between(0.04, 0.2) - near * 0.1,
        z,
      ]);
      const r = (random.between(0.8, 1.3) * size * camera.focal) / z;
      return el('circle', { cx, cy, r, fill: context.colours.accent, 'fill-opacity': 0.2 + near * 0.14 });
    }),
  );
  const bars = [0.25, 0.5, 0.75].map((share) =>
    upright(camera, { ...pane, x: pane.x + pane.width * share - 0.025, width: 0.05 }, { fill: '#f7fafb' }),
  );
  return [
    el('clipPath', { id: 'ward-pane' }, upright(camera, pane, {})),
    upright(camera, pane, { fill: 'url(#room-glass)' }),
    group({ 'clip-path': 'url(#ward-pane)' }, ...crowns),
    ...bars,
    upright(camera, pane, { fill: 'none', stroke: '#f7fafb', 'stroke-width': 6 }),
    upright(camera, { ...pane, y: pane.y - 0.07, x: -2.7, width: 5.4, height: 0.07 }, { fill: '#cfb995' }),
  ].join('');
}

/** A bed whose head stands at the wall of a side: -1 left, 1 right. */
function bed({ camera, context, random }: Hall, side: 1 | -1, z: number): string {
  const at = (from: number, width: number) => (side < 0 ? -SIDE + 0.25 + from : SIDE - 0.25 - from - width);
  const cover: Paint = {
    front: context.colours.light,
    top: context.colours.pale,
    side: context.colours.light,
  };
  const head = block(
    camera,
    { x: at(0, 0.06), y: FLOOR + 0.3, z: z - 0.05, width: 0.06, height: 0.75, depth: 1.1 },
    WOOD,
  );
  const parts = [
    block(camera, { x: at(0.05, LENGTH), y: FLOOR + 0.3, z, width: LENGTH, height: 0.12, depth: 1 }, STEEL),
    block(
      camera,
      {
        x: at(0.06, LENGTH - 0.02),
        y: FLOOR + 0.42,
        z: z + 0.02,
        width: LENGTH - 0.02,
        height: 0.16,
        depth: 0.96,
      },
      LINEN,
    ),
    block(
      camera,
      { x: at(0.14, 0.42), y: FLOOR + 0.58, z: z + 0.2, width: 0.42, height: 0.11, depth: 0.58 },
      LINEN,
    ),
    block(
      camera,
      { x: at(0.72, 1.36), y: FLOOR + 0.46, z: z - 0.015, width: 1.36, height: 0.16, depth: 1.03 },
      cover,
    ),
    block(
      camera,
      { x: at(LENGTH, 0.05), y: FLOOR + 0.3, z: z - 0.03, width: 0.05, height: 0.52, depth: 1.06 },
      WOOD,
    ),
  ];
  const rail = [0, 0.1, 0.2].map((rise) =>
    upright(
      camera,
      { x: at(0.75, 0.8), y: FLOOR + 0.64 + rise, z: z - 0.02, width: 0.8, height: 0.022 },
      { fill: '#f2f6f8', stroke: '#9fb0bd', 'stroke-width': 0.6 },
    ),
  );
  return [
    curtain({ camera }, at(-0.7, 2.5), z + 1.25, random.between(0.4, 0.62)),
    block(camera, { x: at(0, 0.45), y: FLOOR, z: z + 1.15, width: 0.45, height: 0.8, depth: 0.4 }, WOOD),
    shadowBelow(camera, { x: at(0.05, LENGTH), y: FLOOR, z, width: LENGTH, depth: 1 }, 0.2),
    ...[0.2, LENGTH - 0.15].map((from) =>
      block(
        camera,
        { x: at(from, 0.06), y: FLOOR, z: z + 0.05, width: 0.06, height: 0.32, depth: 0.06 },
        STEEL,
      ),
    ),
    head,
    ...parts,
    ...rail,
  ].join('');
}

/** A curtain below the ceiling, partly drawn. */
function curtain({ camera }: Pick<Hall, 'camera'>, x: number, z: number, share: number): string {
  const left = x < 0 ? x : x + 2.5 * (1 - share);
  const folds = Array.from({ length: 16 }, (_, index) => {
    const width = (2.5 * share) / 16;
    return upright(
      camera,
      { x: left + index * width, y: FLOOR + 0.35, z, width, height: CEILING - FLOOR - 0.5 },
      { fill: index % 2 === 0 ? '#dcebee' : '#f0f6f7', 'fill-opacity': 0.95 },
    );
  });
  return (
    upright(camera, { x, y: CEILING - 0.13, z, width: 2.5, height: 0.035 }, { fill: '#a9b8c4' }) +
    folds.join('')
  );
}

function cart({ camera, context }: Hall): string {
  const [x, z] = [-0.3, 4.1];
  const screen = { x: x + 0.08, y: FLOOR + 1.02, z: z + 0.16, width: 0.5, height: 0.33 };
  return [
    shadowBelow(camera, { x, y: FLOOR, z, width: 0.62, depth: 0.5 }, 0.16),
    block(camera, { x: x + 0.05, y: FLOOR + 0.05, z, width: 0.56, height: 0.08, depth: 0.46 }, STEEL),
    block(camera, { x: x + 0.27, y: FLOOR + 0.1, z: z + 0.2, width: 0.1, height: 0.95, depth: 0.08 }, STEEL),
    block(camera, { x, y: FLOOR + 0.5, z, width: 0.66, height: 0.22, depth: 0.46 }, LINEN),
    block(camera, { x: x - 0.03, y: FLOOR + 0.9, z, width: 0.72, height: 0.04, depth: 0.5 }, LINEN),
    upright(camera, screen, { fill: '#22303d', rx: 3 }),
    upright(
      camera,
      { ...screen, x: screen.x + 0.02, y: screen.y + 0.02, width: 0.46, height: 0.29 },
      { fill: '#f4f9fa' },
    ),
    ...[0, 1, 2].map((row) =>
      upright(
        camera,
        {
          x: screen.x + 0.06,
          y: screen.y + 0.21 - row * 0.075,
          z: screen.z,
          width: 0.2 + row * 0.07,
          height: 0.028,
        },
        { fill: row === 1 ? context.colours.accent : '#b9c7d2', rx: 1.5 },
      ),
    ),
  ].join('');
}
