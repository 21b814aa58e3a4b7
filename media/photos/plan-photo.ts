import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PhotoEntry } from '../../corpus/media-files/manifest.ts';
import { PREVIEW_SIZE } from '../../shared/constants.ts';
import { cached } from '../cache.ts';

/** The widths that the layouts show pictures in, on screens of one and two dots a pixel. */
const WIDTHS = [400, 800, 1200, 1600];

/** Best first. The last one is for every browser and for programs. */
const FORMATS = [
  { format: 'avif', extension: 'avif', options: { quality: 55, effort: 4 } },
  { format: 'webp', extension: 'webp', options: { quality: 76 } },
  { format: 'jpeg', extension: 'jpg', options: { quality: 78, mozjpeg: true } },
] as const;

const VERSIONS = JSON.stringify({ FORMATS, WIDTHS, PREVIEW_SIZE, sharp: sharp.versions });

export interface PhotoPlan {
  entry: PhotoEntry;
  /** By address. */
  files: Map<string, () => Promise<Uint8Array>>;
}

/**
 * What browsers are sent of a photograph. Nothing of what the camera noted goes with it (place, time, owner): the encoders
 * leave it out; which side is up is in the pixels.
 */
export async function planPhoto(contentDir: string, file: string): Promise<PhotoPlan> {
  const source = await readFile(path.join(contentDir, file));
  const hash = createHash('sha256').update(VERSIONS).update(source).digest('hex').slice(0, 16);
  const { autoOrient } = await sharp(source).metadata();
  const widths = [...new Set(WIDTHS.map((width) => Math.min(width, autoOrient.width)))];
  const widest = widths.at(-1) ?? autoOrient.width;
  const name = `/media/photos/${asciiName(file)}-${hash}`;
  const files: PhotoPlan['files'] = new Map();

  function plan(url: string, encode: (image: Sharp) => Sharp): string {
    files.set(url, () =>
      cached('photos', path.extname(url), [url], () => encode(sharp(source).autoOrient()).toBuffer()),
    );
    return url;
  }

  const formats = FORMATS.map(({ format, extension, options }) => ({
    type: `image/${format}`,
    files: widths.map((width) => ({
      width,
      url: plan(`${name}-${width}.${extension}`, (image) =>
        opaqueFor(format, image.resize(width)).toFormat(format, options),
      ),
    })),
  }));
  const preview = plan(`${name}-preview.jpg`, (image) =>
    opaqueFor('jpeg', image.resize({ ...PREVIEW_SIZE, fit: 'cover' })).jpeg(FORMATS[2].options),
  );
  const height = Math.round((widest * autoOrient.height) / autoOrient.width);
  return { entry: { width: widest, height, formats, preview }, files };
}

/** A JPEG has no transparency: what lets the page through gets a white ground. */
function opaqueFor(format: string, image: Sharp): Sharp {
  return format === 'jpeg' ? image.flatten({ background: '#ffffff' }) : image;
}

function asciiName(file: string): string {
  const name = path.parse(file).name.toLowerCase();
  return name.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'photo';
}
