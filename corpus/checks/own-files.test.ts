import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ownFileProblems } from './own-files.ts';

const SHA256_OF_TEXT = '982d9e3eb996f559e633f4d194def3761d909f5a3b647d1a851fead67c32c9d1';

let root: string;
let contentDir: string;
let filesDir: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'own-files-'));
  [contentDir, filesDir] = ['content', 'large'].map((name) => path.join(root, name)) as [string, string];
  mkdirSync(path.join(contentDir, 'files'), { recursive: true });
  mkdirSync(filesDir);
});

afterEach(() => rmSync(root, { recursive: true }));

function problemsOf(fields: { file: string; size?: number; sha256?: string }, hashes = true) {
  const record = { id: 1, kind: 'MIB', title: '題', publishedOn: '2026-11-01', productIds: [], ...fields };
  return ownFileProblems({ ownFiles: [record] }, { contentDir, filesDir, hashes });
}

test.each(['content/files', 'large'])('a file as recorded is found in %s', async (folder) => {
  writeFileSync(path.join(root, folder, 'a.mib'), 'text');
  expect(await problemsOf({ file: 'a.mib', size: 4, sha256: SHA256_OF_TEXT })).toEqual([]);
});

test('a missing file, and a link in its place, are reported with the folders to put it into', async () => {
  writeFileSync(path.join(root, 'secret'), 'text');
  symlinkSync(path.join(root, 'secret'), path.join(contentDir, 'files/a.mib'));
  for (const file of ['a.mib', 'b.mib'])
    expect(await problemsOf({ file, size: 4, sha256: SHA256_OF_TEXT })).toMatchObject([
      { file: 'files.yaml', field: 'file(id 1)', fix: expect.stringContaining(filesDir) },
    ]);
});

test('values that are missing or wrong are given, and hashes are compared on request alone', async () => {
  writeFileSync(path.join(filesDir, 'a.mib'), 'text');
  const [missing] = await problemsOf({ file: 'a.mib' });
  expect(missing?.fix).toBe(`size: 4 と sha256: ${SHA256_OF_TEXT} を書いてください`);
  const wrong = { file: 'a.mib', size: 4, sha256: '0'.repeat(64) };
  expect(await problemsOf(wrong)).toMatchObject([{ field: 'sha256(id 1)' }]);
  expect(await problemsOf(wrong, false)).toEqual([]);
});
