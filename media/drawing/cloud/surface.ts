import { print, svg } from '../svg.ts';

/** Elements of management screens: cards and letters. */

export const LINE = '#d9e3ea';

/** Font families for any script. Browsers use the visitor's own font, raster pictures and PDF that of the build. */
const FACES = 'Hiragino Sans,Yu Gothic,Meiryo,Noto Sans CJK JP,Noto Sans JP,sans-serif';

export function card(x: number, y: number, width: number, height: number): string {
  return svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="#fff" stroke="${LINE}"
    stroke-width="1.2"/>`;
}

export function letters(text: string, attributes: string): string {
  return text ? print(text, attributes, FACES) : '';
}
