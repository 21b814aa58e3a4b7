import { isCeiling } from '../../drawing/access-point/draw-access-point.ts';
import type { DrawingContext } from '../../drawing/context.ts';
import { group, rect } from '../../drawing/svg.ts';
import { type Camera, type Place, project } from '../camera.ts';
import { hangDome, type View, wavesBelow } from '../mounted.ts';
import { type Random, randomOf } from '../random.ts';
import { type Placed, SCENE, sceneDocument } from '../scene.ts';
import {
  aside,
  block,
  fall,
  glow,
  glowDefinition,
  level,
  type Paint,
  shadowBelow,
  upright,
} from '../solids.ts';

/** An aisle between high shelves: an access point below a beam, a carrier on the floor. */

const FLOOR = -2.4;
/** Distances from the camera in metres: shelves, aisle, beam. */
const FAR = 27;
const BAY = 2.7;
const AISLE = 1.75;
const LEVELS = [FLOOR + 0.12, -0.85, 0.7, 2.25];
const BEAM: Place = [0.02, 0.36, 1.2];
const STEEL: Paint = { front: '#d5dee5', top: '#eef2f5', side: '#a9b7c2' };

interface Aisle extends View {
  random: Random;
}

export function drawWarehouse(context: DrawingContext, devices: readonly Placed[], slug: string): string {
  const points = devices.filter(({ spec }) => isCeiling(spec));
  const random = randomOf(slug, 0x7a3e);
  const camera: Camera = { focal: 760, height: 0, centreX: random.chance(0.5) ? 760 : 690, horizon: 430 };
  const aisle = { context, camera, random };
  const places: Place[] = points.length > 0 ? [[0.1, 0.62, 5.2], BEAM] : [];
  const domes = places.map((place, index) =>
    hangDome(aisle, points[index % points.length]!, place, `ap${index}`),
  );
  return sceneDocument(
    [definitions(context), ...domes.map(({ defs }) => defs)],
    rect({ x: 0, y: 0, ...SCENE }, { fill: '#dfe8ee' }),
    level(camera, { x: -12, y: FLOOR, z: 0.6, width: 24, depth: FAR }, { fill: 'url(#warehouse-floor)' }),
    roof(aisle),
    end(aisle),
    ...shelves(aisle),
    carrier(aisle, 6.2),
    beam(aisle, 5.2, 0.62, 0.1),
    beam(aisle, BEAM[2], BEAM[1], 0.035),
    ...places.map((place, index) => wavesBelow(aisle, place, 0.6 + index * 0.4)),
    ...domes.map(({ svg }) => svg),
  );
}

function roof({ camera }: Aisle): string {
  const height = 4.2;
  const lamps = [3.4, 6.4, 9.4, 12.4, 15.4, 18.4, 21.4].map(
    (z) =>
      level(
        camera,
        { x: -0.6, y: height - 0.3, z: z - 0.15, width: 1.2, depth: 1.5 },
        { fill: '#ffffff', 'fill-opacity': 0.5 },
      ) + level(camera, { x: -0.3, y: height - 0.3, z, width: 0.6, depth: 1.2 }, { fill: '#ffffff' }),
  );
  return (
    level(camera, { x: -12, y: height, z: 0.6, width: 24, depth: FAR }, { fill: 'url(#warehouse-roof)' }) +
    lamps.join('')
  );
}

/** The gate at the end of the aisle, with daylight. */
function end({ camera }: Aisle): string {
  const [x, y] = project(camera, [0, FLOOR + 1.8, FAR]);
  return [
    upright(camera, { x: -12, y: FLOOR, z: FAR, width: 24, height: 7 }, { fill: '#cfdbe3' }),
    upright(camera, { x: -1.3, y: FLOOR, z: FAR, width: 2.6, height: 3.6 }, { fill: '#ffffff' }),
    glow('warehouse-day', [x, y], 190, 0.9),
  ].join('');
}

/** Shelves on both sides, from the far end. */
function shelves(aisle: Aisle): string[] {
  const bays = Array.from({ length: 9 }, (_, index) => 2.9 + (8 - index) * BAY);
  return bays.flatMap((z) => [bay(aisle, -AISLE - 1.1, z), bay(aisle, AISLE, z)]);
}

function bay({ camera, context, random }: Aisle, x: number, z: number): string {
  const { accent, light, pale, dark } = context.colours;
  const upper: Paint = { front: '#4b6579', top: '#6a8396', side: '#3b5266' };
  const carrying: Paint = { front: '#e8a33a', top: '#f4c069', side: '#d9922b' };
  const near = x < 0 ? x + 1.1 - 0.09 : x;
  const far = x < 0 ? x : x + 1.01;
  const frame = (at: number) =>
    [
      block(camera, { x: far, y: FLOOR, z: at, width: 0.09, height: 6.4, depth: 0.09 }, upper),
      ...[0.4, 1.1, 1.8, 2.5, 3.2, 3.9].map((rise) =>
        upright(camera, { x, y: FLOOR + rise, z: at + 0.04, width: 1.1, height: 0.05 }, { fill: '#5c7689' }),
      ),
      block(camera, { x: near, y: FLOOR, z: at, width: 0.09, height: 6.4, depth: 0.09 }, upper),
    ].join('');
  const back = aside(
    camera,
    { x: x < 0 ? x : x + 1.1, y: FLOOR, z, height: 6.4, depth: BAY },
    { fill: '#bccad4' },
  );
  const cartons: Paint[] = [
    { front: '#cdb48c', top: '#e6d4b4', side: '#d9c29c' },
    { front: '#e2e8ec', top: '#f7f9fa', side: '#eef2f5' },
    { front: light, top: pale, side: pale },
    { front: '#bfa67e', top: '#dcc8a4', side: '#ccb48c' },
    { front: accent, top: light, side: light },
  ];
  const loads = LEVELS.map((y) => {
    const board = { x, y: y - 0.12, z, width: 1.1, height: 0.12, depth: BAY };
    const pallets = [1.38, 0.14].map((at) => {
      if (random.chance(0.06)) return '';
      const high = random.between(0.75, 1.15);
      const paint = random.pick(cartons);
      const load = { x: x + 0.04, y: y + 0.1, z: z + at, width: 1.02, height: high, depth: 1.06 };
      const seams = [0.33, 0.66].map((share) => {
        const seam = { ...load, y: load.y + high * share, height: 0.014 };
        const side = x < 0 ? load.x + load.width : load.x;
        return upright(camera, seam, { fill: dark }) + aside(camera, { ...seam, x: side }, { fill: dark });
      });
      return (
        block(camera, { ...load, y, height: 0.1 }, { front: '#b79a6c', top: '#cbb083', side: '#a88a5c' }) +
        block(camera, load, paint) +
        group({ 'fill-opacity': 0.13 }, ...seams)
      );
    });
    return block(camera, board, carrying) + pallets.join('');
  });
  return [back, ...loads, frame(z)].join('');
}

function beam({ camera }: Aisle, z: number, y: number, height: number): string {
  return (
    block(camera, { x: -AISLE, y, z: z - 0.06, width: AISLE * 2, height: 0.014, depth: 0.2 }, STEEL) +
    block(camera, { x: -AISLE, y: y + 0.014, z: z + 0.04, width: AISLE * 2, height, depth: 0.02 }, STEEL)
  );
}

/** A carrier with its load on the guiding line. */
function carrier({ camera, context }: Aisle, z: number): string {
  const { accent, light } = context.colours;
  const x = -0.55;
  const body: Paint = { front: '#f4f7f9', top: '#ffffff', side: '#c9d5dd' };
  const load: Paint = { front: '#cdb48c', top: '#e6d4b4', side: '#bda27a' };
  return [
    level(
      camera,
      { x: -0.06, y: FLOOR, z: 2, width: 0.12, depth: FAR - 2 },
      { fill: accent, 'fill-opacity': 0.4 },
    ),
    shadowBelow(camera, { x, y: FLOOR, z, width: 1.1, depth: 1.3 }, 0.35),
    block(
      camera,
      { x: x + 0.08, y: FLOOR + 0.03, z: z + 0.05, width: 0.94, height: 0.1, depth: 1.2 },
      { front: '#3b4a57', top: '#3b4a57', side: '#2b3843' },
    ),
    block(camera, { x, y: FLOOR + 0.1, z, width: 1.1, height: 0.27, depth: 1.3 }, body),
    upright(camera, { x: x + 0.12, y: FLOOR + 0.2, z, width: 0.86, height: 0.05 }, { fill: light }),
    block(camera, { x: x + 0.08, y: FLOOR + 0.37, z: z + 0.1, width: 0.46, height: 0.5, depth: 0.5 }, load),
    block(
      camera,
      { x: x + 0.56, y: FLOOR + 0.37, z: z + 0.1, width: 0.46, height: 0.62, depth: 0.5 },
      { front: '#e2e8ec', top: '#f7f9fa', side: '#c3cfd8' },
    ),
    block(
      camera,
      { x: x + 0.14, y: FLOOR + 0.87, z: z + 0.12, width: 0.36, height: 0.34, depth: 0.45 },
      load,
    ),
  ].join('');
}

function definitions({ colours }: DrawingContext): string {
  return [
    fall('warehouse-floor', '#eef3f5', '#c8d4db', '#b4c3cd'),
    fall('warehouse-roof', '#bccad4', '#dfe8ed'),
    glowDefinition('warehouse-day', colours.pale),
  ].join('');
}
