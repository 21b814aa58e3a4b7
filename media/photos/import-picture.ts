import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { trimmed } from '../../shared/text/trimmed.ts';
import { boundedBytes } from './bounded-bytes.ts';
import { inspect } from './inspect.ts';
import { keepFile } from './keep-file.ts';
import { masterOf } from './master.ts';
import { PictureRefusal } from './refusal.ts';

/** Folder of photographs below the content folder. */
const PHOTO_FOLDER = 'photos';

export interface PictureRequest {
  /** The content folder that receives it. */
  contentDir: string;
  /** Source of the file's name: a title, a record's `urlName`, or the original file name. */
  name?: string | undefined;
  /** Text alternative. */
  alt?: string | undefined;
  /** The picture adds no information to the text: it has no `alt`. */
  decorative?: boolean | undefined;
}

/** A photograph that a record can name. */
export interface ImportedPicture {
  /** Below the content folder: `photos/office-1a2b3c4d5e.jpg`. */
  file: string;
  /** In pixels, upright. */
  width: number;
  height: number;
  alt: string;
  decorative: boolean;
}

/**
 * Imports a photograph into the content folder: one file of bounded size, upright, in sRGB, without camera metadata.
 * Its name contains a hash of its content: the same photograph is stored once and never overwritten by another.
 *
 * @param bytes of a JPEG, PNG, WebP, AVIF or TIFF; `boundedBytes` reads them from a stream
 * @throws {PictureRefusal} with a message for editors; no file is left behind
 */
export async function importPicture(
  bytes: Uint8Array,
  { contentDir, name = '', alt = '', decorative = false }: PictureRequest,
): Promise<ImportedPicture> {
  const words = alt.replace(/\s+/g, ' ').trim();
  if (!decorative && words === '') throw new PictureRefusal('no-alt');
  if (decorative && words !== '') throw new PictureRefusal('decorative-with-alt');
  await inspect(bytes);
  const master = await masterOf(bytes);
  const hash = createHash('sha256').update(master.bytes).digest('hex').slice(0, 10);
  const file = `${PHOTO_FOLDER}/${plainName(name)}-${hash}.${master.extension}`;
  await keepFile(path.join(contentDir, file), master.bytes);
  return { file, width: master.width, height: master.height, alt: words, decorative };
}

/**
 * Reads the bytes of a local picture up to the limit.
 *
 * @throws {PictureRefusal} `no-file` or `too-many-bytes`
 */
export async function readPictureFile(file: string): Promise<Buffer> {
  try {
    return await boundedBytes(createReadStream(file));
  } catch (error) {
    if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw new PictureRefusal('no-file', { cause: error });
    throw error;
  }
}

const LONGEST_NAME = 40;

/** Reduces a name to letters and digits valid in every file system and URL; Japanese names become a generic one. */
function plainName(name: string): string {
  const hyphenated = name
    .normalize('NFKC')
    .replace(/\.(?:jpe?g|png|webp|avif|hei[cf]|tiff?)$/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const words = trimmed(hyphenated.slice(0, LONGEST_NAME), /-/);
  return /[a-z]{2}/.test(words) ? words : 'photo';
}
