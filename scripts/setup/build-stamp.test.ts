import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { buildOutput, markUnfinished, staleOutputs } from './build-stamp.mjs';

let root: string;
const LONG_AGO = new Date('2020-01-01T00:00:00Z');

function write(file: string, text: string): void {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'stamps-'));
  for (const file of [
    'client/page.tsx',
    'shared/constants.ts',
    'public/robots.txt',
    'vite.config.ts',
    'media/draw.ts',
    'corpus/corpus.ts',
    'records/career/wire.ts',
    'server/content/routes/search.ts',
    'server/app.ts',
    'scripts/test.ts',
    'content/products/a.yaml',
    'package-lock.json',
  ])
    write(file, 'before');
  for (const name of staleOutputs({ root, env: {} })) buildOutput(name, () => {}, { root, env: {} });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('an output that is up to date is not built again', () => {
  expect(staleOutputs({ root, env: {} })).toEqual([]);
});

test.each([
  ['client/page.tsx', ['client', 'server']],
  ['public/robots.txt', ['client']],
  ['content/products/a.yaml', ['media']],
  ['media/draw.ts', ['media']],
  ['corpus/corpus.ts', ['server', 'media']],
  ['desk/client/main.tsx', ['desk']],
  ['records/career/wire.ts', ['client', 'server', 'media']],
  ['desk/server/main.ts', ['server']],
  ['desk/shared/api.ts', ['server', 'desk']],
  ['shared/constants.ts', ['client', 'server', 'desk', 'media']],
  ['package-lock.json', ['client', 'server', 'desk', 'media']],
  ['server/app.ts', ['server']],
  ['server/content/routes/search.ts', ['server']],
  ['server/app.test.ts', []],
  ['client/page.test.tsx', []],
  ['scripts/test.ts', []],
])('a change of %s builds %j', (file, stale) => {
  write(file, 'after');
  expect(staleOutputs({ root, env: {} })).toEqual(stale);
});

test('a change that preserves size and time of a file is detected', () => {
  const file = path.join(root, 'client/page.tsx');
  utimesSync(file, LONG_AGO, LONG_AGO);
  expect(staleOutputs({ root, env: {} })).toEqual([]);
  writeFileSync(file, 'BEFORE');
  utimesSync(file, LONG_AGO, LONG_AGO);
  expect(staleOutputs({ root, env: {} })).toEqual(['client', 'server']);
});

test('rewriting a file with the same text does not trigger a build', () => {
  write('client/page.tsx', 'before');
  expect(staleOutputs({ root, env: {} })).toEqual([]);
});

test('a file that was taken away counts as a change', () => {
  rmSync(path.join(root, 'content/products/a.yaml'));
  expect(staleOutputs({ root, env: {} })).toEqual(['media']);
});

test('a build that breaks off does not count, not even where it had been current', () => {
  expect(() =>
    buildOutput(
      'media',
      () => {
        throw new Error('no room on the disk');
      },
      { root, env: {} },
    ),
  ).toThrow('no room');
  expect(staleOutputs({ root, env: {} })).toEqual(['media']);
});

test('a build that takes its time counts when it is over, and not when it breaks off', async () => {
  const options = { root, env: {} };
  let finish = () => {};
  const building = buildOutput('media', () => new Promise<void>((resolve) => (finish = resolve)), options);
  expect(staleOutputs(options)).toEqual(['media']);
  finish();
  await building;
  expect(staleOutputs(options)).toEqual([]);
  await expect(buildOutput('media', () => Promise.reject(new Error('no room')), options)).rejects.toThrow();
  expect(staleOutputs(options)).toEqual(['media']);
});

test('a postponed output counts as unfinished', () => {
  markUnfinished('media', { root, env: {} });
  expect(staleOutputs({ root, env: {} })).toEqual(['media']);
});

test('sources that change while they are built are built again', () => {
  buildOutput('client', () => write('client/page.tsx', 'saved meanwhile'), { root, env: {} });
  expect(staleOutputs({ root, env: {} })).toContain('client');
});
