import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { MediaFolder } from './output.ts';

let dir: string;
const LONG_AGO = new Date('2020-01-01T00:00:00Z');

beforeEach(async () => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'media-'));
  const first = new MediaFolder(dir);
  for (const name of ['same', 'changed', 'dropped'])
    await first.put(`/media/${name}.svg`, `<svg>${name}</svg>`);
  for (const name of ['same', 'changed', 'dropped']) {
    writeFileSync(path.join(dir, `${name}.svg.br`), 'compressed');
    utimesSync(path.join(dir, `${name}.svg`), LONG_AGO, LONG_AGO);
  }
  const second = new MediaFolder(dir);
  await second.put('/media/same.svg', '<svg>same</svg>');
  await second.put('/media/changed.svg', '<svg>other</svg>');
  await second.finish();
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('an unchanged file stays, with its compressed variant', () => {
  expect(statSync(path.join(dir, 'same.svg')).mtime).toEqual(LONG_AGO);
  expect(readdirSync(dir)).toContain('same.svg.br');
});

test('a changed file loses its old compressed variant', () => {
  expect(readFileSync(path.join(dir, 'changed.svg'), 'utf8')).toBe('<svg>other</svg>');
  expect(readdirSync(dir)).not.toContain('changed.svg.br');
});

test('an obsolete file is deleted with its variant', () => {
  expect(readdirSync(dir).sort()).toEqual(['changed.svg', 'same.svg', 'same.svg.br']);
});

test('only paths below /media are accepted', async () => {
  await expect(new MediaFolder(dir).put('/images/logo.svg', '')).rejects.toThrow('/images/logo.svg');
});
