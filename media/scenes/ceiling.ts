import { isCeiling } from '../drawing/access-point/draw-access-point.ts';
import type { DrawingContext } from '../drawing/context.ts';
import type { Place } from '../drawing/projection.ts';
import { linear } from '../drawing/svg.ts';
import { hangDome, wavesBelow } from './mounted.ts';
import { randomOf } from './random.ts';
import { CEILING, ceiling, type Room, walls } from './room.ts';
import { filled, type Placed, SCENE, sceneDocument } from './scene.ts';

/** A room seen from just below its ceiling: access points between the tiles, waves around them. */

const FOCAL = 980;
const HORIZON = 694;
/** Horizontal offset of the vanishing point from the picture's middle. */
const ASIDE = 420;

/** Positions of access points, the farther first. */
const PLACES: readonly Place[] = [
  [-0.9, CEILING, 4.95],
  [-2.1, CEILING, 3.15],
  [0.3, CEILING, 2.55],
  [-0.3, CEILING, 0.75],
];

function roomOf(context: DrawingContext, slug: string): Room {
  const random = randomOf(`/ceiling/${slug}`, 0x7ea1);
  const turn = random.chance(0.5) ? 1 : -1;
  const day = [context.colours.pale, '#f6fbfc'] as const;
  const evening = ['#f7dcae', '#fdf3e2'] as const;
  return {
    context,
    camera: { focal: FOCAL, height: 0, centreX: SCENE.width / 2 + ASIDE * turn, horizon: HORIZON },
    places: PLACES.map(([x, y, z]): Place => [x * turn, y, z]),
    glass: random.chance(0.65) ? day : evening,
  };
}

export function drawCeilingScene(context: DrawingContext, devices: readonly Placed[], slug: string): string {
  const points = devices.filter(({ spec }) => isCeiling(spec));
  const room = roomOf(context, slug);
  const hung =
    points.length > 0
      ? room.places.map((place, index) =>
          hangDome(room, points[(PLACES.length - 1 - index) % points.length]!, place, `ap${index}`),
        )
      : [];
  return sceneDocument(
    [definitions(room), ...hung.map(({ defs }) => defs)],
    filled('url(#room-far)'),
    walls(room),
    ceiling(room),
    ...room.places.map((place, index) => wavesBelow(room, place, 0.4 + index * 0.2)),
    ...hung.map(({ art }) => art),
    filled('url(#room-haze)'),
  );
}

function definitions({ glass }: Room): string {
  return [
    linear('room-ceiling', [0, 0, 0, 1], { 0: '#e9eff3', 0.5: '#dde6ec', 1: '#d0dce4' }),
    linear('room-far', [0, 0, 0, 1], { 0: '#e9f0f4', 1: '#cfdde5' }),
    linear('room-glass', [0, 0, 0, 1], { 0: glass[0], 1: glass[1] }),
    linear('room-haze', [0, 0, 0, 1], { 0: '#ffffff 0.16', 0.6: '#ffffff 0', 1: '#e3ecf1 0.4' }),
  ].join('');
}
