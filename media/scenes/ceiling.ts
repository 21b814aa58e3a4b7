import { drawCeiling } from '../drawing/access-point/ceiling.ts';
import { isCeiling } from '../drawing/access-point/draw-access-point.ts';
import type { DrawingContext } from '../drawing/context.ts';
import type { Project } from '../drawing/projection.ts';
import { el, group, linear, num, type Point, polygon, rect } from '../drawing/svg.ts';
import { type Place, project } from './camera.ts';
import { randomOf } from './random.ts';
import { CEILING, ceiling, type Room, walls } from './room.ts';
import { type Placed, SCENE, sceneDocument, scoped } from './scene.ts';

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
  const hung = points.length > 0 ? room.places.map((_, index) => hang(room, points, index)) : [];
  return sceneDocument(
    [definitions(room), ...hung.map(({ defs }) => defs)],
    rect({ x: 0, y: 0, ...SCENE }, { fill: 'url(#room-far)' }),
    walls(room),
    ceiling(room),
    ...room.places.map((place, index) => waves(room, place, index)),
    ...hung.map(({ svg }) => svg),
    rect({ x: 0, y: 0, ...SCENE }, { fill: 'url(#room-haze)' }),
  );
}

/** Draws one access point, face down: the camera's view at its place, approximated as parallel over its small size. */
function hang(room: Room, points: readonly Placed[], index: number) {
  const place = room.places[index]!;
  const device = points[(room.places.length - 1 - index) % points.length]!;
  const { spec, model } = device;
  if (spec.kind !== 'access-point') throw new Error(`${model} is no access point`);
  const [x, y, z] = place;
  const { focal, height } = room.camera;
  const mm = 1 / 1000;
  // Axes of the device: x to the right, y down from the ceiling, z away from the camera.
  const view: Project = (dx, dy, dz) => [
    ((focal * dx) / z - (focal * x * dz) / z ** 2) * mm,
    ((focal * dy) / z + (focal * (y - height) * dz) / z ** 2) * mm,
  ];
  const figure = drawCeiling(room.context, model, spec, { project: view, hangs: true });
  const [px, py] = project(room.camera, place);
  const { widthMm, depthMm } = spec.size;
  const [ox, oy] = view(widthMm / 2, 0, depthMm / 2);
  const scope = `ap${index}`;
  return {
    defs: scoped(figure.defs, scope),
    svg:
      shadow(room, place, widthMm / 2000) +
      group({ transform: `translate(${num(px - ox)} ${num(py - oy)})` }, scoped(figure.body, scope)),
  };
}

/** A circle on the ceiling. */
function circle(room: Room, [x, y, z]: Place, radius: number): Point[] {
  return Array.from({ length: 144 }, (_, step): Point => {
    const angle = (step / 144) * Math.PI * 2;
    return project(room.camera, [
      x + Math.cos(angle) * radius,
      y,
      Math.max(0.3, z + Math.sin(angle) * radius),
    ]);
  });
}

/** A soft shadow of several layers: cheaper than a blur filter. */
function shadow(room: Room, [x, y, z]: Place, radius: number): string {
  return Array.from({ length: 18 }, (_, step) =>
    el('path', {
      d: polygon(circle(room, [x + radius * 0.1, y, z + radius * 0.24], radius * (1.46 - step * 0.028))),
      fill: '#3b5468',
      opacity: 0.022,
    }),
  ).join('');
}

function waves(room: Room, place: Place, index: number): string {
  const rings = [0.24, 0.38, 0.56, 0.78];
  return group(
    { fill: 'none', stroke: room.context.colours.accent },
    ...rings.map((radius, step) =>
      el('path', {
        d: polygon(circle(room, place, radius)),
        'stroke-width': num((3.2 - step * 0.55) * (0.4 + index * 0.2)),
        opacity: num(0.42 - step * 0.09),
      }),
    ),
  );
}

function definitions({ glass }: Room): string {
  return [
    linear(
      'room-ceiling',
      [0, 0, 0, 1],
      [
        [0, '#e9eff3'],
        [0.5, '#dde6ec'],
        [1, '#d0dce4'],
      ],
    ),
    linear(
      'room-far',
      [0, 0, 0, 1],
      [
        [0, '#e9f0f4'],
        [1, '#cfdde5'],
      ],
    ),
    linear(
      'room-glass',
      [0, 0, 0, 1],
      [
        [0, glass[0]],
        [1, glass[1]],
      ],
    ),
    linear(
      'room-haze',
      [0, 0, 0, 1],
      [
        [0, '#ffffff', 0.16],
        [0.6, '#ffffff', 0],
        [1, '#e3ecf1', 0.4],
      ],
    ),
  ].join('');
}
