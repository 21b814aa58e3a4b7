import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';

/** What letters in drawings are set in; product drawings carry short Latin prints, which take the same face. */
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

/** The trembling of reflections takes most of a cover's time; at the size of a card its blur says the same. */
const TREMBLE = /<fe(?:Turbulence|DisplacementMap)\b[^>]*\/>/g;

/**
 * A drawing with letters as pixels: by resvg, which takes them from the package's font and not from the machine's.
 *
 * @param width in pixels; without one the drawing's own
 */
export async function rasterizeLettered(svg: string, width?: number): Promise<Sharp> {
  const image = await renderAsync(svg, {
    font: FONT,
    ...(width !== undefined && { fitTo: { mode: 'width', value: width } }),
  });
  return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } });
}

/** A cover as librsvg is given it. resvg ends the process over filters that reach beyond the picture. */
export function withoutTremble(cover: string): string {
  return cover.replace(TREMBLE, '');
}
