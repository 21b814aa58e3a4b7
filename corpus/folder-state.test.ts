import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { folderRevision, folderState } from './folder-state.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'folder-state-'));
  writeFileSync(path.join(folder, 'site.yaml'), 'name: a');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const states = () => [folderState(folder).toString('hex'), folderRevision(folder)];

test('a changed text and a new photograph change the state', () => {
  const before = states();
  writeFileSync(path.join(folder, 'site.yaml'), 'name: b');
  const changed = states();
  mkdirSync(path.join(folder, 'photos'));
  writeFileSync(path.join(folder, 'photos/a.jpg'), 'bytes');
  const added = states();
  expect(new Set([before, changed, added].map(([state]) => state)).size).toBe(3);
  expect(new Set([before, changed, added].map(([, revision]) => revision)).size).toBe(3);
});

test('hidden files do not change the state: temporary files of an editor, files of git', () => {
  const before = states();
  mkdirSync(path.join(folder, '.git'));
  mkdirSync(path.join(folder, 'photos'));
  writeFileSync(path.join(folder, '.git/state.json'), '{}');
  writeFileSync(path.join(folder, '.site.yaml.swp'), 'bytes');
  writeFileSync(path.join(folder, 'photos/.a.jpg.unfinished'), 'bytes');
  expect(states()).toEqual(before);
});
