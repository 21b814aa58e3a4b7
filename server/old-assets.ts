import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './content/store/database.ts';
import type { Logger } from './monitoring/logger.ts';

const DAY_MS = 86_400_000;
/** Applies to any number of builds within that time. */
const BYTES_MAX = 500_000_000;
/** Browsers do not request source maps. */
const HIDDEN = /^\.|\.map(?:\.(?:br|gz))?$/;

interface OldAssetsOptions {
  /** Assets of the current build. */
  assetsDir: string;
  /** Folder that outlives the build. */
  folder: string;
  /** Days since the asset was last offered. */
  days: number;
  bytesMax?: number;
}

/**
 * Copies the scripts and styles of this build to a folder that later builds serve, too: pages that are open or cached
 * still request them. The modification time of a file is the last time that a running process offered it.
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
    // The name contains a hash of the content.
    const isThere = await utimes(kept, now, now).then(
      () => true,
      () => false,
    );
    if (!isThere) await copyWhole(path.join(assetsDir, name), kept);
  }
  await removeOld(folder, { before: now.getTime() - days * DAY_MS, bytesMax });
}

/** Copies a file atomically. */
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

/** Copies the assets now and refreshes their times once a day. Without a writable folder the site still serves. */
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
