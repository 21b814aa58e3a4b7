import type { DrawingContext } from '../../drawing/context.ts';
import { linear, rect } from '../../drawing/svg.ts';
import { hangDome, wavesBelow } from '../mounted.ts';
import { type Random, randomOf } from '../random.ts';
import { CEILING, ceiling, FLOOR, NEAR, type Room, SIDE } from '../room.ts';
import { type Placed, SCENE, sceneDocument } from '../scene.ts';
import { aside, fall, level, upright } from '../solids.ts';

/** A room in use, seen from below its ceiling: an access point in front, the furniture of the place below. */

export interface Hall extends Room {
  random: Random;
  /** Distance of the far wall, in metres. */
  far: number;
}

interface Furnishing {
  /** Distinguishes the series of variations of the kinds. */
  edition: number;
  far: number;
  /** From light to shade. */
  floor: readonly [string, string];
  /** On the walls and the floor, the farther first. */
  furnish(hall: Hall): string;
  defs?: string;
}

const FOCAL = 860;
const HORIZON = 412;

export function drawHall(
  context: DrawingContext,
  points: readonly Placed[],
  slug: string,
  { edition, far, floor, furnish, defs = '' }: Furnishing,
): string {
  const random = randomOf(slug, edition);
  const turn = random.chance(0.5) ? 1 : -1;
  const evening = random.chance(0.35);
  const hall: Hall = {
    context,
    random,
    far,
    camera: { focal: FOCAL, height: 0, centreX: SCENE.width / 2 + 150 * turn + 90, horizon: HORIZON },
    places: [
      [-1.5 * turn, CEILING, 4.2],
      [-0.06 * turn - 0.02, CEILING, 1.45],
    ],
    glass: evening ? ['#f7dcae', '#fdf3e2'] : [context.colours.pale, '#f6fbfc'],
  };
  const hung = points.length > 0 ? hall.places : [];
  const domes = hung.map((place, index) =>
    hangDome(hall, points[index % points.length]!, place, `ap${index}`),
  );
  return sceneDocument(
    [definitions(hall, floor), defs, ...domes.map((dome) => dome.defs)],
    shell(hall),
    furnish(hall),
    ...hung.map((place, index) => wavesBelow(hall, place, 0.5 + index * 0.35)),
    ...domes.map(({ svg }) => svg),
    rect({ x: 0, y: 0, ...SCENE }, { fill: 'url(#hall-haze)' }),
  );
}

/** Floor, ceiling and walls. */
function shell(hall: Hall): string {
  const { camera, far } = hall;
  const height = CEILING - FLOOR;
  const depth = far - NEAR;
  return [
    rect({ x: 0, y: 0, ...SCENE }, { fill: '#dfe8ee' }),
    level(camera, { x: -SIDE, y: FLOOR, z: NEAR, width: SIDE * 2, depth }, { fill: 'url(#hall-floor)' }),
    ceiling(hall),
    aside(camera, { x: -SIDE, y: FLOOR, z: NEAR, height, depth }, { fill: '#d5e1e8' }),
    aside(camera, { x: SIDE, y: FLOOR, z: NEAR, height, depth }, { fill: '#eaf1f4' }),
    upright(camera, { x: -SIDE, y: FLOOR, z: far, width: SIDE * 2, height }, { fill: 'url(#hall-wall)' }),
  ].join('');
}

/** Windows along a side wall. */
export function windows({ camera, far }: Hall, x: number): string {
  const panes: string[] = [];
  for (let z = 0.8; z + 1.1 < far; z += 1.35) {
    const pane = { x, y: FLOOR + 0.85, z, height: CEILING - FLOOR - 1.1, depth: 1.15 };
    panes.push(
      aside(camera, pane, { fill: 'url(#room-glass)', stroke: '#f5f9fb', 'stroke-width': 3 }),
      aside(camera, { ...pane, z: z + 0.56, depth: 0.03 }, { fill: '#f5f9fb' }),
    );
  }
  return panes.join('');
}

function definitions({ glass }: Hall, [light, shade]: readonly [string, string]): string {
  return [
    fall('room-ceiling', '#e9eff3', '#dde6ec', '#d0dce4'),
    fall('room-glass', glass[0], glass[1]),
    fall('hall-floor', light, shade),
    fall('hall-wall', '#f2f6f8', '#dbe5eb'),
    linear(
      'hall-haze',
      [0, 0, 0, 1],
      [
        [0, '#ffffff', 0.1],
        [0.5, '#ffffff', 0.06],
        [0.7, '#ffffff', 0],
        [1, '#0a1a28', 0.1],
      ],
    ),
  ].join('');
}
