import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Git } from './git.ts';
import { RepositoryError } from './repository-error.ts';

/*
 * Files of a checkout, updated to a commit one by one. Each is replaced atomically: readers never see half of it. An
 * update that a crash or a full disk interrupted is resumed; files changed by hand are never overwritten.
 */

/** Ref of the commit whose files the checkout holds. After a crash it shows which files remain to be written. */
const WRITTEN = 'refs/desk/written';

interface ChangedFile {
  path: string;
  /** Blobs; undefined where there is no file. */
  before: string | undefined;
  after: string | undefined;
}

/**
 * Updates the files to a commit.
 *
 * @throws {RepositoryError} `by-hand` before any file is written
 * @throws {NodeJS.ErrnoException} if the disk is full or not writable
 */
export async function writeFiles(git: Git, commit: string): Promise<void> {
  const changes = await filesToWrite(git, commit);
  for (const change of changes) await write(git, change);
  const written = await writtenCommit(git, commit);
  if (written !== commit) await git.text(['read-tree', '-i', '-m', written, commit]);
  await git.text(['update-ref', WRITTEN, commit]);
}

/** Files that an update to a commit writes. @throws {RepositoryError} `by-hand` if it would overwrite changes */
export async function filesToWrite(git: Git, commit: string): Promise<ChangedFile[]> {
  const changes = await changedFiles(git, await writtenCommit(git, commit), commit);
  const found = await Promise.all(
    changes.map(async (change) => ({ ...change, now: await blobOf(git, change.path) })),
  );
  const byHand = found.filter(({ before, after, now }) => now !== before && now !== after);
  if (byHand.length > 0)
    throw new RepositoryError({ kind: 'by-hand', files: byHand.map(({ path }) => path) });
  return found.filter(({ after, now }) => now !== after);
}

/** A checkout without the ref holds the files of its commit. */
async function writtenCommit(git: Git, commit: string): Promise<string> {
  return (await git.maybe(['rev-parse', '--verify', '--quiet', WRITTEN])) ?? commit;
}

const RAW_CHANGE = /:\d+ \d+ (\w+) (\w+) [A-Z]\0([^\0]+)\0/g;

/** `git diff-tree --raw -z` gives `:mode mode blob blob status`, then the path. */
async function changedFiles(git: Git, from: string, to: string): Promise<ChangedFile[]> {
  const raw = await git.text(['diff-tree', '-r', '-z', '--raw', '--no-renames', from, to]);
  const blob = (name = '') => (/^0+$/.test(name) ? undefined : name);
  return [...raw.matchAll(RAW_CHANGE)].map(([, before, after, file = '']) => ({
    path: file,
    before: blob(before),
    after: blob(after),
  }));
}

async function blobOf(git: Git, file: string): Promise<string | undefined> {
  const bytes = await readFile(path.join(git.folder, file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  return bytes && git.text(['hash-object', '--stdin', '--no-filters'], { input: bytes });
}

/** Writes and syncs a temporary file, then renames it to the target. */
async function write(git: Git, { path: file, after }: ChangedFile): Promise<void> {
  const target = path.join(git.folder, file);
  if (after === undefined) return rm(target, { force: true });
  const bytes = await git.bytes(['cat-file', 'blob', after]);
  const unfinished = path.join(
    await git.text(['rev-parse', '--absolute-git-dir']),
    `desk-part-${process.pid}`,
  );
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, target);
  } finally {
    await rm(unfinished, { force: true });
  }
}
