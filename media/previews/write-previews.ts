import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import type { Font } from 'fontkit';
import sharp from 'sharp';
import type { Corpus } from '../../server/content/corpus.ts';
import { PREVIEW_SIZE } from '../../shared/constants.ts';
import { openFonts } from '../datasheets/fonts.ts';
import { writeMedia } from '../output.ts';
import { drawPreview, PICTURE_BOX, PREVIEW_FONT, type Preview } from './draw-preview.ts';
import { previews } from './previews.ts';

/** Pictures of former builds by what they were drawn from: a changed article costs one picture, not all. */
const CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache/previews');
/** Few colours are enough for drawings and make a third of the size. */
const PNG = { palette: true, colours: 256, dither: 0.5, effort: 4, compressionLevel: 9 } as const;
const AT_ONCE = 2;

const fontFile = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
);
/** Product drawings carry short Latin prints, which take the same face. */
const FONT = {
  fontFiles: [fontFile],
  loadSystemFonts: false,
  defaultFontFamily: PREVIEW_FONT,
  sansSerifFamily: PREVIEW_FONT,
};

/** The trembling of reflections takes most of a cover's time; at this size its blur says the same. */
const TREMBLE = /<fe(?:Turbulence|DisplacementMap)\b[^>]*\/>/g;

/** What a preview is made of, as text. */
interface Source {
  /** With letters: drawn by resvg, which takes them from the package's font and not from the machine's. */
  svg: string;
  /** Without letters: drawn by librsvg. resvg ends the process over filters that reach beyond the picture. */
  cover: string | undefined;
}

function sourceOf(preview: Preview, bold: Font): Source {
  const { picture } = preview;
  return {
    svg: drawPreview(preview, bold),
    cover: 'cover' in picture ? picture.cover.replace(TREMBLE, '') : undefined,
  };
}

async function toPng({ svg, cover }: Source): Promise<Buffer> {
  const { pixels } = await renderAsync(svg, { font: FONT });
  const image = sharp(pixels, { raw: { ...PREVIEW_SIZE, channels: 4 } });
  if (cover) {
    const { left, top, width, height } = PICTURE_BOX;
    const input = await sharp(Buffer.from(cover)).resize(width, height, { fit: 'cover' }).png().toBuffer();
    image.composite([{ input, left, top }]);
  }
  return image.flatten().png(PNG).toBuffer();
}

/** A change of encoder or libraries makes new pictures too. */
const VERSIONS = JSON.stringify({ PNG, sharp: sharp.versions });

async function cachedPng(source: Source): Promise<Buffer> {
  const key = createHash('sha256').update(VERSIONS).update(JSON.stringify(source)).digest('hex');
  const file = path.join(CACHE, `${key}.png`);
  try {
    return await readFile(file);
  } catch {
    const png = await toPng(source);
    await writeFile(file, png);
    return png;
  }
}

/** Writes every preview picture into the media folder. */
export async function writePreviews(corpus: Corpus, mediaDir: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const { bold } = openFonts();
  const waiting = [...previews(corpus)];
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [url, preview] = next;
      await writeMedia(mediaDir, url, await cachedPng(sourceOf(preview, bold)));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
