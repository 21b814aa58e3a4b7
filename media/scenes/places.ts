import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SceneKind } from '../../shared/scenes.ts';
import { type DrawingContext, PLAIN_CONTEXT } from '../drawing/context.ts';
import type { Camera } from './camera.ts';
import type { Mounted, View } from './mounted.ts';
import { onBoard, onPole, onShelf, onWall, overhead, stacked } from './mounting.ts';
import { type Random, randomOf } from './random.ts';
import { CEILING } from './room.ts';
import type { Placed } from './scene.ts';

/**
 * Places of use whose surroundings are a finished picture (`places/*.svg`). Such a picture has the colours of
 * PLAIN_CONTEXT where those of the vendor belong, and an empty `<g id="devices"/>` behind its foreground.
 */

/** Draws those of the devices that belong to a place. */
type Mount = (view: View, devices: readonly Placed[], random: Random) => Mounted[];

interface Place {
  /** Name of the picture; the devices decide where there are several. */
  picture: string | ((devices: readonly Placed[]) => string);
  /** Focal length, middle and horizon of the picture, in pixels. */
  camera: Omit<Camera, 'height'>;
  mount: Mount;
}

type PlaceKind = Exclude<SceneKind, 'rack' | 'rack-close' | 'cabinet' | 'ceiling'>;

export const PLACES: Record<PlaceKind, Place> = {
  classroom: hall('classroom', 1),
  ward: hall('ward', -1),
  shop: hall('shop', 1),
  warehouse: {
    picture: 'warehouse',
    camera: { focal: 760, centreX: 760, horizon: 430 },
    mount: overhead(
      [
        [0.1, 0.62, 5.2],
        [0.02, 0.36, 1.2],
      ],
      [0.6, 1],
    ),
  },
  'guest-room': {
    picture: 'guest-room',
    camera: { focal: 1060, centreX: 974.4, horizon: 232 },
    mount: onWall({ wall: 1.15, foot: -0.19, cordTo: [-0.02, -0.3, 0.93] }),
  },
  'tatami-room': {
    picture: 'tatami-room',
    camera: { focal: 1060, centreX: 970.83, horizon: 212 },
    mount: onWall({ wall: 1.06, foot: -0.23 }),
  },
  'living-room': {
    picture: (devices) => (devices.some(hasTelephoneLine) ? 'living-room-phone' : 'living-room'),
    camera: { focal: 1080, centreX: 968.05, horizon: 202 },
    mount: onBoard,
  },
  roadside: {
    picture: 'roadside',
    camera: { focal: 1000, centreX: 1000.12, horizon: 330 },
    mount: onShelf,
  },
  pole: {
    picture: 'pole',
    camera: { focal: 1000, centreX: 1030, horizon: 640 },
    mount: onPole,
  },
  bench: {
    picture: 'bench',
    camera: { focal: 1080, centreX: 1079.11, horizon: 236 },
    mount: stacked,
  },
};

/** A room in use, seen from below its ceiling. @param side of the room in which the nearer access point hangs */
function hall(picture: string, side: 1 | -1): Place {
  return {
    picture,
    camera: { focal: 860, centreX: 730 + 150 * side, horizon: 412 },
    mount: overhead(
      [
        [-1.5 * side, CEILING, 4.2],
        [-0.06 * side - 0.02, CEILING, 1.45],
      ],
      [0.5, 0.85],
    ),
  };
}

function hasTelephoneLine({ spec }: Placed): boolean {
  return (
    spec.kind === 'optical' &&
    spec.ports
      .filter(({ role }) => role === 'line')
      .map(({ kind }) => kind)
      .join() === 'ghn-phone'
  );
}

/** @param slug seed of the cords */
export function drawPlace(
  { picture, camera, mount }: Place,
  context: DrawingContext,
  devices: readonly Placed[],
  slug: string,
): string {
  const mounted = mount({ context, camera: { ...camera, height: 0 } }, devices, randomOf(slug, 0x11f3));
  const defs = mounted.map(({ defs }) => defs).join('');
  const art = mounted.map(({ art }) => art).join('');
  const surroundings = readPicture(typeof picture === 'string' ? picture : picture(devices), context);
  return surroundings.replace('<g id="devices"/>', () => `<defs>${defs}</defs>${art}`);
}

function readPicture(name: string, { colours }: DrawingContext): string {
  const ours = new Map(
    Object.entries(PLAIN_CONTEXT.colours).map(([role, plain]) => [
      plain,
      colours[role as keyof typeof colours],
    ]),
  );
  const source = readFileSync(path.join(import.meta.dirname, 'places', `${name}.svg`), 'utf8');
  return source.replace(/#[0-9a-f]{6}/g, (colour) => ours.get(colour) ?? colour);
}
