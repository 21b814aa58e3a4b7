import {
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { filesBelow, folderRevision, isText } from '../../corpus/folder-state.ts';
import type { Logger } from '../logger.ts';

export interface LastGoodOptions {
  /** The content folder. */
  folder: string;
  /** Where its copy outlives the process. */
  dataDir: string;
  logger: Pick<Logger, 'warn'>;
  bytesMax?: number;
}

/** Which state of which folder was right last: what the file `current` says. */
interface Current {
  folder: string;
  revision: string;
}

const PLACE = 'last-good-content';
/** Texts are some megabytes; photographs may be hundreds. */
const BYTES_MAX = 1_000_000_000;
/** What a process that was killed left half done. */
const ABANDONED_MS = 3_600_000;

/**
 * A copy of the content folder as it was when all of it was right last, readable for its owner alone. A process that starts while
 * the folder is wrong reads it instead. One at a time: a newer state takes the place of the one before.
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

  /** The copy's folder; undefined where there is none of this content folder, or it is damaged. */
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
   * Keeps the folder, which was right in the state that `revision` names. Where it says something else by now, the copy before stays.
   * Never throws; what cannot be kept is a line in the log.
   */
  keep(revision: string): Promise<void> {
    // A moment is part of what is shown, not of what the files say.
    const [state = ''] = revision.split('@');
    this.#work = this.#work.then(() =>
      this.#keep(state).catch((error: unknown) =>
        this.#logger.warn(
          { folder: this.#place, reason: error instanceof Error ? error.message : String(error) },
          'the last good content is not kept: a process that starts while the folder is wrong will not come up',
        ),
      ),
    );
    return this.#work;
  }

  /** Resolves when nothing is in work. */
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
      // Somebody saved meanwhile: what becomes of that is taken over, and kept, next.
      if (folderRevision(unfinished) !== revision) return;
      await rm(copy, { recursive: true, force: true });
      await rename(unfinished, copy);
      await this.#point(revision);
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
        // Nobody writes into a copy: a picture that did not change need not lie there twice.
        await link(same, target);
      } else {
        await copyFile(from, target);
        await utimes(target, mtime, mtime);
      }
    }
  }

  async #point(revision: string): Promise<void> {
    const file = path.join(this.#place, 'current');
    const unfinished = `${file}.${process.pid}`;
    const current: Current = { folder: this.#folder, revision };
    await writeFile(unfinished, JSON.stringify(current), { mode: 0o600 });
    await rename(unfinished, file);
  }

  async #removeOthers(revision: string): Promise<void> {
    for (const name of await readdir(this.#place)) {
      if (name === 'current' || name === revision) continue;
      const other = path.join(this.#place, name);
      // Another process of this machine may be at work there.
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
 * Starts with the content folder; where that is wrong, with its last good copy.
 *
 * @param start what reads a folder; has nothing left running when it throws
 * @throws {ContentError} when the folder is wrong and there is no copy, or that is wrong for this code, too
 */
export async function startWithContent<Started>(
  { folder, lastGood, logger }: { folder: string; lastGood: LastGoodContent | undefined; logger: Logger },
  start: (contentDir: string) => Promise<Started>,
): Promise<{ started: Started; isLastGood: boolean }> {
  try {
    return { started: await start(folder), isLastGood: false };
  } catch (error) {
    // One that crossed threads is no instance of its class any more.
    const copy = (error as Error).name === 'ContentError' ? await lastGood?.find() : undefined;
    if (copy === undefined) throw error;
    const reason = (error as Error).message;
    logger.error({ copy, reason }, 'the content folder is wrong: the last good content is shown');
    const started = await start(copy).catch((err: unknown) => {
      logger.error({ err }, 'the last good content cannot be shown either');
      throw error;
    });
    return { started, isLastGood: true };
  }
}
