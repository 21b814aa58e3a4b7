import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Git } from './git.ts';

/** What becomes of one file; `null` takes it away. */
export interface FileChange {
  /** Below the top of the repository. */
  path: string;
  bytes: Uint8Array | string | null;
}

/** A tree that differs from another one in some files. Nothing but git's object store is written to. */
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

/** Writes a tree into a folder, which then holds exactly that; what it holds already is not written again. */
export async function writeTree(git: Git, tree: string, folder: string): Promise<void> {
  const env = { GIT_INDEX_FILE: `${folder}.index` };
  await git.text([`--work-tree=${folder}`, 'read-tree', '--reset', '-u', tree], { env });
}

let counter = 0;

/** An index of its own, so that neither the checkout's nor that of another call is touched. */
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
