import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'backup-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function run(name: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [`scripts/${name}.ts`, ...args], {
    env: { ...process.env, DATA_DIR: path.join(folder, 'data'), DATABASE_URL: '' },
  });
  return stdout;
}

test('the newest backups stay, and other files of the folder are untouched', async () => {
  const out = path.join(folder, 'backups');
  expect(await run('backup', '--out', out)).toMatch(/submissions-.+: 受付 0 件、1 KB\n$/);
  const [first = ''] = await readdir(out);
  const older = first.replace(/\d{8}T/, '20010101T');
  for (const name of [older, 'notes.txt']) await writeFile(path.join(out, name), '');
  await run('backup', '--out', out, '--keep', '2');
  const left = await readdir(out);
  expect(left).toHaveLength(3);
  expect(left).toEqual(expect.arrayContaining([first, 'notes.txt']));
  expect(left).not.toContain(older);
});

test.each([
  ['backup'],
  ['backup', '--out', 'backups', '--keep', '0'],
  ['backup', '--out', 'backups', '--keep', 'all'],
  ['restore'],
  ['restore', 'no-such-file.gz'],
  ['restore', 'one.gz', 'two.gz'],
])('%s %s %s %s is refused in one line', async (name, ...args) => {
  const failure = await run(name, ...args).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^[^\n]+\n$/) });
});
