import { randomUUID } from 'node:crypto';
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
  // A temporary index leaves those of the checkout and of concurrent calls untouched.
  const index = path.join(await git.text(['rev-parse', '--absolute-git-dir']), `desk-index-${randomUUID()}`);
  const env = { GIT_INDEX_FILE: index };
  try {
    await git.text(['read-tree', base], { env });
    const lines = await Promise.all(
      changes.map(async ({ path: file, bytes }) => {
        if (bytes === null) return `0 ${'0'.repeat(40)}\t${file}\n`;
        const blob = await git.text(['hash-object', '-w', '--stdin'], { input: bytes });
        return `100644 ${blob}\t${file}\n`;
      }),
    );
    await git.text(['update-index', '--add', '--index-info'], { env, input: lines.join('') });
    return await git.text(['write-tree'], { env });
  } finally {
    await Promise.all([rm(index, { force: true }), rm(`${index}.lock`, { force: true })]);
  }
}

/** Merges two commits; undefined if both have changed the same lines. */
export function mergedTree(git: Git, one: string, other: string): Promise<string | undefined> {
  return git.maybe(['merge-tree', '--write-tree', '--no-messages', one, other]);
}

interface NewCommit {
  /** Any expression that git resolves to a tree. */
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
/** `<object> <type> <size>`; of a missing one `<name> missing`. */
const FOUND = /^(\w+) (\w+) (\d+)$/;

/** Reads files, named like `main:content/site.yaml`, or blobs in one call of git; undefined for missing ones. */
export async function readBlobs(
  git: Git,
  names: readonly string[],
): Promise<({ revision: string; bytes: Buffer } | undefined)[]> {
  if (names.length === 0) return [];
  const output = await git.bytes(['cat-file', '--batch'], {
    input: names.map((name) => `${name}\n`).join(''),
  });
  let at = 0;
  return names.map(() => {
    const lineEnd = output.indexOf(LINE_FEED, at);
    const [, revision = '', type, size] = FOUND.exec(output.toString('utf8', at, lineEnd)) ?? [];
    const bytes = output.subarray(lineEnd + 1, lineEnd + 1 + Number(size));
    at = lineEnd + 1 + (size === undefined ? 0 : bytes.length + 1);
    return type === 'blob' ? { revision, bytes } : undefined;
  });
}
