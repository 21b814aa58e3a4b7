import type { DrawingContext } from '../drawing/context.ts';
import { facesOf, projector } from '../drawing/projection.ts';
import { el, group, num, polygon, print, rect } from '../drawing/svg.ts';

/** Parts of every cabinet, drawn in mm from the mounting plate. */

export const CAMERA = { yawDegrees: 24, pitchDegrees: 15 };
export const project = projector(CAMERA);
/** Distance of the mounting plate from the devices' fronts, and of the rail from the lower duct, in mm. */
export const PLATE = 150;
export const RAIL = 78;
export const DUCT = { height: 46, depth: 60 };
/** Pitch of a duct's slots, in mm. */
const SLOT = 12.5;

interface Box3 {
  x: number;
  y: number;
  z: number;
  width: number;
  height: number;
  depth: number;
}

/** Shadow on the plate, to the lower right of an object. */
export function shade({ x, y, z, width, height }: Box3): string {
  return [0, 1, 2, 3]
    .map((step) => {
      const grow = 10 - step * 3;
      return face(
        [
          [x + 16 - grow, y - 22 - grow, z],
          [x + width + 34 + grow, y - 22 - grow, z],
          [x + width + 34 + grow, y + height - 8 + grow, z],
          [x + 16 - grow, y + height - 8 + grow, z],
        ],
        { fill: '#1d3244', 'fill-opacity': 0.06 },
      );
    })
    .join('');
}

function face(
  corners: readonly (readonly [number, number, number])[],
  attributes: Record<string, string | number>,
): string {
  return el('path', { d: polygon(corners.map(([x, y, z]) => project(x, y, z))), ...attributes });
}

interface Paint {
  front: string;
  top: string;
  side: string;
}

/** A box; `art` is drawn on its front, in mm from its top left corner. */
export function box({ x, y, z, width, height, depth }: Box3, paint: Paint, art = ''): string {
  const far = z + depth;
  const faces = facesOf(project, width, height, depth);
  const [px, py] = project(x, y, z);
  const edge = { stroke: '#5d7080', 'stroke-opacity': 0.4, 'stroke-width': 0.35 };
  return [
    face(
      [
        [x, y + height, z],
        [x + width, y + height, z],
        [x + width, y + height, far],
        [x, y + height, far],
      ],
      { fill: paint.top, ...edge },
    ),
    face(
      [
        [x + width, y, z],
        [x + width, y, far],
        [x + width, y + height, far],
        [x + width, y + height, z],
      ],
      { fill: paint.side, ...edge },
    ),
    group(
      { transform: `translate(${num(px)} ${num(py)})` },
      group(
        { transform: faces.front },
        rect({ x: 0, y: 0, width, height }, { fill: paint.front, ...edge }),
        art,
      ),
    ),
  ].join('');
}

const PALE: Paint = { front: 'url(#cabinet-duct)', top: '#f3f6f8', side: '#a9b8c4' };
const SPAN = { from: -240, to: 760 };

/** A wiring duct with slots, through which cords leave anywhere. */
export function duct(y: number): string {
  const width = SPAN.to - SPAN.from;
  const slots = Array.from({ length: Math.floor(width / SLOT) }, (_, index) => {
    const x = 4 + index * SLOT;
    return rect(
      { x, y: 11, width: 5, height: DUCT.height - 19 },
      { rx: 1, fill: '#8596a4', 'fill-opacity': 0.85 },
    );
  });
  const seam = rect({ x: 0, y: 7, width, height: 0.8 }, { fill: '#8fa0ad' });
  const foot = { x: SPAN.from, y, z: PLATE - DUCT.depth, width, height: DUCT.height, depth: DUCT.depth };
  return shade({ ...foot, z: PLATE }) + box(foot, PALE, slots.join('') + seam);
}

export function rail(): string {
  const strip = (y: number, height: number, z: number, front: string) =>
    box(
      { x: SPAN.from, y: RAIL + 44 + y, z, width: SPAN.to - SPAN.from, height, depth: PLATE - z },
      { front, top: '#eef2f5', side: '#97a6b2' },
    );
  const slots = Array.from({ length: 40 }, (_, index) => {
    const [x, y] = project(SPAN.from + 12 + index * 25, RAIL + 44, PLATE - 1.2);
    return rect({ x: x - 6, y: y - 2.4, width: 12, height: 4.8 }, { rx: 2.4, fill: '#6f808d' });
  });
  return (
    strip(-17.5, 6, PLATE - 8, 'url(#cabinet-steel)') +
    slots.join('') +
    strip(11.5, 6, PLATE - 8, 'url(#cabinet-steel)')
  );
}

export function breaker({ colours }: DrawingContext, x: number): string {
  const art = [
    rect({ x: 5, y: 30, width: 8, height: 26 }, { rx: 1.2, fill: '#c9d3db' }),
    rect({ x: 6, y: 33, width: 6, height: 11 }, { rx: 1, fill: colours.dark }),
    ...[10, 76].map((y) =>
      el('circle', { cx: 9, cy: y, r: 3.4, fill: '#8c9aa6', stroke: '#5d6c78', 'stroke-width': 0.5 }),
    ),
    rect({ x: 3.5, y: 59, width: 11, height: 5 }, { rx: 0.6, fill: colours.accent }),
  ];
  const size = { x, y: RAIL + 1, z: PLATE - 74, width: 18, height: 86, depth: 64 };
  return (
    shade({ ...size, z: PLATE }) +
    box(size, { front: '#edf1f4', top: '#fbfcfd', side: '#b3c0cb' }, art.join(''))
  );
}

/** The power supply of the rail's devices. */
export function supply({ colours }: DrawingContext, x: number): string {
  const vents = Array.from({ length: 9 }, (_, index) =>
    rect({ x: 8, y: 34 + index * 5.4, width: 38, height: 2 }, { rx: 1, fill: '#7f8f9c' }),
  );
  const screws = [8, 112].flatMap((y) =>
    [10, 21, 33, 44].map((cx) =>
      el('circle', {
        cx,
        cy: y,
        r: 3.2,
        fill: 'url(#cabinet-steel)',
        stroke: '#55636f',
        'stroke-width': 0.5,
      }),
    ),
  );
  const art = [
    rect({ x: 3, y: 3, width: 48, height: 11 }, { rx: 1, fill: '#39485a' }),
    rect({ x: 3, y: 106, width: 48, height: 11 }, { rx: 1, fill: '#39485a' }),
    ...screws,
    ...vents,
    el('circle', { cx: 12, cy: 24, r: 1.9, fill: '#5fe0b0' }),
    print('DC OK', { x: 17, y: 26, 'font-size': 5, fill: colours.dark }),
  ];
  const size = { x, y: RAIL + 44 - 60, z: PLATE - 122, width: 54, height: 120, depth: 110 };
  return (
    shade({ ...size, z: PLATE }) +
    box(size, { front: 'url(#cabinet-steel)', top: '#e6ecf0', side: '#8797a4' }, art.join(''))
  );
}

export function terminals({ colours }: DrawingContext, x: number): string {
  return Array.from({ length: 14 }, (_, index) => {
    const isEarth = index % 5 === 4;
    const art = [14, 44].map((y) => el('circle', { cx: 3.4, cy: y, r: 2.1, fill: '#70808d' })).join('');
    const front = isEarth ? '#7fb26a' : index < 4 ? colours.pale : '#dfe5ea';
    return box(
      { x: x + index * 7.2, y: RAIL + 15, z: PLATE - 52, width: 6.8, height: 58, depth: 42 },
      { front, top: '#f7f9fa', side: '#aab8c3' },
      art + rect({ x: 1, y: 26, width: 4.8, height: 8 }, { rx: 0.5, fill: '#fff' }),
    );
  }).join('');
}

/** A relay of the plant's control, with its light. */
export function relay({ colours }: DrawingContext, x: number): string {
  const screws = [7, 79].flatMap((cy) =>
    [8, 18].map((cx) =>
      el('circle', { cx, cy, r: 2.6, fill: '#8c9aa6', stroke: '#5d6c78', 'stroke-width': 0.4 }),
    ),
  );
  const art = [
    ...screws,
    rect(
      { x: 4, y: 20, width: 18, height: 42 },
      { rx: 1.6, fill: '#f7f9fa', stroke: '#aebbc6', 'stroke-width': 0.5 },
    ),
    rect({ x: 6.5, y: 24, width: 13, height: 20 }, { rx: 1, fill: colours.pale, opacity: 0.8 }),
    el('circle', { cx: 13, cy: 54, r: 2.2, fill: '#5fe0b0' }),
  ];
  const size = { x, y: RAIL + 1, z: PLATE - 78, width: 26, height: 86, depth: 68 };
  return (
    shade({ ...size, z: PLATE }) +
    box(size, { front: '#dfe6ea', top: '#f3f6f8', side: '#a5b3be' }, art.join(''))
  );
}

/** The middle of the nearest slot of a duct. */
export function slotNear(x: number): number {
  return SPAN.from + 6.5 + Math.round((x - SPAN.from) / SLOT) * SLOT;
}
