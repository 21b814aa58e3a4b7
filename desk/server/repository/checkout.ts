import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Git } from './git.ts';

/** Files of the checkout that were changed by hand. Publishing would overwrite them. */
export class ChangedByHandError extends Error {
  override readonly name = 'ChangedByHandError';
  /** Paths below the top of the repository. */
  readonly files: readonly string[];

  constructor(files: readonly string[]) {
    super(`changed by hand: ${files.join(', ')}`);
    this.files = files;
  }
}

/** Ref of the commit whose files the checkout holds. After a crash it shows which files remain to be written. */
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
 * Files of a checkout, updated to a commit one by one. Each is replaced atomically: readers never see half of it. An
 * update that a crash or a full disk interrupted is resumed; files changed by hand are never overwritten.
 */
export class Checkout {
  readonly #git: Git;

  constructor(git: Git) {
    this.#git = git;
  }

  /**
   * Verifies that the files can be updated to a commit.
   *
   * @throws {ChangedByHandError}
   */
  async check(commit: string): Promise<void> {
    await this.#changesTo(commit);
  }

  /**
   * @throws {ChangedByHandError} before any file is written
   * @throws {NodeJS.ErrnoException} if the disk is full or not writable
   */
  async bringTo(commit: string): Promise<void> {
    const written = await this.#written(commit);
    const changes = await this.#changesTo(commit);
    for (const change of changes) await this.#write(change);
    if (written !== commit) await this.#git.text(['read-tree', '-i', '-m', written, commit]);
    await this.#git.text(['update-ref', WRITTEN, commit]);
  }

  /** A checkout without the ref holds the files of its commit. */
  async #written(commit: string): Promise<string> {
    return (await this.#git.maybe(['rev-parse', '--verify', '--quiet', WRITTEN])) ?? commit;
  }

  /** Files to write. */
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

/** Writes and syncs a temporary file, then renames it to the target. */
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
