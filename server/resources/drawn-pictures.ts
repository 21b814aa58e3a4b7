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

/** Pictures as `data:` URIs, for files that are viewed without the site. */
interface DrawnPictures {
  /** Resolves with the available pictures among these addresses. Prefers SVG to WebP. */
  read(addresses: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** @param mediaDir output of the media build, served below /media */
export function drawnPictures(mediaDir: string): DrawnPictures {
  async function readOne(address: string): Promise<string | undefined> {
    const type = TYPES[PICTURE.exec(address)?.[1] ?? ''];
    if (!type) return undefined;
    const bytes = await readFile(path.join(mediaDir, address.slice(MEDIA.length))).catch(() => undefined);
    if (!bytes || bytes.length > PICTURE_MAX_BYTES) return undefined;
    return `data:${type};base64,${bytes.toString('base64')}`;
  }

  return {
    async read(addresses) {
      const found = new Map<string, string>();
      for (const address of new Set(addresses)) {
        const data = (await readOne(address.replace(/\.webp$/, '.svg'))) ?? (await readOne(address));
        if (data) found.set(address, data);
      }
      return found;
    },
  };
}
