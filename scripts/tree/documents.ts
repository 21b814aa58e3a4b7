import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Prose } from './comments.ts';

/** Blocks and spans of code, and targets of links. */
const NO_PROSE = /^ *```.*?^ *```|`[^`\n]+`|(?<=\])\([^)\n]*\)/gms;

/** Reads the documents of a repository as prose, without code and addresses. */
export function readDocuments(root: string): Prose[] {
  return globSync('{*.md,docs/**/*.md}', { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8').replace(NO_PROSE, '');
      return { file, comments: [{ line: 1, isDoc: false, text }] };
    });
}
