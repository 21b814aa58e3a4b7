import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '..');
const CREATES_CACHE = /\bnew (?:LRUCache|SegmentedCache)\b|\b(?:remembered|onceForEach)\(/;
/** The implementation has no row, its users do. */
const WITHOUT_ROW = /^server\/cache\/segmented-cache\.ts|\.test\.ts$/;

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Files in the first column of the table of caches. */
function listedFiles(): string[] {
  const [, section = ''] = read('docs/architecture.md').split(/^## Caches$/m);
  const [table = ''] = section.split(/^## /m);
  const cells = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) => cell.split(', '));
  return cells.map((cell) => cell.replaceAll('`', ''));
}

test('every cache of the server has a row in docs/architecture.md', () => {
  const files = globSync('server/**/*.ts', { cwd: ROOT }).map((file) => file.replaceAll(path.sep, '/'));
  const found = files.filter((file) => !WITHOUT_ROW.test(file) && CREATES_CACHE.test(read(file)));
  expect(found.length).toBeGreaterThan(4);
  expect(found.filter((file) => !listedFiles().includes(file))).toEqual([]);
});

test('every listed cache is there', () => {
  expect(listedFiles().length).toBeGreaterThan(8);
  expect(listedFiles().filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
