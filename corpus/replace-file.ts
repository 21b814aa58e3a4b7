import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/**
 * Writes a file atomically: readers find the old bytes or the new ones. Creates its folder. The unfinished file is
 * hidden, so that no server sends it and no watcher reads it.
 */
export async function replaceFile(
  file: string,
  data: string | Uint8Array | Readable,
  mode = 0o666,
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}`);
  try {
    await writeFile(unfinished, data, { mode });
    await rename(unfinished, file);
  } catch (error) {
    // A full disk leaves part of it.
    await rm(unfinished, { force: true });
    throw error;
  }
}
