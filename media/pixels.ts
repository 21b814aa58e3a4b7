import sharp from 'sharp';
import { pixelsUrl } from '../corpus/media-files/pixels.ts';
import { cached } from './cache.ts';
import { rasterizeLettered, withoutTremble } from './rasterize.ts';

/** In pixels: a product's card on a dense screen, and the cover at the head of an article on most. */
const WIDTHS = { product: 640, cover: 960 };
const WEBP = { quality: 74 };
const VERSIONS = JSON.stringify({ WIDTHS, WEBP, sharp: sharp.versions });

/**
 * Raster versions of drawings, by path. Browsers decode these off the main thread; an SVG is a document of its own with
 * hundreds of elements to parse, style and paint, and a list shows dozens.
 */
export function drawingsAsPixels(drawn: Iterable<[url: string, draw: () => string]>) {
  const files = new Map<string, () => Promise<Uint8Array>>();
  for (const [url, draw] of drawn) {
    const kind = url.startsWith('/media/products/') ? 'product' : 'cover';
    files.set(pixelsUrl(url), () => {
      const svg = draw();
      return cached('pixels', '.webp', [VERSIONS, kind, svg], () => toPixels(svg, kind));
    });
  }
  return files;
}

async function toPixels(svg: string, kind: keyof typeof WIDTHS): Promise<Buffer> {
  const image =
    kind === 'product'
      ? await rasterizeLettered(svg, WIDTHS.product)
      : sharp(Buffer.from(withoutTremble(svg))).resize(WIDTHS.cover);
  return image.webp(WEBP).toBuffer();
}
