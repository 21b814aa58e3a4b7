import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The address below which the site serves what the media build makes. */
const MEDIA_BASE = '/media/';

/** The file behind an address such as `/media/products/x.svg`. */
export function mediaPath(mediaDir: string, url: string): string {
  if (!url.startsWith(MEDIA_BASE)) throw new Error(`${url} is not below ${MEDIA_BASE}`);
  return path.join(mediaDir, url.slice(MEDIA_BASE.length));
}

/** Writes one file of the media folder by its address. */
export async function writeMedia(mediaDir: string, url: string, content: string | Uint8Array): Promise<void> {
  const file = mediaPath(mediaDir, url);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
