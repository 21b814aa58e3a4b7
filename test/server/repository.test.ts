import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../support/site.ts';

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')));
}

const DOCUMENTS = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...filesIn('docs', /\.md$/),
  ...filesIn('.github', /\.md$/),
];
const SOURCES = ['client', 'server', 'shared', 'scripts', 'test', 'bench'].flatMap((folder) =>
  filesIn(folder, /\.m?tsx?$/),
);

/** The anchors that a Git host gives the headings of a document. */
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

/** What is wrong with a link to `target`, in a file that lies in `folder`. */
function problemOf(target: string, folder: string): string[] {
  const [file = '', anchor] = target.split('#');
  const resolved = path.posix.join(folder, file);
  if (!exists(resolved)) return [`${target}: no such file`];
  return anchor && !anchorsOf(resolved).has(anchor) ? [`${target}: no such heading`] : [];
}

test('every link of the documents leads to a file and a heading that exist', () => {
  const broken = DOCUMENTS.flatMap((file) => {
    const links = read(file).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g);
    return [...links].flatMap(([, target = '']) =>
      problemOf(target.startsWith('#') ? path.basename(file) + target : target, path.posix.dirname(file)).map(
        (problem) => `${file}: ${problem}`,
      ),
    );
  });
  expect(broken).toEqual([]);
});

test('what comments cite of the documents exists', () => {
  const broken = SOURCES.flatMap((file) =>
    [...read(file).matchAll(/\bdocs\/[\w/.-]+\.md(?:#[\w-]+)?/g)].flatMap(([target]) =>
      problemOf(target, '').map((problem) => `${file}: ${problem}`),
    ),
  );
  expect(broken).toEqual([]);
});
