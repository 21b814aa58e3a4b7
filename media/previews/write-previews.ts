import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Corpus } from '../../corpus/corpus.ts';
import type { Focus } from '../../shared/api/picture.ts';
import { cached } from '../cache.ts';
import { codeVersion } from '../code-version.ts';
import type { MediaFolder } from '../output.ts';
import { crop } from '../photos/crop.ts';
import { rasterizeLettered } from '../rasterize.ts';
import { readVendorStyle, type VendorStyle } from '../vendor-style.ts';
import { drawPreview, PICTURE_BOX, type Preview } from './draw-preview.ts';
import { previews } from './previews.ts';

/** Few colours are enough for drawings and reduce the size to a third. */
const PNG = { palette: true, colours: 256, dither: 0.5, effort: 4, compressionLevel: 9 } as const;
const AT_ONCE = 2;

/** Input of a preview. */
interface Source {
  svg: string;
  /** Composited over the picture's place in the drawing. */
  photo?: Buffer;
  focus?: Focus | undefined;
}

/** Cached separately: breaking titles into lines takes most of the time, and few of them change. */
async function svgOf(preview: Preview, vendorStyle: VendorStyle, version: string): Promise<string> {
  const svg = await cached(
    'preview-drawings',
    '.svg',
    [version, JSON.stringify([preview, vendorStyle])],
    async () => {
      // A build that takes all previews from the cache needs no fonts.
      const { openFonts } = await import('../datasheets/fonts.ts');
      return Buffer.from(drawPreview(preview, vendorStyle, openFonts().bold));
    },
  );
  return Buffer.from(svg).toString('utf8');
}

async function sourceOf(
  preview: Preview,
  { contentDir, vendorStyle, version }: { contentDir: string; vendorStyle: VendorStyle; version: string },
): Promise<Source> {
  const { picture } = preview;
  const svg = await svgOf(preview, vendorStyle, version);
  if (picture && 'photo' in picture)
    return { svg, photo: await readFile(path.join(contentDir, picture.photo)), focus: picture.focus };
  return { svg };
}

async function toPng({ svg, photo, focus }: Source): Promise<Buffer> {
  const image = await rasterizeLettered(svg);
  if (photo) {
    const { left, top, ...frame } = PICTURE_BOX;
    const { autoOrient } = await sharp(photo).metadata();
    const fitted = crop(sharp(photo).autoOrient(), autoOrient, frame, focus);
    image.composite([{ input: await fitted.png().toBuffer(), left, top }]);
  }
  return image.flatten().png(PNG).toBuffer();
}

/** Cache key: a change of the encoder options or libraries generates the pictures again. */
const VERSIONS = JSON.stringify({ PNG, sharp: sharp.versions });

/** Writes every preview picture into the media folder. */
export async function writePreviews(corpus: Corpus, contentDir: string, folder: MediaFolder): Promise<void> {
  const vendorStyle = await readVendorStyle(contentDir);
  const made = { contentDir, vendorStyle, version: codeVersion(import.meta.filename) };
  const waiting = [...previews(corpus)];
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [url, preview] = next;
      const source = await sourceOf(preview(), made);
      const { svg, photo = '', focus } = source;
      const from = [VERSIONS, svg, photo, focus ? JSON.stringify(focus) : ''];
      await folder.put(url, await cached('previews', '.png', from, () => toPng(source)));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
