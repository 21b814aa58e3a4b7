import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

const MEDIA = '/media/';
/** What the media build makes: no segment begins with a dot, nothing leads out of the folder. */
const PICTURE = /^\/media\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(svg|webp|png|jpg|jpeg|avif)$/;
const TYPES: Record<string, string> = {
  ...{ svg: 'image/svg+xml', webp: 'image/webp', png: 'image/png' },
  ...{ jpg: 'image/jpeg', jpeg: 'image/jpeg', avif: 'image/avif' },
};
/** Larger ones would make files that nobody can send on. */
const PICTURE_MAX_BYTES = 300_000;
const KEPT_BYTES = 4_000_000;

/** Pictures as `data:` URIs, for files that have to open without the site. */
export interface DrawnPictures {
  /** Of the pictures at these addresses, those that are there. Outlines come before pixels. */
  read(addresses: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** @param mediaDir what the media build has made, served below /media */
export function drawnPictures(mediaDir: string): DrawnPictures {
  const kept = new LRUCache<string, string>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length });

  async function readOne(address: string): Promise<string | undefined> {
    const found = kept.get(address);
    if (found) return found;
    const type = TYPES[PICTURE.exec(address)?.[1] ?? ''];
    if (!type) return undefined;
    const bytes = await readFile(path.join(mediaDir, address.slice(MEDIA.length))).catch(() => undefined);
    if (!bytes || bytes.length > PICTURE_MAX_BYTES) return undefined;
    const data = `data:${type};base64,${bytes.toString('base64')}`;
    kept.set(address, data);
    return data;
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
