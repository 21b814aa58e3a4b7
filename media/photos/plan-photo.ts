import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PhotoEntry } from '../../corpus/media-files/manifest.ts';
import type { Focus } from '../../shared/api/picture.ts';
import { PREVIEW_SIZE } from '../../shared/constants.ts';
import { PHOTO_EXTENSIONS, PHOTO_WIDTHS, photoFile, photoWidths } from '../../shared/photo.ts';
import { trimmed } from '../../shared/text/trimmed.ts';
import { cached } from '../cache.ts';
import { crop } from './crop.ts';
import { OPENING } from './inspect.ts';

/** Encoder options of each format. */
const OPTIONS = {
  avif: { format: 'avif', options: { quality: 52, effort: 2 } },
  webp: { format: 'webp', options: { quality: 76 } },
  jpg: { format: 'jpeg', options: { quality: 78, mozjpeg: true } },
} as const;

const VERSIONS = JSON.stringify({ OPTIONS, PHOTO_WIDTHS, PREVIEW_SIZE, sharp: sharp.versions });

/** Path below which the files of photographs are served. */
const PHOTOS = '/media/photos/';

interface PhotoPlan {
  entry: PhotoEntry;
  /** By path. */
  files: Map<string, () => Promise<Uint8Array>>;
}

/**
 * Plans the files of a photograph for browsers. They contain no camera metadata (place, time, owner): the encoders omit
 * it, and the pixels are upright.
 *
 * @param focus point that stays in the picture for shared links
 */
export async function planPhoto(contentDir: string, file: string, focus?: Focus): Promise<PhotoPlan> {
  const source = await readFile(path.join(contentDir, file));
  const hash = createHash('sha256').update(VERSIONS).update(source).digest('hex').slice(0, 8);
  const { autoOrient } = await sharp(source, OPENING).metadata();
  const width = Math.min(autoOrient.width, Math.max(...PHOTO_WIDTHS));
  const height = Math.round((width * autoOrient.height) / autoOrient.width);
  const photoUrl = `${PHOTOS}${asciiName(file)}-${hash}`;
  const preview = `${photoUrl}-preview${focus ? `-${focus.x}-${focus.y}` : ''}.jpg`;
  const files: PhotoPlan['files'] = new Map();

  function plan(url: string, encode: (image: Sharp) => Sharp): void {
    files.set(url, () =>
      cached('photos', path.extname(url), [url], () =>
        encode(sharp(source, OPENING).autoOrient()).toBuffer(),
      ),
    );
  }

  for (const extension of PHOTO_EXTENSIONS) {
    const { format, options } = OPTIONS[extension];
    for (const one of photoWidths(width))
      plan(photoFile(photoUrl, one, extension), (image) =>
        opaqueFor(format, image.resize(one)).toFormat(format, options),
      );
  }
  plan(preview, (image) =>
    opaqueFor('jpeg', crop(image, autoOrient, PREVIEW_SIZE, focus)).jpeg(OPTIONS.jpg.options),
  );
  return { entry: { width, height, photoUrl, preview }, files };
}

/** JPEG has no transparency: transparent pictures get a white background. */
function opaqueFor(format: string, image: Sharp): Sharp {
  return format === 'jpeg' ? image.flatten({ background: '#ffffff' }) : image;
}

const LONGEST_NAME = 16;

/** Short, because a page repeats it for every format and width. Drops the source's hash: the output has its own. */
function asciiName(file: string): string {
  const name = path
    .parse(file)
    .name.toLowerCase()
    .replace(/-[0-9a-f]{10}$/, '');
  const words = name.replace(/[^a-z0-9]+/g, '-').slice(0, LONGEST_NAME);
  return trimmed(words, /-/) || 'photo';
}
