import sharp, { type Metadata } from 'sharp';
import { MAX_BYTES } from './bounded-bytes.ts';
import { PictureRefusal, type RefusalCode } from './refusal.ts';

/** Five times the pixels of a master. A few kilobytes of PNG can hold hundreds of megapixels. */
const MAX_PIXELS = 40_000_000;
/** Twice the smallest size of a photograph on a page, for dense screens. */
const MIN_WIDTH = 640;
const MIN_HEIGHT = 320;

const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'tiff']);
/** Brands of ISO media files whose pictures are HEVC. */
const HEIC = /^(?:hei[cxms]|hev[cxms])$/;

/** Options with which every picture is opened. */
export const OPENING = { failOn: 'error', limitInputPixels: MAX_PIXELS } as const;

/**
 * Detects the format from the bytes, because names and declared types are unreliable. Does not decode the pixels yet.
 *
 * @throws {PictureRefusal} when it cannot be a photograph of the site
 */
export async function inspect(bytes: Uint8Array): Promise<Metadata> {
  if (bytes.length === 0) throw new PictureRefusal('empty');
  if (bytes.length > MAX_BYTES) throw new PictureRefusal('too-many-bytes');
  const known = knownRefusal(bytes);
  if (known) throw new PictureRefusal(known);
  const metadata = await readHead(bytes);
  if (!FORMATS.has(metadata.format)) throw new PictureRefusal('type');
  if (metadata.compression === 'hevc' && !(await canRead(bytes))) throw new PictureRefusal('heic');
  if ((metadata.pages ?? 1) > 1) throw new PictureRefusal('animated');
  const { width, height } = metadata.autoOrient;
  if (width < MIN_WIDTH || height < MIN_HEIGHT) throw new PictureRefusal('too-small');
  return metadata;
}

/** Refuses GIF, SVG and animated PNG before they are opened. */
function knownRefusal(bytes: Uint8Array): RefusalCode | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096)).toString('latin1');
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (/^(?:\u00ef\u00bb\u00bf)?\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(head)) return 'svg';
  // As a still picture it would silently lose its other frames.
  if (head.startsWith('\u0089PNG') && head.includes('acTL')) return 'animated';
  return undefined;
}

async function readHead(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, OPENING).metadata();
  } catch (error) {
    throw new PictureRefusal(unreadable(bytes, error), { cause: error });
  }
}

/** Decodes all of a picture: the header of a truncated file is intact. */
export async function canRead(picture: Uint8Array | string): Promise<boolean> {
  try {
    await sharp(picture, OPENING).resize(16).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

/** The reason for which a picture could not be opened or decoded completely. */
export function unreadable(bytes: Uint8Array, error: unknown): RefusalCode {
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit|too large|exceeds/i.test(message)) return 'too-many-pixels';
  if (/timeout/i.test(message)) return 'too-slow';
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 16)).toString('latin1');
  if (start.slice(4, 8) === 'ftyp' && HEIC.test(start.slice(8, 12))) return 'heic';
  return isPicture(start) ? 'broken' : 'type';
}

/** Whether the bytes begin like one of the formats. */
function isPicture(start: string): boolean {
  return (
    /^(?:\u00ff\u00d8\u00ff|\u0089PNG|II\*\0|MM\0\*)/.test(start) ||
    /^RIFF[\s\S]{4}WEBP/.test(start) ||
    /^[\s\S]{4}ftypavi[fs]/.test(start)
  );
}
