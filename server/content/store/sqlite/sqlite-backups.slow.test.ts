import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';
import { testBackups } from '../../../../test/support/backup-scenarios.ts';

const folders: string[] = [];

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

testBackups(async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'store-'));
  folders.push(folder);
  return { dataDir: path.join(folder, 'data') };
});
