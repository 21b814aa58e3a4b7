import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { recordingLogger } from '../test/support/log.ts';
import { until } from '../test/support/until.ts';
import { keepAssets, keepAssetsFresh } from './old-assets.ts';

let root: string;
let options: { assetsDir: string; folder: string; days: number };

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'kept-assets-'));
  options = { assetsDir: path.join(root, 'assets'), folder: path.join(root, 'kept'), days: 7 };
  mkdirSync(options.assetsDir);
  build('entry-aaaaaaaa.js');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Replaces the files of the previous build. */
function build(...names: string[]): void {
  for (const name of readdirSync(options.assetsDir)) rmSync(path.join(options.assetsDir, name));
  for (const name of names) writeFileSync(path.join(options.assetsDir, name), name);
}

const kept = () => readdirSync(options.folder).sort();

/** Makes a file look as if the last process had offered it `days` ago. */
function daysPass(name: string, days: number): void {
  const then = new Date(Date.now() - days * 86_400_000);
  utimesSync(path.join(options.folder, name), then, then);
}

test('assets of a build are retained with their compressed copies for later builds, source maps are not', async () => {
  build('entry-aaaaaaaa.js', 'entry-aaaaaaaa.js.br', 'entry-aaaaaaaa.js.map', 'entry-aaaaaaaa.js.map.gz');
  await keepAssets(options);
  build('entry-bbbbbbbb.js');
  await keepAssets(options);
  expect(kept()).toEqual(['entry-aaaaaaaa.js', 'entry-aaaaaaaa.js.br', 'entry-bbbbbbbb.js']);
});

test('an asset is removed days after the last process offered it, and never while one does', async () => {
  await keepAssets(options);
  daysPass('entry-aaaaaaaa.js', 8);
  await keepAssets(options);
  expect(kept()).toEqual(['entry-aaaaaaaa.js']);
  build('entry-bbbbbbbb.js');
  daysPass('entry-aaaaaaaa.js', 6);
  await keepAssets(options);
  expect(kept()).toHaveLength(2);
  daysPass('entry-aaaaaaaa.js', 8);
  await keepAssets(options);
  expect(kept()).toEqual(['entry-bbbbbbbb.js']);
});

test('beyond the size limit the oldest asset is removed first', async () => {
  await keepAssets(options);
  daysPass('entry-aaaaaaaa.js', 1);
  build('entry-bbbbbbbb.js');
  await keepAssets({ ...options, bytesMax: 20 });
  expect(kept()).toEqual(['entry-bbbbbbbb.js']);
});

test('a folder that cannot be written causes one warning', async () => {
  const { logger, lines } = recordingLogger();
  keepAssetsFresh({ ...options, folder: '/dev/null/assets' }, logger);
  await until('it is told', () => lines.length > 0);
  expect(lines).toEqual([expect.objectContaining({ level: 40, reason: expect.stringMatching(/ENOTDIR/) })]);
});
