import sharp from 'sharp';
import { drawSvg, pictureSize } from './svg-picture.ts';
import type { Sheet } from './text.ts';

/** A logo that the sheet's own painter knows how to draw, or its pixels. */
export type Logo = { width: number; height: number } & ({ svg: string } | { png: Buffer });

/** Anything beyond plain shapes: text, pictures, styles, masks. */
const BEYOND_SHAPES =
  /<(?!\/?(?:svg|title|g|path|circle|ellipse|rect)[\s/>])|\s(?:style|class|filter|mask|clip-path)=|url\(/;
/** Four times what a sheet shows, in pixels to the inch. */
const DENSITY = 1_200;

/** Plain shapes print as lines and areas; whatever else a vendor's logo is made of becomes pixels. */
export async function openLogo(svg: string): Promise<Logo> {
  if (/viewBox="0 0 /.test(svg) && !BEYOND_SHAPES.test(svg)) return { svg, ...pictureSize(svg) };
  const { data, info } = await sharp(Buffer.from(svg), { density: DENSITY })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** At the left of its room, as large as it allows. */
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
