import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { loadedUntilChanged } from './loaded-until-changed.ts';

let folder: string;
let loads: number;
let read: () => Promise<number>;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  mkdirSync(path.join(folder, 'news'));
  writeFileSync(path.join(folder, 'news/first.md'), 'first');
  loads = 0;
  read = loadedUntilChanged(folder, async () => ++loads);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As if it had been changed a while later. */
function touch(name: string, seconds: number): void {
  const time = Date.now() / 1000 + seconds;
  utimesSync(path.join(folder, name), time, time);
}

test('the pictures of a page cost one load, and those of the next page none', async () => {
  expect(await Promise.all(Array.from({ length: 24 }, () => read()))).toEqual(Array(24).fill(1));
  expect(await read()).toBe(1);
});

test.each([
  ['changed', () => touch('news/first.md', 10)],
  [
    'added',
    () => {
      writeFileSync(path.join(folder, 'news/second.md'), 'second');
      touch('news', 10);
    },
  ],
  [
    'removed',
    () => {
      rmSync(path.join(folder, 'news/first.md'));
      touch('news', 10);
    },
  ],
])('a file that was %s is seen', async (_what, change) => {
  expect(await read()).toBe(1);
  change();
  expect(await read()).toBe(2);
  expect(await read()).toBe(2);
});

test('content that is wrong says so until it is mended', async () => {
  let isWrong = true;
  const strict = loadedUntilChanged(folder, async () => {
    if (isWrong) throw new Error('news/first.md: wrong');
    return 'right';
  });
  await expect(strict()).rejects.toThrow('wrong');
  await expect(strict()).rejects.toThrow('wrong');
  isWrong = false;
  touch('news/first.md', 20);
  expect(await strict()).toBe('right');
});
