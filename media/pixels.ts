import sharp from 'sharp';
import { pixelsUrl } from '../corpus/media-files/pixels.ts';
import { cached } from './cache.ts';
import { rasterizeLettered } from './rasterize.ts';

/** In pixels: a product's card on a dense screen. */
const WIDTH = 640;
const WEBP = { quality: 74 };
const VERSIONS = JSON.stringify({ WIDTH, WEBP, sharp: sharp.versions });

/**
 * Raster versions of drawings, by path. Browsers decode these off the main thread; an SVG is a document of its own with
 * hundreds of elements to parse, style and paint, and a list shows dozens.
 */
export function drawingsAsPixels(drawn: Iterable<[url: string, draw: () => string]>) {
  const files = new Map<string, () => Promise<Uint8Array>>();
  for (const [url, draw] of drawn) {
    files.set(pixelsUrl(url), () => {
      const svg = draw();
      return cached('pixels', '.webp', [VERSIONS, svg], async () =>
        (await rasterizeLettered(svg, WIDTH)).webp(WEBP).toBuffer(),
      );
    });
  }
  return files;
}
