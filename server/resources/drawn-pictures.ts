import { readFile } from 'node:fs/promises';
import path from 'node:path';

const MEDIA = '/media/';
/** Paths of generated pictures. No segment begins with a dot, so no path leaves the folder. */
const PICTURE = /^\/media\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(svg|webp|png|jpg|jpeg|avif)$/;
const TYPES: Record<string, string> = {
  ...{ svg: 'image/svg+xml', webp: 'image/webp', png: 'image/png' },
  ...{ jpg: 'image/jpeg', jpeg: 'image/jpeg', avif: 'image/avif' },
};
/** Larger pictures would make files too large to share. */
const PICTURE_MAX_BYTES = 300_000;

/**
 * Reads the available pictures among these addresses as `data:` URIs, for files that are viewed without the site. Prefers
 * SVG to WebP.
 *
 * @param mediaDir output of the media build, served below /media
 */
export async function readPictures(
  mediaDir: string,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const address of new Set(addresses)) {
    const svg = address.replace(/\.webp$/, '.svg');
    const data = (await readPicture(mediaDir, svg)) ?? (await readPicture(mediaDir, address));
    if (data) found.set(address, data);
  }
  return found;
}

async function readPicture(mediaDir: string, address: string): Promise<string | undefined> {
  const type = TYPES[PICTURE.exec(address)?.[1] ?? ''];
  if (!type) return undefined;
  const bytes = await readFile(path.join(mediaDir, address.slice(MEDIA.length))).catch(() => undefined);
  if (!bytes || bytes.length > PICTURE_MAX_BYTES) return undefined;
  return `data:${type};base64,${bytes.toString('base64')}`;
}
