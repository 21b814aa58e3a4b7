import type { DrawingContext } from '../drawing/context.ts';
import { facesOf, type Place, projector, rectangle } from '../drawing/projection.ts';
import { polygon, print, svg, translated } from '../drawing/svg.ts';

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
export function shade({ x, y, width, height }: Omit<Box3, 'z' | 'depth'>): string {
  return [10, 7, 4, 1]
    .map((grow) =>
      face(
        rectangle(
          [x + 16 - grow, y - 22 - grow, PLATE],
          [x + width + 34 + grow, y + height - 8 + grow, PLATE],
        ),
        'fill="#1d3244" fill-opacity="0.06"',
      ),
    )
    .join('');
}

function face(corners: readonly Place[], attributes: string): string {
  return svg`<path d="${polygon(corners.map(([x, y, z]) => project(x, y, z)))}" ${attributes}/>`;
}

interface Paint {
  front: string;
  top: string;
  side: string;
}

const EDGE = 'stroke="#5d7080" stroke-opacity="0.4" stroke-width="0.35"';

/** A box; `art` is drawn on its front, in mm from its top left corner. */
export function box(
  { x, y, z, width, height, depth }: Box3,
  paint: Paint,
  ...art: readonly string[]
): string {
  const [right, top, far] = [x + width, y + height, z + depth];
  return [
    face(rectangle([x, top, z], [right, top, far]), `fill="${paint.top}" ${EDGE}`),
    face(rectangle([right, y, z], [right, top, far]), `fill="${paint.side}" ${EDGE}`),
    translated(
      project(x, y, z),
      svg`<g transform="${facesOf(project, width, height, depth).front}">
        <rect x="0" y="0" width="${width}" height="${height}" fill="${paint.front}" ${EDGE}/>${art}</g>`,
    ),
  ].join('');
}

/** A box in front of the plate, with its shadow. */
function mounted(size: Box3, paint: Paint, ...art: readonly string[]): string {
  return shade(size) + box(size, paint, ...art);
}

const PALE: Paint = { front: 'url(#cabinet-duct)', top: '#f3f6f8', side: '#a9b8c4' };
const SPAN = { from: -240, to: 760 };

/** A wiring duct with slots, through which cords leave anywhere. */
export function duct(y: number): string {
  const width = SPAN.to - SPAN.from;
  const slots = Array.from(
    { length: Math.floor(width / SLOT) },
    (_, index) =>
      svg`<rect x="${4 + index * SLOT}" y="11" width="5" height="${DUCT.height - 19}" rx="1" fill="#8596a4"
        fill-opacity="0.85"/>`,
  );
  const seam = svg`<rect x="0" y="7" width="${width}" height="0.8" fill="#8fa0ad"/>`;
  const size = { x: SPAN.from, y, z: PLATE - DUCT.depth, width, height: DUCT.height, depth: DUCT.depth };
  return mounted(size, PALE, ...slots, seam);
}

export function rail(): string {
  const strip = (y: number) =>
    box(
      { x: SPAN.from, y: RAIL + 44 + y, z: PLATE - 8, width: SPAN.to - SPAN.from, height: 6, depth: 8 },
      { front: 'url(#cabinet-steel)', top: '#eef2f5', side: '#97a6b2' },
    );
  const slots = Array.from({ length: 40 }, (_, index) => {
    const [x, y] = project(SPAN.from + 12 + index * 25, RAIL + 44, PLATE - 1.2);
    return svg`<rect x="${x - 6}" y="${y - 2.4}" width="12" height="4.8" rx="2.4" fill="#6f808d"/>`;
  });
  return [strip(-17.5), ...slots, strip(11.5)].join('');
}

/** Screws or terminals in rows, each at every column. */
function screws(rows: readonly number[], columns: readonly number[], look: string): string[] {
  return rows.flatMap((y) => columns.map((x) => svg`<circle cx="${x}" cy="${y}" ${look}/>`));
}

export function breaker({ colours }: DrawingContext, x: number): string {
  return mounted(
    { x, y: RAIL + 1, z: PLATE - 74, width: 18, height: 86, depth: 64 },
    { front: '#edf1f4', top: '#fbfcfd', side: '#b3c0cb' },
    svg`<rect x="5" y="30" width="8" height="26" rx="1.2" fill="#c9d3db"/>
      <rect x="6" y="33" width="6" height="11" rx="1" fill="${colours.dark}"/>`,
    ...screws([10, 76], [9], 'r="3.4" fill="#8c9aa6" stroke="#5d6c78" stroke-width="0.5"'),
    svg`<rect x="3.5" y="59" width="11" height="5" rx="0.6" fill="${colours.accent}"/>`,
  );
}

/** The power supply of the rail's devices. */
export function supply({ colours }: DrawingContext, x: number): string {
  const vents = Array.from(
    { length: 9 },
    (_, index) => svg`<rect x="8" y="${34 + index * 5.4}" width="38" height="2" rx="1" fill="#7f8f9c"/>`,
  );
  return mounted(
    { x, y: RAIL + 44 - 60, z: PLATE - 122, width: 54, height: 120, depth: 110 },
    { front: 'url(#cabinet-steel)', top: '#e6ecf0', side: '#8797a4' },
    svg`<rect x="3" y="3" width="48" height="11" rx="1" fill="#39485a"/>
      <rect x="3" y="106" width="48" height="11" rx="1" fill="#39485a"/>`,
    ...screws(
      [8, 112],
      [10, 21, 33, 44],
      'r="3.2" fill="url(#cabinet-steel)" stroke="#55636f" stroke-width="0.5"',
    ),
    ...vents,
    '<circle cx="12" cy="24" r="1.9" fill="#5fe0b0"/>',
    print('DC OK', `x="17" y="26" font-size="5" fill="${colours.dark}"`),
  );
}

export function terminals({ colours }: DrawingContext, x: number): string {
  return Array.from({ length: 14 }, (_, index) => {
    const isEarth = index % 5 === 4;
    return box(
      { x: x + index * 7.2, y: RAIL + 15, z: PLATE - 52, width: 6.8, height: 58, depth: 42 },
      {
        front: isEarth ? '#7fb26a' : index < 4 ? colours.pale : '#dfe5ea',
        top: '#f7f9fa',
        side: '#aab8c3',
      },
      ...screws([14, 44], [3.4], 'r="2.1" fill="#70808d"'),
      '<rect x="1" y="26" width="4.8" height="8" rx="0.5" fill="#fff"/>',
    );
  }).join('');
}

/** A relay of the plant's control, with its light. */
export function relay({ colours }: DrawingContext, x: number): string {
  return mounted(
    { x, y: RAIL + 1, z: PLATE - 78, width: 26, height: 86, depth: 68 },
    { front: '#dfe6ea', top: '#f3f6f8', side: '#a5b3be' },
    ...screws([7, 79], [8, 18], 'r="2.6" fill="#8c9aa6" stroke="#5d6c78" stroke-width="0.4"'),
    svg`<rect x="4" y="20" width="18" height="42" rx="1.6" fill="#f7f9fa" stroke="#aebbc6"
      stroke-width="0.5"/>
      <rect x="6.5" y="24" width="13" height="20" rx="1" fill="${colours.pale}" opacity="0.8"/>
      <circle cx="13" cy="54" r="2.2" fill="#5fe0b0"/>`,
  );
}

/** The middle of the nearest slot of a duct. */
export function slotNear(x: number): number {
  return SPAN.from + 6.5 + Math.round((x - SPAN.from) / SLOT) * SLOT;
}
