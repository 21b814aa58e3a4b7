import { pixelsUrl } from '../corpus/media-files/pixels.ts';
import { asWebp } from './rasterize.ts';

/** In pixels: a product's card on a dense screen. */
const WIDTH = 640;
const QUALITY = 74;

/**
 * Raster versions of drawings, by path. Browsers decode these off the main thread; an SVG is a document of its own with
 * hundreds of elements to parse, style and paint, and a list shows dozens.
 */
export function drawingsAsPixels(drawn: ReadonlyMap<string, () => string>) {
  return new Map(
    Array.from(drawn, ([url, draw]) => [pixelsUrl(url), () => asWebp('pixels', draw(), WIDTH, QUALITY)]),
  );
}
