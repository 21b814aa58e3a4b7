import type { Face } from './camera.ts';
import { mix } from './colour.ts';
import { type Brush, line, pane, path, wallColour } from './paint.ts';

export type FacadeKind = 'grid' | 'ribbon' | 'balcony' | 'curtain' | 'blank';

export interface Facade {
  kind: FacadeKind;
  /** Metres per bay and per floor. */
  bay?: number;
  floor?: number;
  /** Height of the ground floor that stays free, in metres. */
  plinth?: number;
}

/** A wall with its windows, some of them lit. */
export function wall(brush: Brush, face: Face, facade: Facade): string {
  const { light, random, defs } = brush;
  const colour = wallColour(brush, face);
  const [left, right] = [face.at(0, 0), face.at(1, 0)];
  const body = pane(face, 0, 0, 1, 1);
  if (facade.kind === 'blank') return path(body, { fill: colour });
  const tinted =
    path(body, { fill: colour }) + (right[0] - left[0] > 34 ? path(body, { fill: 'url(#stand)' }) : '');
  if (!defs.some((definition) => definition.includes('id="stand"'))) {
    defs.push(
      `<linearGradient id="stand" x2="0" y2="1"><stop stop-color="${light.wallLit}" stop-opacity=".22"/><stop offset=".6" stop-color="${light.far}" stop-opacity=".04"/><stop offset="1" stop-color="${light.far}" stop-opacity=".42"/></linearGradient>`,
      `<linearGradient id="pane" x2="0" y2="1"><stop stop-color="${light.glassSky}"/><stop offset="1" stop-color="${light.glass}"/></linearGradient>`,
    );
  }
  const { bay = 4.2, floor = 3.8, plinth = 0 } = facade;
  // Far away, windows are fewer rather than smaller than the eye can tell apart.
  const nearest = Math.max(left[1] - face.at(0, 1)[1], right[1] - face.at(1, 1)[1]);
  const columns = clampedCount(face.width / bay, (right[0] - left[0]) / 10);
  const rows = clampedCount((face.height - plinth) / floor, nearest / 13);
  const foot = plinth / face.height;
  const rise = (1 - foot) / rows;
  let [dark, lit, trim] = ['', '', ''];
  const lamps = light.lamps;
  for (let row = 0; row < rows; row++) {
    const v = foot + row * rise;
    if (facade.kind === 'ribbon') dark += pane(face, 0.02, v + rise * 0.28, 0.98, v + rise * 0.84);
    if (facade.kind === 'balcony') dark += pane(face, 0, v + rise * 0.1, 1, v + rise * 0.92);
    for (let column = 0; column < columns; column++) {
      const [u0, u1] = [column / columns, (column + 1) / columns];
      const gap = (u1 - u0) * (facade.kind === 'grid' ? 0.24 : facade.kind === 'balcony' ? 0.14 : 0.04);
      const [low, high] =
        facade.kind === 'grid' ? [0.24, 0.8] : facade.kind === 'balcony' ? [0.1, 0.86] : [0.28, 0.84];
      const roll = random.next();
      const cell = () => pane(face, u0 + gap, v + rise * low, u1 - gap, v + rise * high);
      if (facade.kind === 'curtain') {
        if (roll < lamps * 0.55) lit += pane(face, u0 + gap, v + rise * 0.1, u1 - gap, v + rise * 0.9);
        continue;
      }
      if (roll < lamps) lit += cell();
      else if (facade.kind === 'grid') dark += cell();
    }
    if (facade.kind === 'balcony') trim += pane(face, 0, v - rise * 0.02, 1, v + rise * 0.36);
  }
  const glass = facade.kind === 'curtain' ? path(body, { fill: 'url(#pane)', opacity: 0.9 }) : '';
  const bars = facade.kind === 'curtain' ? curtainBars(face, columns, rows, foot, rise) : '';
  const partitions = facade.kind === 'balcony' ? balconyPartitions(face, columns) : '';
  return [
    tinted,
    glass,
    path(dark, { fill: mix(light.glass, light.glassSky, 0.5 + face.facing * 0.3) }),
    path(lit, { fill: light.lamp }),
    path(bars, { stroke: mix(colour, light.wallLit, 0.4), 'stroke-width': 1.1, opacity: 0.5, fill: 'none' }),
    path(partitions, { stroke: colour, 'stroke-width': 1.6, fill: 'none' }),
    path(trim, { fill: mix(colour, light.wallLit, 0.25) }),
  ].join('');
}

function curtainBars(face: Face, columns: number, rows: number, foot: number, rise: number): string {
  let d = '';
  for (let row = 0; row <= rows; row++)
    d += line([face.at(0, foot + row * rise), face.at(1, foot + row * rise)]);
  for (let column = 0; column <= columns; column++)
    d += line([face.at(column / columns, 0), face.at(column / columns, 1)]);
  return d;
}

function balconyPartitions(face: Face, columns: number): string {
  return Array.from({ length: columns + 1 }, (_, column) =>
    line([face.at(column / columns, 0), face.at(column / columns, 1)]),
  ).join('');
}

function clampedCount(wanted: number, most: number): number {
  return Math.max(1, Math.min(Math.round(wanted), Math.floor(most)));
}
