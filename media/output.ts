import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../corpus/replace-file.ts';

/** The path below which the site serves generated media. */
const MEDIA_BASE = '/media/';
const COMPRESSED = /\.(?:br|gz)$/;

/** The file behind a path such as `/media/products/x.svg`. */
export function mediaPath(mediaDir: string, url: string): string {
  if (!url.startsWith(MEDIA_BASE)) throw new Error(`${url} is not below ${MEDIA_BASE}`);
  return path.join(mediaDir, url.slice(MEDIA_BASE.length));
}

/** The output folder of the media build. Unchanged files stay, compressed variants included. */
export class MediaFolder {
  readonly dir: string;
  readonly #put = new Set<string>();
  /** Number of files written or deleted. */
  changes = 0;

  constructor(dir: string) {
    this.dir = dir;
  }

  /** @param url the file's path on the site, `/media/products/x.svg` */
  async put(url: string, content: string | Uint8Array): Promise<void> {
    const file = mediaPath(this.dir, url);
    this.#put.add(file);
    const bytes = Buffer.from(content);
    if (await holds(file, bytes)) return;
    this.changes += 1;
    await Promise.all(['.br', '.gz'].map((variant) => rm(file + variant, { force: true })));
    // The site may be serving the file.
    await replaceFile(file, bytes);
  }

  /** Whether a file exists at a path, from this build or an earlier one. */
  has(url: string): boolean {
    return existsSync(mediaPath(this.dir, url));
  }

  /** Deletes files that this build has not put. */
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
