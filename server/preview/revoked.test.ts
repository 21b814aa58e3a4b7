import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { RevokedPreviews, revokedFile, revokePreview } from './revoked.ts';
import { PreviewError } from './token.ts';

const [ID, OTHER] = ['AAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBB'] as const;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'revoked-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a revocation by one process takes effect in all others', async () => {
  const file = path.join(folder, 'not-there-yet', 'revoked');
  const revoked = new RevokedPreviews(file, { freshMs: 0 });
  expect(await revoked.has(ID)).toBe(false);
  await revokePreview(file, ID);
  expect(await revoked.has(ID)).toBe(true);
  expect(await revoked.has(OTHER)).toBe(false);
  await Promise.all([revokePreview(file, OTHER), revokePreview(file, ID)]);
  expect(await revoked.has(OTHER)).toBe(true);
  expect(await revoked.has('')).toBe(false);
});

test('the file is not read again within a second', async () => {
  const file = path.join(folder, 'revoked');
  const revoked = new RevokedPreviews(file, { freshMs: 3_600_000 });
  expect(await revoked.has(ID)).toBe(false);
  await revokePreview(file, ID);
  expect(await revoked.has(ID)).toBe(false);
});

test('an unreadable file is an error', async () => {
  const file = path.join(folder, 'a-folder');
  mkdirSync(file);
  await expect(new RevokedPreviews(file).has(ID)).rejects.toThrow();
});

test('only an id can be revoked', async () => {
  for (const text of ['', 'x', `${ID}\n${OTHER}`, `${ID}\n`])
    await expect(revokePreview(path.join(folder, 'revoked'), text)).rejects.toThrow(PreviewError);
});

test('the file is in the folder of states, otherwise in the data folder', () => {
  expect(revokedFile({ PREVIEW_FOLDERS: '/states', DATA_DIR: '/data' })).toBe('/states/.revoked');
  expect(revokedFile({ DATA_DIR: '/data' })).toBe('/data/revoked-previews');
});
