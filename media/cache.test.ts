import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createCache } from './cache.ts';

let root: string;
let made: string[];
const SIZE = 100;

/** Requests files of equal size, as one build would. */
async function build(maxBytes: number, names: string[]): Promise<void> {
  const { cached, forgetUnused } = createCache(root, maxBytes);
  for (const name of names) {
    await cached('sheets', '.pdf', [name], async () => {
      made.push(name);
      return Buffer.alloc(SIZE, name);
    });
  }
  await forgetUnused();
}

/** Sets the modification times of all cached files to the past. */
function longAgo(): void {
  const day = new Date('2020-01-01T00:00:00Z');
  for (const name of readdirSync(path.join(root, 'sheets')))
    utimesSync(path.join(root, 'sheets', name), day, day);
}

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'cache-'));
  made = [];
});

afterEach(() => rmSync(root, { recursive: true }));

test('a cached file is not generated again', async () => {
  await build(10 * SIZE, ['a', 'b']);
  await build(10 * SIZE, ['a', 'b']);
  expect(made).toEqual(['a', 'b']);
});

test.each(['a', 'b'])(
  'beyond the limit the least recently used file is deleted, not %s that was used since',
  async (name) => {
    await build(3 * SIZE, ['a', 'b']);
    longAgo();
    await build(3 * SIZE, [name]);
    await build(3 * SIZE, ['c', 'd']);
    expect(readdirSync(path.join(root, 'sheets'))).toHaveLength(3);
    made = [];
    await build(3 * SIZE, [name, 'c', 'd']);
    expect(made).toEqual([]);
  },
);

test('a build retains all files that it used, also beyond the limit', async () => {
  await build(SIZE, ['a', 'b', 'c']);
  await build(SIZE, ['a', 'b', 'c']);
  expect(made).toEqual(['a', 'b', 'c']);
});

test('other folders next to the cache are not touched', async () => {
  writeFileSync(path.join(root, 'of-somebody-else'), 'x'.repeat(SIZE));
  await build(0, ['a']);
  expect(readdirSync(root)).toContain('of-somebody-else');
});
