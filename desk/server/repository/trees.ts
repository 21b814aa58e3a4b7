import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Person } from './drafts.ts';
import type { Git } from './git.ts';

/** Change of one file; `null` deletes it. */
export interface FileChange {
  /** Path below the top of the repository. */
  path: string;
  bytes: Uint8Array | string | null;
}

/** Creates a tree with some files changed. Writes to git's object store only. */
export async function treeWith(git: Git, base: string, changes: readonly FileChange[]): Promise<string> {
  return withIndex(git, async (env) => {
    await git.text(['read-tree', base], { env });
    const lines = await Promise.all(
      changes.map(async ({ path: file, bytes }) => {
        if (bytes === null) return `0 ${'0'.repeat(40)}\t${file}`;
        const blob = await git.text(['hash-object', '-w', '--stdin'], { input: bytes });
        return `100644 ${blob}\t${file}`;
      }),
    );
    await git.text(['update-index', '--add', '--index-info'], { env, input: `${lines.join('\n')}\n` });
    return git.text(['write-tree'], { env });
  });
}

/** Updates a folder to the files of a tree; unchanged files are not written again. */
export async function writeTree(git: Git, tree: string, folder: string): Promise<void> {
  const env = { GIT_INDEX_FILE: `${folder}.index` };
  await git.text([`--work-tree=${folder}`, 'read-tree', '--reset', '-u', tree], { env });
}

/** Tree of a commit. */
export function treeOf(git: Git, commit: string): Promise<string> {
  return git.text(['rev-parse', `${commit}^{tree}`]);
}

/** Merges two commits; undefined if both have changed the same lines. */
export function mergedTree(git: Git, one: string, other: string): Promise<string | undefined> {
  return git.maybe(['merge-tree', '--write-tree', '--no-messages', one, other]);
}

interface NewCommit {
  tree: string;
  parents: readonly string[];
  author: Person;
  /** Time of the author's work, ISO 8601; the present one by default. */
  at?: string;
  message: string;
}

/** Creates a commit without a ref. */
export function commitTree(git: Git, { tree, parents, author, at, message }: NewCommit): Promise<string> {
  const env = {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    ...(at && { GIT_AUTHOR_DATE: at }),
    GIT_COMMITTER_NAME: author.name,
    GIT_COMMITTER_EMAIL: author.email,
  };
  const named = parents.flatMap((parent) => ['-p', parent]);
  return git.text(['commit-tree', tree, ...named], { input: message, env });
}

const LINE_FEED = 10;

/** Texts of many objects, in the order of their names (one per line); undefined for missing ones. */
export async function readBatch(git: Git, names: readonly string[]): Promise<(string | undefined)[]> {
  const output = await git.bytes(['cat-file', '--batch'], { input: names.join('') });
  let at = 0;
  return names.map(() => {
    const lineEnd = output.indexOf(LINE_FEED, at);
    // `<object> <type> <size>`, or `<name> missing`.
    const [, type, size] = output.toString('utf8', at, lineEnd).split(' ');
    at = lineEnd + 1;
    if (type !== 'blob') return undefined;
    const text = output.toString('utf8', at, at + Number(size));
    at += Number(size) + 1;
    return text;
  });
}

let counter = 0;

/** Runs work with a temporary index, which leaves those of the checkout and of concurrent calls untouched. */
async function withIndex<Value>(
  git: Git,
  use: (env: { GIT_INDEX_FILE: string }) => Promise<Value>,
): Promise<Value> {
  const folder = await git.text(['rev-parse', '--absolute-git-dir']);
  counter += 1;
  const file = path.join(folder, `desk-index-${process.pid}-${counter}`);
  try {
    return await use({ GIT_INDEX_FILE: file });
  } finally {
    await Promise.all([rm(file, { force: true }), rm(`${file}.lock`, { force: true })]);
  }
}
