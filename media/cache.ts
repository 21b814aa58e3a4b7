import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What former builds made, by what it was made from: a changed record costs its own files, not all. */
const CACHE = path.resolve(
  process.env.MEDIA_CACHE_DIR?.trim() || path.join(import.meta.dirname, '../node_modules/.cache'),
);
/** Of each kind: what some ten builds of a site of some hundred products leave behind when everything changes. */
const MAX_BYTES = 256 * 1024 * 1024;

export interface Cache {
  /**
   * @param kind of file; a folder of the cache
   * @param extension of the file, with its dot
   * @param from everything that decides the outcome, versions of code and libraries included
   */
  cached(
    kind: string,
    extension: string,
    from: (string | Uint8Array)[],
    make: () => Promise<Uint8Array>,
  ): Promise<Uint8Array>;
  /** Takes away what was used longest ago, beyond the bound. What this process used stays. */
  forgetUnused(): Promise<void>;
}

export function createCache(root: string, maxBytes: number): Cache {
  const used = new Set<string>();

  async function read(file: string): Promise<Uint8Array | undefined> {
    const found = await readFile(file).catch(() => undefined);
    const now = new Date();
    // When it was used last; where that cannot be noted, it may go early.
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
      await mkdir(folder, { recursive: true });
      // A build that is broken off leaves no half file under a name that counts.
      const unfinished = `${file}.${process.pid}`;
      await writeFile(unfinished, made);
      await rename(unfinished, file);
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
  // Another build may take it away meanwhile.
  const found = await stat(file).catch(() => undefined);
  return { file, size: found?.size ?? 0, usedAt: found?.mtimeMs ?? 0 };
}

export const { cached, forgetUnused } = createCache(CACHE, MAX_BYTES);
