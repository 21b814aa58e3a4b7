import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { dialectOf } from './comments.ts';
import { readDocuments } from './documents.ts';
import { unusedExports } from './exports.ts';
import { parseModule } from './parse.ts';
import { literalsPerEndpoint, pathLiterals } from './paths.ts';
import { findViolations } from './rules.ts';
import { crowdedFolders, longestFiles, sizesByRoom } from './sizes.ts';
import { readSources } from './sources.ts';

/** Modules of a small tree, by their path and their text. */
function parse(files: Record<string, string>) {
  return Object.entries(files).map(([file, text]) => parseModule({ file, text }));
}

function unusedIn(files: Record<string, string>): string[] {
  return unusedExports(parse(files)).map(({ file, name, remedy }) => `${file} ${name}: ${remedy}`);
}

test('code is read from every folder but those of packages, results, editors and other frameworks', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'tree-'));
  const files = [
    'client/a.tsx',
    'server/content/b.ts',
    'test/support/c.mjs',
    'bench/peers/run.ts',
    'vite.config.ts',
    'content/d.ts',
    'dist/e.ts',
    '.cache/f.ts',
    'node_modules/g/h.ts',
    'bench/http/node_modules/i.ts',
    'bench/peers/next/app/j.tsx',
    'client/k.css',
  ];
  for (const file of files) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), '');
  }
  expect(readSources(root).map(({ file }) => file)).toEqual(files.slice(0, 5).sort());
  rmSync(root, { recursive: true });
});

test('lines and files are counted by room, tests by themselves', () => {
  const sources = [
    { file: 'client/a.ts', text: 'one\ntwo\n' },
    { file: 'client/lib/a.test.ts', text: 'one\n' },
    { file: 'server/a.ts', text: 'one\ntwo\nthree' },
    { file: 'test/support/a.ts', text: 'one\n' },
    { file: 'test/support/b.mjs', text: 'one\n' },
  ];
  expect(sizesByRoom(sources)).toEqual([
    { room: 'server', product: { files: 1, lines: 3 }, tests: { files: 0, lines: 0 } },
    { room: 'client', product: { files: 1, lines: 2 }, tests: { files: 1, lines: 1 } },
    { room: 'test', product: { files: 0, lines: 0 }, tests: { files: 1, lines: 1 } },
  ]);
  expect(longestFiles(sources, 2)).toEqual([
    { file: 'server/a.ts', lines: 3 },
    { file: 'client/a.ts', lines: 2 },
  ]);
});

test('a folder is crowded by its own files, except for tests beside product code', () => {
  const filesOf = (folder: string, count: number, ending = '.ts') =>
    Array.from({ length: count }, (_, index) => ({ file: `${folder}/${index}${ending}`, text: '' }));
  const sources = [
    ...filesOf('client/lib', 21),
    ...filesOf('client/components', 20),
    ...filesOf('client/components/form', 20),
    ...filesOf('server', 19),
    ...filesOf('server', 30, '.test.ts'),
    ...filesOf('test/e2e', 22, '.test.ts'),
  ];
  expect(crowdedFolders(sources)).toEqual([
    { folder: 'test/e2e', files: 22 },
    { folder: 'client/lib', files: 21 },
  ]);
});

test('an export that no other module imports is unused', () => {
  expect(
    unusedIn({
      'server/a.ts': [
        'export const used = 1;',
        'export const [first, { second }] = list();',
        'export function inside() { return 1; }',
        'export interface Shape { inside: number }',
        'const result: Shape = { inside: inside() };',
        'export { result as renamed };',
      ].join('\n'),
      'server/b.ts': "import { used, second as other, renamed } from './a.ts';",
    }),
  ).toEqual([
    'server/a.ts first: delete',
    'server/a.ts inside: drop the keyword',
    'server/a.ts Shape: drop the keyword',
  ]);
});

test.each([
  ['a namespace', "import * as all from '../server/a.ts';", []],
  ['a module that is loaded as a whole', "const load = () => import('../server/a.ts');", []],
  ['names of a module that is loaded', "const { one } = await import('../server/a.ts');", ['two']],
  ['a name of a module that is loaded', "(await import('../server/a.ts')).two();", ['one']],
  ['a type by its module', "type One = import('../server/a.ts').one.Deep;", ['two']],
  ['names that are exported again', "export { one, two as other } from '../server/a.ts';", []],
  ['every name exported again', "export * from '../server/a.ts';", []],
  ['another module of the same name', "import { one } from './a.ts';", ['one', 'two']],
])('importing %s uses its names', (_, code, unused) => {
  const modules = parse({
    'server/a.ts': 'export const one = 1; export const two = 2;',
    'scripts/b.ts': code,
  });
  const ofModule = unusedExports(modules).filter(({ file }) => file === 'server/a.ts');
  expect(ofModule.map(({ name }) => name)).toEqual(unused);
});

test('tests use test support and units under test; code for tests alone is unused', () => {
  const importAll =
    "import { alone, unit } from '../../server/a.ts'; import { help } from '../support/c.ts';";
  expect(
    unusedIn({
      'server/a.ts': 'export const unit = 1;\nexport const alone = 2;\nexport const all = [unit];',
      'server/user.ts': "import { all } from './a.ts';",
      'test/server/a.test.ts': importAll,
      'test/support/c.ts': 'export const help = 1;',
      'vite.config.ts': 'export const config = 1;',
    }),
  ).toEqual(['server/a.ts alone: delete with its tests']);
});

test('a path of the API is found in literals and templates, whatever its parameters are called', () => {
  const modules = parse({
    'shared/a.ts': "get('/goods/detail/{id}'); get('/goods/list');",
    'server/b.ts': "router.get('/goods/detail/:id', () => fetch('/api/goods/list?limit=5'));",
    'client/c.ts': `read(\`/goods/detail/\${id}\`); read(\`/goods/detail/\${id}/more\`);`,
    'client/c.test.ts': "read('/goods/list');",
  });
  const found = pathLiterals(modules, ['/goods/detail/{id}', '/goods/list', '/goods/index']);
  expect(found).toEqual([
    { endpoint: '/goods/detail/{id}', files: ['shared/a.ts', 'server/b.ts', 'client/c.ts'] },
    { endpoint: '/goods/list', files: ['shared/a.ts', 'server/b.ts'] },
    { endpoint: '/goods/index', files: [] },
  ]);
  expect(literalsPerEndpoint(found)).toBeCloseTo(5 / 3);
});

test('comments are measured by their words', () => {
  const text = [
    '/**',
    ' * What a reader is told, and nothing else.',
    ' */',
    'const what = `nothing`; // Said anew.',
    '/** Nobody, meanwhile. */',
    '/* What is no docstring. */',
    '/** A value; ask for it. */',
  ].join('\n');
  const { words, docs, vagueDocs, perThousand } = dialectOf(parse({ 'server/a.ts': text }));
  expect([words, docs]).toEqual([21, 3]);
  expect(vagueDocs.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([
    'server/a.ts:1 What a reader is told, and nothing else.',
    'server/a.ts:5 Nobody, meanwhile.',
  ]);
  const counts = Object.values(perThousand).map((rate) => Math.round((rate * words) / 1_000));
  expect(counts).toEqual([2, 3, 2, 2]);
});

test('documents are measured without their code and the targets of links', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'tree-'));
  mkdirSync(path.join(root, 'docs'));
  writeFileSync(path.join(root, 'README.md'), 'Say `what` [here](what-else.md).\n\n```sh\nwhat\n```\n');
  writeFileSync(path.join(root, 'docs', 'a.md'), 'What else.\n');
  const { words, perThousand } = dialectOf(readDocuments(root));
  expect(words).toBe(4);
  expect(perThousand.what).toBe(250);
  rmSync(root, { recursive: true });
});

test('vague docstrings, frequent words that hide the subject, unused exports and full folders are violations', () => {
  const full = Array.from({ length: 21 }, (_, index) => [`shelf/${index}.ts`, '']);
  const modules = parse({
    ...Object.fromEntries(full),
    'library/a.ts': '/** What it needs.\n * More. */\nexport const unused = 1;',
    'library/b.ts': '// A comment about a value.',
  });
  expect(findViolations(modules)).toEqual([
    'library/a.ts:1: a docstring begins with a noun or a verb: What it needs.',
    'library: what: 111.1 in 1,000 words of comments, at most 2',
    'library/a.ts:3: no module imports unused: delete',
    'shelf: 21 files: at most 20, sort them into folders',
  ]);
});
