import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../corpus/replace-file.ts';

/** Results of earlier builds, by their input: a changed record only costs its own files. */
const CACHE = path.resolve(
  process.env.MEDIA_CACHE_DIR?.trim() || path.join(import.meta.dirname, '../node_modules/.cache'),
);
/** Per kind: the results of some ten complete builds of a site with some hundred products. */
const MAX_BYTES = 256 * 1024 * 1024;

interface Cache {
  /**
   * @param kind of file; a folder of the cache
   * @param extension of the file, with its dot
   * @param from all input of the result, versions of code and libraries included
   */
  cached(
    kind: string,
    extension: string,
    from: (string | Uint8Array)[],
    make: () => Promise<Uint8Array>,
  ): Promise<Uint8Array>;
  /** Deletes the least recently used files beyond the limit, except those that this process used. */
  forgetUnused(): Promise<void>;
}

export function createCache(root: string, maxBytes: number): Cache {
  const used = new Set<string>();

  async function read(file: string): Promise<Uint8Array | undefined> {
    const found = await readFile(file).catch(() => undefined);
    const now = new Date();
    // The modification time records the last use; if it cannot be set, the file may be deleted early.
    if (found) await utimes(file, now, now).catch(() => {});
    return found;
  }

  return {
    async cached(kind, extension, from, make) {
      const key = createHash('sha256');
      for (const part of from) key.update(part);
      const folder = path.join(root, kind);
      const file = path.join(folder, key.digest('hex') + extension);
      used.add(file);
      const found = await read(file);
      if (found) return found;
      const made = await make();
      await replaceFile(file, made);
      return made;
    },
    async forgetUnused() {
      const folders = new Set([...used].map((file) => path.dirname(file)));
      for (const folder of folders) await forgetBeyond(folder, { used, maxBytes });
    },
  };
}

async function forgetBeyond(
  folder: string,
  { used, maxBytes }: { used: ReadonlySet<string>; maxBytes: number },
): Promise<void> {
  const files = await Promise.all((await readdir(folder)).map((name) => ageOf(path.join(folder, name))));
  let bytes = files.reduce((sum, { size }) => sum + size, 0);
  for (const { file, size } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (bytes <= maxBytes) return;
    if (used.has(file)) continue;
    await rm(file, { force: true });
    bytes -= size;
  }
}

async function ageOf(file: string): Promise<{ file: string; size: number; usedAt: number }> {
  // Another build may delete it concurrently.
  const found = await stat(file).catch(() => undefined);
  return { file, size: found?.size ?? 0, usedAt: found?.mtimeMs ?? 0 };
}

export const { cached, forgetUnused } = createCache(CACHE, MAX_BYTES);
