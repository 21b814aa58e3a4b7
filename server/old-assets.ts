import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './content/store/database.ts';
import type { Logger } from './logger.ts';

const DAY_MS = 86_400_000;
/** However many builds there are in that time. */
const BYTES_MAX = 500_000_000;
/** Source maps are for nobody's browser. */
const HIDDEN = /^\.|\.map(?:\.(?:br|gz))?$/;

interface OldAssetsOptions {
  /** What this build's pages ask for. */
  assetsDir: string;
  /** Where it outlives the build. */
  folder: string;
  /** For how long after it was offered last. */
  days: number;
  bytesMax?: number;
}

/**
 * Leaves this build's scripts and styles where the builds after it find them: pages that are still open, or that a cache keeps,
 * go on asking for them. The time of a file says when a running process had it last.
 */
export async function keepAssets({
  assetsDir,
  folder,
  days,
  bytesMax = BYTES_MAX,
}: OldAssetsOptions): Promise<void> {
  await mkdir(folder, { recursive: true });
  const now = new Date();
  for (const name of await readdir(assetsDir)) {
    if (HIDDEN.test(name)) continue;
    const kept = path.join(folder, name);
    // The name changes with what the file holds.
    const isThere = await utimes(kept, now, now).then(
      () => true,
      () => false,
    );
    if (!isThere) await copyWhole(path.join(assetsDir, name), kept);
  }
  await removeOld(folder, { before: now.getTime() - days * DAY_MS, bytesMax });
}

/** Nobody sees half a file. */
async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = path.join(path.dirname(to), `.${path.basename(to)}.${process.pid}`);
  await copyFile(from, unfinished);
  await rename(unfinished, to);
}

async function removeOld(
  folder: string,
  { before, bytesMax }: { before: number; bytesMax: number },
): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const file = path.join(folder, name);
      const found = await stat(file).catch(() => undefined);
      return { file, offeredAt: found?.mtimeMs ?? 0, bytes: found?.size ?? 0 };
    }),
  );
  files.sort((one, other) => other.offeredAt - one.offeredAt);
  let bytes = 0;
  for (const { file, offeredAt, bytes: own } of files) {
    bytes += own;
    if (offeredAt < before || bytes > bytesMax) await rm(file, { force: true });
  }
}

/** Keeps them now, and says once a day that they are still asked for. Without a place to write, visitors are served all the same. */
export function keepAssetsFresh(options: OldAssetsOptions, logger: Logger): void {
  const keep = () =>
    keepAssets(options).catch((error: unknown) =>
      logger.warn(
        { reason: errorCode(error) },
        'assets are not kept for pages of this build (OLD_ASSETS_DIR)',
      ),
    );
  void keep();
  setInterval(keep, DAY_MS).unref();
}
