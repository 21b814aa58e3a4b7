import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Git } from './git.ts';

/** Files of the checkout that somebody has changed by hand: what was published would be lost in them, or they in it. */
export class ChangedByHandError extends Error {
  override readonly name = 'ChangedByHandError';
  /** Below the top of the repository. */
  readonly files: readonly string[];

  constructor(files: readonly string[]) {
    super(`changed by hand: ${files.join(', ')}`);
    this.files = files;
  }
}

/** Names the commit whose files stand in the checkout: after a crash it says what is still to be written. */
const WRITTEN = 'refs/desk/written';

interface ChangedFile {
  path: string;
  /** Blobs; undefined where there is no file. */
  before: string | undefined;
  after: string | undefined;
}

const NONE = /^0+$/;

/** `git diff-tree --raw -z` gives `:mode mode blob blob status`, then the path. */
async function changedFiles(git: Git, from: string, to: string): Promise<ChangedFile[]> {
  const raw = await git.text(['diff-tree', '-r', '-z', '--raw', '--no-renames', from, to]);
  const parts = raw.split('\0').filter((part) => part !== '');
  return parts.flatMap((part, index) => {
    if (index % 2 === 1) return [];
    const [, , before = '', after = ''] = part.split(' ');
    return {
      path: parts[index + 1] ?? '',
      before: NONE.test(before) ? undefined : before,
      after: NONE.test(after) ? undefined : after,
    };
  });
}

/**
 * The files of a checkout, brought to a commit one by one: each is replaced as a whole, so that nobody reads half of it. What
 * was interrupted, by a crash or a full disk, is gone on with; what somebody changed by hand is never written over.
 */
export class Checkout {
  readonly #git: Git;

  constructor(git: Git) {
    this.#git = git;
  }

  /**
   * Whether the files can be brought to a commit.
   *
   * @throws {ChangedByHandError}
   */
  async check(commit: string): Promise<void> {
    await this.#changesTo(commit);
  }

  /**
   * @throws {ChangedByHandError} before anything is written
   * @throws {NodeJS.ErrnoException} when the disk is full or not writable
   */
  async bringTo(commit: string): Promise<void> {
    const written = await this.#written(commit);
    const changes = await this.#changesTo(commit);
    for (const change of changes) await this.#write(change);
    if (written !== commit) await this.#git.text(['read-tree', '-i', '-m', written, commit]);
    await this.#git.text(['update-ref', WRITTEN, commit]);
  }

  /** A checkout that was never written to is what its commit says. */
  async #written(commit: string): Promise<string> {
    return (await this.#git.maybe(['rev-parse', '--verify', '--quiet', WRITTEN])) ?? commit;
  }

  /** The files that are to be written. */
  async #changesTo(commit: string): Promise<ChangedFile[]> {
    const changes = await changedFiles(this.#git, await this.#written(commit), commit);
    const found = await Promise.all(
      changes.map(async (change) => ({ change, blob: await this.#blobOf(change.path) })),
    );
    const byHand = found.filter(({ change, blob }) => blob !== change.before && blob !== change.after);
    if (byHand.length > 0) throw new ChangedByHandError(byHand.map(({ change }) => change.path));
    return found.filter(({ change, blob }) => blob !== change.after).map(({ change }) => change);
  }

  async #blobOf(file: string): Promise<string | undefined> {
    const bytes = await readFile(path.join(this.#git.folder, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
      throw error;
    });
    return bytes && this.#git.text(['hash-object', '--stdin', '--no-filters'], { input: bytes });
  }

  async #write({ path: file, after }: ChangedFile): Promise<void> {
    const target = path.join(this.#git.folder, file);
    if (after === undefined) return rm(target, { force: true });
    const bytes = await this.#git.bytes(['cat-file', 'blob', after]);
    const gitDir = await this.#git.text(['rev-parse', '--absolute-git-dir']);
    await replaceFile(target, bytes, path.join(gitDir, `desk-part-${process.pid}`));
  }
}

/** The bytes are on the disk, in a file beside, before the file has its name. */
async function replaceFile(target: string, bytes: Uint8Array, beside: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  try {
    const file = await open(beside, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, target);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
