import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What former builds made, by what it was made from: a changed record costs its own files, not all. */
const CACHE = path.resolve(import.meta.dirname, '../node_modules/.cache');

/**
 * @param kind of file; a folder of the cache
 * @param extension of the file, with its dot
 * @param from everything that decides the outcome, versions of code and libraries included
 */
export async function cached(
  kind: string,
  extension: string,
  from: (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const key = createHash('sha256');
  for (const part of from) key.update(part);
  const folder = path.join(CACHE, kind);
  const file = path.join(folder, key.digest('hex') + extension);
  try {
    return await readFile(file);
  } catch {
    const made = await make();
    await mkdir(folder, { recursive: true });
    // A build that is broken off leaves no half file under a name that counts.
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, made);
    await rename(unfinished, file);
    return made;
  }
}
