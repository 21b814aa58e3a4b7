import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The address below which the site serves what the media build makes. */
const MEDIA_BASE = '/media/';
const COMPRESSED = /\.(?:br|gz)$/;

/** The file behind an address such as `/media/products/x.svg`. */
export function mediaPath(mediaDir: string, url: string): string {
  if (!url.startsWith(MEDIA_BASE)) throw new Error(`${url} is not below ${MEDIA_BASE}`);
  return path.join(mediaDir, url.slice(MEDIA_BASE.length));
}

/** The folder that the media build writes to. A file that comes out as it was stays, compressed variants included. */
export class MediaFolder {
  readonly dir: string;
  readonly #put = new Set<string>();
  /** How many files were written or taken away. */
  changes = 0;

  constructor(dir: string) {
    this.dir = dir;
  }

  /** @param url the file's address on the site, `/media/products/x.svg` */
  async put(url: string, content: string | Uint8Array): Promise<void> {
    const file = mediaPath(this.dir, url);
    this.#put.add(file);
    const bytes = Buffer.from(content);
    if (await holds(file, bytes)) return;
    this.changes += 1;
    await mkdir(path.dirname(file), { recursive: true });
    await Promise.all(['.br', '.gz'].map((variant) => rm(file + variant, { force: true })));
    // The site may be serving it: nobody gets half a file. Hidden, so that no server sends what was broken off.
    const unfinished = path.join(path.dirname(file), `.${path.basename(file)}`);
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  }

  /** Whether there is a file at an address, by this build or by a former one. */
  has(url: string): boolean {
    return existsSync(mediaPath(this.dir, url));
  }

  /** Takes away what this build has not made. */
  async finish(): Promise<void> {
    const entries = await readdir(this.dir, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    const left = files.filter((file) => !this.#put.has(file) && !this.#put.has(file.replace(COMPRESSED, '')));
    this.changes += left.length;
    await Promise.all(left.map((file) => rm(file)));
  }
}

async function holds(file: string, bytes: Buffer): Promise<boolean> {
  try {
    return bytes.equals(await readFile(file));
  } catch {
    return false;
  }
}
