import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PictureRefusal, type RefusalCode } from './refusal.ts';

const REASONS: Record<string, RefusalCode> = {
  ENOSPC: 'no-room',
  EDQUOT: 'no-room',
  EFBIG: 'no-room',
  EACCES: 'no-permission',
  EPERM: 'no-permission',
  EROFS: 'no-permission',
};

/**
 * Writes a file completely or not at all: an interrupted write leaves no file under its name.
 *
 * @throws {PictureRefusal} `no-room` or `no-permission`
 */
export async function keepFile(file: string, bytes: Uint8Array): Promise<void> {
  // Hidden: watchers and checks of the folder ignore it.
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}`);
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeThrough(unfinished, bytes);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    const code = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    throw code ? new PictureRefusal(code, { cause: error }) : error;
  }
}

/** Flushes the file to disk: otherwise a power failure could leave an empty file under a valid name. */
async function writeThrough(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
