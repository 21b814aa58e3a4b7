import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { testStore } from '../../../test/support/store-scenarios.ts';
import { openDatabase } from './database.ts';

const folders: string[] = [];

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'store-'));
  folders.push(folder);
  return folder;
}

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

describe('SQLite', () => {
  testStore(async () => ({ dataDir: path.join(await newFolder(), 'data') }));
});

test('a folder that cannot be made is named by its setting', async () => {
  await expect(openDatabase({ dataDir: '/dev/null/data' })).rejects.toThrow(/^DATA_DIR /);
});

test('a database that cannot be reached is named by its setting, without its password', async () => {
  const open = openDatabase({ databaseUrl: 'postgres://minamo:geheim@127.0.0.1:9/minamo' });
  await expect(open).rejects.toThrow(/^DATABASE_URL .*ECONNREFUSED/);
  await expect(open).rejects.not.toThrow(/geheim/);
});
