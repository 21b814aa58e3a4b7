import type { DrawingContext } from '../drawing/context.ts';
import { EAR_WIDTH } from '../drawing/panel.ts';
import { type Point, print, svg } from '../drawing/svg.ts';

/** Parts of every rack other than the devices, drawn in mm from the upper left corner of the opening. */

/** One unit of height, and the opening between the posts, in mm. */
export const UNIT = 44.45;
export const OPENING = 440;
export const POST = 46;
export const ROWS = 13;
export const KEYSTONES = 24;

export interface Row {
  y: number;
  art: string;
  /** Ends of cords, in the order of patching. */
  sockets: Point[];
}

export function shelf(y: number): string {
  return svg`<rect x="0" y="${y}" width="${OPENING}" height="${UNIT}" fill="#0a141f"/>
    <rect x="${-EAR_WIDTH}" y="${y + UNIT - 3.4}" width="${OPENING + EAR_WIDTH * 2}" height="3.4" rx="0.8"
      fill="url(#rack-metal)"/>`;
}

/** A plate of one unit with its screws. */
function plate(y: number, fill: string): string {
  const screws = [-EAR_WIDTH + 8, OPENING + EAR_WIDTH - 8].map(
    (x) => svg`<circle cx="${x}" cy="${y + UNIT / 2}" r="2.4" fill="url(#rack-metal)"/>`,
  );
  return svg`<rect x="${-EAR_WIDTH}" y="${y + 0.5}" width="${OPENING + EAR_WIDTH * 2}" height="${UNIT - 1}"
    rx="1.4"
    fill="${fill}" stroke="#0a141f" stroke-opacity="0.5" stroke-width="0.5"/>${screws}`;
}

export function patchPanel({ colours }: DrawingContext, y: number): Row {
  const pitch = (OPENING - 22) / KEYSTONES;
  const sockets = Array.from(
    { length: KEYSTONES },
    (_, index): Point => [11 + pitch * (index + 0.5), y + UNIT * 0.58],
  );
  const jacks = sockets.map(([x, cy], index) => {
    const number = svg`x="${x}" y="${y + 9.7}" font-size="4.2" text-anchor="middle" fill="${colours.dark}"`;
    return svg`<use href="#patch-rj45" transform="translate(${x - 7} ${cy - 6.5})" color="#141b22"
      fill="#33414d"/>
      <rect x="${x - 7}" y="${y + 5.2}" width="14" height="5.6" rx="0.8" fill="#f4f7f9"/>
      ${print(String(index + 1).padStart(2, '0'), number)}`;
  });
  return { y, art: plate(y, 'url(#rack-patch)') + jacks.join(''), sockets };
}

/** A cable manager with rings for the cords. */
export function manager(y: number): Row {
  const rings = [0.1, 0.3, 0.5, 0.7, 0.9].map(
    (share) =>
      svg`<path d="M${OPENING * share - 13} ${y + 8}h20q6 0 6 6v16q0 6 -6 6h-20" fill="none"
        stroke="url(#rack-metal)" stroke-width="4.4" stroke-linecap="round"/>`,
  );
  return { y, art: plate(y, 'url(#rack-dark)') + rings.join(''), sockets: [] };
}

export function blank(y: number): Row {
  const slots = Array.from(
    { length: 34 },
    (_, index) =>
      svg`<rect x="${24 + index * 11.6}" y="${y + 12}" width="5.4" height="${UNIT - 24}" rx="2.7"
        fill="#060d15"
        fill-opacity="0.8"/>`,
  );
  return { y, art: plate(y, 'url(#rack-dark)') + slots.join(''), sockets: [] };
}

/** Posts with the square holes of every unit, and the dark space between them. */
export function posts(height: number): string {
  const post = (x: number) =>
    svg`<rect x="${x}" y="0" width="${POST - EAR_WIDTH + 12}" height="${height}" fill="url(#rack-post)"/>`;
  const holes = Array.from({ length: ROWS * 3 }, (_, index) => (index + 0.5) * (UNIT / 3));
  const column = (x: number) =>
    holes.map((y) => svg`<rect x="${x - 4}" y="${y - 4}" width="8" height="8" rx="0.9" fill="#0a141f"/>`);
  return [
    svg`<rect x="${-POST}" y="0" width="${OPENING + POST * 2}" height="${height}" fill="#0d1824"/>`,
    post(-POST),
    post(OPENING + EAR_WIDTH - 12),
    ...column(-EAR_WIDTH + 9),
    ...column(OPENING + EAR_WIDTH - 9),
  ].join('');
}
