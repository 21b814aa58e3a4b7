import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../../support/content/folders.ts';
import { DOCUMENTS, read, SOURCES } from '../../support/content/repository-files.ts';

/** Text of a document without its code blocks, which may contain links and headings of other files. */
function proseOf(file: string): string {
  return read(file)
    .replace(/^ *```.*?^ *```/gms, '')
    .replace(/`[^`\n]+`/g, '');
}

/** Anchors that a Git host generates for a document's headings. */
function anchorsOf(file: string): Set<string> {
  const headings = read(file)
    .replace(/^```.*?^```/gms, '')
    .matchAll(/^#+ +(.*)$/gm);
  return new Set(
    [...headings].map(([, text = '']) =>
      text
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

function exists(file: string): boolean {
  return statSync(path.join(ROOT, file), { throwIfNoEntry: false }) !== undefined;
}

/** Fault of a link to `target` in a file of `folder`. */
function problemOf(target: string, folder: string): string[] {
  const [file = '', anchor] = target.split('#');
  const resolved = path.posix.join(folder, file);
  if (!exists(resolved)) return [`${target}: no such file`];
  return anchor && !anchorsOf(resolved).has(anchor) ? [`${target}: no such heading`] : [];
}

test('every link of the documents leads to a file and a heading that exist', () => {
  const broken = DOCUMENTS.flatMap((file) => {
    const links = proseOf(file).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g);
    return [...links].flatMap(([, target = '']) =>
      problemOf(target.startsWith('#') ? path.basename(file) + target : target, path.posix.dirname(file)).map(
        (problem) => `${file}: ${problem}`,
      ),
    );
  });
  expect(broken).toEqual([]);
});

/** Files that the document's walk-through creates. */
const YET_TO_BE_MADE = { file: 'docs/new-page-kind.md', name: /training/ };
const TOP_FOLDER =
  /^(?:client|server|shared|corpus|desk|media|scripts|test|docs|content|public|bench|\.ci|\.github)\//;

test('every file and folder of the repository that a document names in its text exists', () => {
  const known = new Set(SOURCES.map((file) => path.posix.basename(file)));
  const broken = DOCUMENTS.flatMap((file) =>
    [
      ...read(file)
        .replace(/^ *```.*?^ *```/gms, '')
        .matchAll(/`([\w./-]+)`/g),
    ]
      .map(([, name = '']) => name)
      .filter((name) => file !== YET_TO_BE_MADE.file || !YET_TO_BE_MADE.name.test(name))
      .filter((name) =>
        TOP_FOLDER.test(name) ? !exists(name) : /^[\w.-]+\.tsx?$/.test(name) && !known.has(name),
      )
      .map((name) => `${file}: ${name}`),
  );
  expect(broken).toEqual([]);
});

test('documents that comments cite exist', () => {
  const broken = SOURCES.flatMap((file) =>
    [...read(file).matchAll(/\bdocs\/[\w/.-]+\.md(?:#[\w-]+)?/g)].flatMap(([target]) =>
      problemOf(target, '').map((problem) => `${file}: ${problem}`),
    ),
  );
  expect(broken).toEqual([]);
});
