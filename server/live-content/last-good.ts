import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow, folderRevision, isText } from '../../corpus/folder-state.ts';
import { replaceFile } from '../../corpus/replace-file.ts';
import type { Logger } from '../monitoring/logger.ts';

interface LastGoodOptions {
  /** The content folder. */
  folder: string;
  /** Folder for the copy, which outlives the process. */
  dataDir: string;
  logger: Pick<Logger, 'warn'>;
  bytesMax?: number;
}

/** Content of the file `current`: the folder that was copied and the revision of its last valid state. */
interface Current {
  folder: string;
  revision: string;
}

const PLACE = 'last-good-content';
/** Texts are some megabytes; photographs may be hundreds. */
const BYTES_MAX = 1_000_000_000;
/** Age after which an unfinished copy belongs to a process that was killed. */
const ABANDONED_MS = 3_600_000;

/**
 * Copy of the last valid state of the content folder, readable for its owner only. A process that starts while the
 * folder is invalid reads the copy instead. A newer state replaces the previous one.
 */
export class LastGoodContent {
  readonly #folder: string;
  readonly #place: string;
  readonly #logger: Pick<Logger, 'warn'>;
  readonly #bytesMax: number;
  #work: Promise<void> = Promise.resolve();

  constructor({ folder, dataDir, logger, bytesMax = BYTES_MAX }: LastGoodOptions) {
    this.#folder = path.resolve(folder);
    this.#place = path.join(dataDir, PLACE);
    this.#logger = logger;
    this.#bytesMax = bytesMax;
  }

  /** Folder of the copy; undefined if there is none of this content folder, or it is damaged. */
  async find(): Promise<string | undefined> {
    const current = await this.#current();
    if (!current) return undefined;
    const copy = path.join(this.#place, current.revision);
    try {
      return folderRevision(copy) === current.revision ? copy : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * Copies the folder, which was valid at `revision`. If its revision has changed since then, the previous copy stays.
   * Never rejects; failures are logged.
   */
  keep(revision: string): Promise<void> {
    // The part after `@` is a moment, which is not part of the files' revision.
    const [state = ''] = revision.split('@');
    this.#work = this.#work.then(() =>
      this.#keep(state).catch((error: unknown) =>
        this.#logger.warn(
          { folder: this.#place, reason: error instanceof Error ? error.message : String(error) },
          'the last valid content is not stored: a process cannot start while the folder is invalid',
        ),
      ),
    );
    return this.#work;
  }

  /** Resolves when no copy is in progress. */
  done(): Promise<void> {
    return this.#work;
  }

  async #current(): Promise<Current | undefined> {
    try {
      const current: Current = JSON.parse(await readFile(path.join(this.#place, 'current'), 'utf8'));
      const isName = /^[0-9a-f]+$/.test(current.revision);
      return current.folder === this.#folder && isName ? current : undefined;
    } catch {
      return undefined;
    }
  }

  async #keep(revision: string): Promise<void> {
    const copy = path.join(this.#place, revision);
    const former = await this.find();
    if (former === copy || folderRevision(this.#folder) !== revision) return;
    await mkdir(this.#place, { recursive: true, mode: 0o700 });
    const unfinished = `${copy}.${process.pid}`;
    try {
      await this.#copy(unfinished, former);
      // The folder changed during the copy; the reload after that change copies it.
      if (folderRevision(unfinished) !== revision) return;
      await rm(copy, { recursive: true, force: true });
      await rename(unfinished, copy);
      const current: Current = { folder: this.#folder, revision };
      await replaceFile(path.join(this.#place, 'current'), JSON.stringify(current), 0o600);
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
    await this.#removeOthers(revision);
  }

  async #copy(to: string, former: string | undefined): Promise<void> {
    let bytes = 0;
    for (const name of filesBelow(this.#folder)) {
      const [from, target] = [path.join(this.#folder, name), path.join(to, name)];
      const { size, mtime } = await stat(from);
      bytes += size;
      if (bytes > this.#bytesMax) throw new Error(`the content folder has more than ${this.#bytesMax} bytes`);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      const same = former && !isText(name) ? path.join(former, name) : undefined;
      if (same && (await isSame(same, { size, mtime }))) {
        // Files of a copy are never written to, so an unchanged picture can be a hard link.
        await link(same, target);
      } else {
        await copyFile(from, target);
        await utimes(target, mtime, mtime);
      }
    }
  }

  async #removeOthers(revision: string): Promise<void> {
    for (const name of await readdir(this.#place)) {
      if (name === 'current' || name === revision) continue;
      const other = path.join(this.#place, name);
      // Another process of this machine may still write this copy.
      if (name.includes('.') && Date.now() - (await stat(other)).mtimeMs < ABANDONED_MS) continue;
      await rm(other, { recursive: true, force: true });
    }
  }
}

async function isSame(file: string, { size, mtime }: { size: number; mtime: Date }): Promise<boolean> {
  const there = await stat(file).catch(() => undefined);
  return there?.size === size && there.mtime.getTime() === mtime.getTime();
}

/**
 * Starts with the content folder or, if it is invalid, with its last good copy.
 *
 * @param start reads a folder; must not leave anything running when it throws
 * @throws {ContentError} when the folder is invalid and there is no copy, or this code rejects the copy, too
 */
export async function startWithContent<Started>(
  { folder, lastGood, logger }: { folder: string; lastGood: LastGoodContent | undefined; logger: Logger },
  start: (contentDir: string) => Promise<Started>,
): Promise<{ started: Started; isLastGood: boolean }> {
  try {
    return { started: await start(folder), isLastGood: false };
  } catch (error) {
    // An error from another thread is no longer an instance of its class.
    const copy = (error as Error).name === 'ContentError' ? await lastGood?.find() : undefined;
    if (copy === undefined) throw error;
    const reason = (error as Error).message;
    logger.error({ copy, reason }, 'the content folder is invalid: the last valid content is served');
    const started = await start(copy).catch((err: unknown) => {
      logger.error({ err }, 'the last valid content cannot be served either');
      throw error;
    });
    return { started, isLastGood: true };
  }
}
