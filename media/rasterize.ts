import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { cached } from './cache.ts';

/** Font of letters in drawings, also of the short Latin prints on products. */
export const LETTERS = 'Noto Sans JP';

const fontFile = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
);
const FONT = {
  fontFiles: [fontFile],
  loadSystemFonts: false,
  defaultFontFamily: LETTERS,
  sansSerifFamily: LETTERS,
};

/**
 * Rasterizes a drawing with letters by resvg, which uses the package's font and not the machine's.
 *
 * @param width in pixels; by default the drawing's own
 */
export async function rasterizeLettered(svg: string, width?: number): Promise<Sharp> {
  const image = await renderAsync(svg, {
    font: FONT,
    ...(width !== undefined && { fitTo: { mode: 'width', value: width } }),
  });
  return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } });
}

/** A drawing as WebP, from the cache of its kind of file where it is there already. */
export function asWebp(kind: string, svg: string, width: number, quality: number): Promise<Uint8Array> {
  const from = [JSON.stringify({ width, quality, sharp: sharp.versions }), svg];
  return cached(kind, '.webp', from, async () =>
    (await rasterizeLettered(svg, width)).webp({ quality }).toBuffer(),
  );
}
