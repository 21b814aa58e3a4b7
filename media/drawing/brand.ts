import type { DrawingContext } from './context.ts';
import { svg } from './svg.ts';

/** The vendor's mark and word as printed on devices; the letters stand on y = 10 with an x-height of 10 units. */

interface MarkColours {
  wave: string;
  mirror: string;
}

/** The mark in a square of `size`, its top left corner at the given point; empty for a vendor without one. */
export function mark(
  { mark: strokes }: DrawingContext,
  x: number,
  y: number,
  size: number,
  colours: MarkColours,
): string {
  if (!strokes) return '';
  return svg`<g transform="translate(${x} ${y}) scale(${(size / 32).toFixed(4)})"
    fill="none" stroke-linecap="round" stroke-linejoin="round">
    <path d="${strokes.wave}" stroke="${colours.wave}" stroke-width="3"/>
    <path d="${strokes.mirror}" stroke="${colours.mirror}" stroke-width="2.1"/>
  </g>`;
}

interface Letter {
  width: number;
  path: string;
}

/** Letters as single strokes, so that the wordmark needs no font. */
const LETTERS: Record<string, Letter> = {
  M: { width: 13, path: 'M0 10V-4L6.5 6 13-4V10' },
  N: { width: 10.4, path: 'M0 10V-4L10.4 10V-4' },
  a: { width: 9.4, path: 'M9.4 5A4.7 5 0 1 1 9.4 4.98M9.4 0V10' },
  e: { width: 9.2, path: 'M.1 4.9H9.2A4.6 5 0 1 0 7.7 8.7' },
  i: { width: 0, path: 'M0 10V0M0-3.9V-3.8' },
  k: { width: 7.4, path: 'M0 10V-4M7 0 0 6.2M2.8 3.8 7.4 10' },
  m: { width: 14, path: 'M0 10V0M0 3.6A3.5 3.6 0 0 1 7 3.6V10M7 3.6A3.5 3.6 0 0 1 14 3.6V10' },
  n: { width: 8.2, path: 'M0 10V0M0 4.1A4.1 4.1 0 0 1 8.2 4.1V10' },
  o: { width: 9.6, path: 'M9.6 5A4.8 5 0 1 1 9.6 4.98Z' },
  r: { width: 4.6, path: 'M0 10V0M0 4.6A4.6 4.6 0 0 1 4.6.1' },
  s: { width: 7, path: 'M6.7 1.7C5.6-.6.9-.5.8 2.4.7 5.5 7 4.3 7 7.5 7 10.7 1.5 10.8.2 8.2' },
  t: { width: 5.4, path: 'M2-3.4V7A3 3 0 0 0 5.4 9.9M-.6 0H5.4' },
  w: { width: 13, path: 'M0 0 3.3 10 6.5.6 9.7 10 13 0' },
};

/** Letters that a wordmark may contain. */
export const LETTER_NAMES = Object.keys(LETTERS);

const SPACE = 6.4;
const SPACING = 3.4;

function wordWidth(text: string): number {
  let width = 0;
  for (const character of text) width += (LETTERS[character]?.width ?? SPACE - SPACING) + SPACING;
  return width - SPACING;
}

/** Lower-case letters are `xHeight` tall and stand on `baseline`. */
function word(text: string, x: number, baseline: number, xHeight: number, colour: string): string {
  let left = 0;
  const letters: string[] = [];
  for (const character of text) {
    const letter = LETTERS[character];
    const shift = left ? svg` transform="translate(${left})"` : '';
    if (letter) letters.push(svg`<path d="${letter.path}"${shift}/>`);
    left += (letter?.width ?? SPACE - SPACING) + SPACING;
  }
  return svg`<g transform="translate(${x} ${baseline - xHeight}) scale(${(xHeight / 10).toFixed(4)})"
    fill="none" stroke="${colour}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">
    ${letters}</g>`;
}

/** Mark and word as printed on devices, `height` mm tall. */
export function logotype(
  context: DrawingContext,
  x: number,
  y: number,
  height: number,
  colours: MarkColours,
): string {
  const { word: name } = context;
  return (
    mark(context, x, y, height, colours) +
    (name ? word(name, x + height * 1.14, y + height * 0.82, height * 0.4, colours.wave) : '')
  );
}

export function logotypeWidth({ word: name }: DrawingContext, height: number): number {
  return name ? height * 1.14 + (wordWidth(name) * height * 0.4) / 10 : height;
}
