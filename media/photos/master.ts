import sharp, { type Sharp } from 'sharp';
import { OPENING, unreadable } from './inspect.ts';
import { PictureRefusal } from './refusal.ts';

/** The stored version of a photograph. */
interface Master {
  bytes: Buffer;
  width: number;
  height: number;
  extension: 'jpg' | 'webp';
}

/** Wider than any file for browsers, so that each of these is scaled down. */
export const MASTER_WIDTH = 2400;
const MASTER_HEIGHT = 3000;
/** The folder is in git, which stores every version: a hundred photographs stay below 200 MB. */
export const MASTER_BYTES = 2_000_000;
/** The first one that fits is used. */
const STEPS = [
  { quality: 90, scale: 1 },
  { quality: 82, scale: 1 },
  { quality: 76, scale: 0.85 },
  { quality: 70, scale: 0.7 },
] as const;
const TIMEOUT_S = 60;

/**
 * Encodes the only stored version of a photograph: upright, in sRGB, of bounded size, without camera metadata.
 *
 * @throws {PictureRefusal} `broken`, `too-many-pixels` or `too-slow`
 */
export async function masterOf(bytes: Uint8Array): Promise<Master> {
  try {
    // Decoded once: the following steps work on the reduced picture.
    const { data, info } = await sharp(bytes, OPENING)
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize({ width: MASTER_WIDTH, height: MASTER_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return await firstThatFits(sharp(data, { raw: { width, height, channels } }), width);
  } catch (error) {
    throw new PictureRefusal(unreadable(bytes, error), { cause: error });
  }
}

async function firstThatFits(image: Sharp, width: number): Promise<Master> {
  const { isOpaque } = await image.stats();
  const extension = isOpaque ? 'jpg' : 'webp';
  for (const [place, { quality, scale }] of STEPS.entries()) {
    const resized = image.clone().resize(Math.round(width * scale));
    const { data, info } = await encode(resized, extension, quality).toBuffer({ resolveWithObject: true });
    if (data.length <= MASTER_BYTES || place === STEPS.length - 1)
      return { bytes: data, width: info.width, height: info.height, extension };
  }
  throw new Error('STEPS is empty');
}

/** Encodes transparent pictures as WebP, all others as JPEG, which every program opens. */
function encode(image: Sharp, extension: Master['extension'], quality: number): Sharp {
  if (extension === 'webp') return image.webp({ quality });
  return image
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' });
}
