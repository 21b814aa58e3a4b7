import sharp from 'sharp';
import { drawSvg, pictureSize } from './svg-picture.ts';
import type { Sheet } from './text.ts';

/** A logo as SVG that `drawSvg` supports, or as pixels. */
export type Logo = { width: number; height: number } & ({ svg: string } | { png: Buffer });

/** Anything beyond plain shapes: text, pictures, styles, masks. */
const BEYOND_SHAPES =
  /<(?!\/?(?:svg|title|g|path|circle|ellipse|rect)[\s/>])|\s(?:style|class|filter|mask|clip-path)=|url\(/;
/** Four times the resolution of a sheet, in pixels per inch. */
const DENSITY = 1_200;

/** Opens a logo: plain shapes are kept as vectors, anything else is rasterized. */
export async function openLogo(svg: string): Promise<Logo> {
  if (/viewBox="0 0 /.test(svg) && !BEYOND_SHAPES.test(svg)) return { svg, ...pictureSize(svg) };
  const { data, info } = await sharp(Buffer.from(svg), { density: DENSITY })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** Draws the logo at the left of its box, as large as fits. */
export function drawLogo(
  sheet: Sheet,
  logo: Logo,
  room: { x: number; y: number; width: number; height: number },
): void {
  const scale = Math.min(room.width / logo.width, room.height / logo.height);
  const place = { ...room, width: logo.width * scale };
  if ('svg' in logo) drawSvg(sheet, logo.svg, place);
  else sheet.image(logo.png, room.x, room.y, { fit: [place.width, room.height], valign: 'center' });
}
