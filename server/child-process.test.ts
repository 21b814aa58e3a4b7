import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Git } from '../desk/server/repository/git.ts';
import { childEnvironment, execProgram, forkScript } from './child-process.ts';
import { SECRET_FILE_NAMES, SECRET_NAMES } from './settings/secret-files.ts';
import { SETTING_NAMES } from './settings/settings.ts';

const SETTINGS = [
  ...SETTING_NAMES,
  ...SECRET_NAMES,
  ...SECRET_FILE_NAMES,
  'AWS_SECRET_ACCESS_KEY',
  'NODE_OPTIONS',
];
const before = { ...process.env };
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'child-'));
  writeFileSync(path.join(folder, 'git'), '#!/bin/sh\nexec env\n', { mode: 0o755 });
  writeFileSync(path.join(folder, 'say.mjs'), 'process.send(process.env)');
  for (const name of SETTINGS) process.env[name] = 'a secret';
  process.env.PATH = `${folder}:${before.PATH}`;
  process.env.SSH_AUTH_SOCK = '/run/agent';
  // Node may need the folders that stand there already.
  process.env.LD_LIBRARY_PATH = [folder, before.LD_LIBRARY_PATH].filter(Boolean).join(':');
});

afterAll(() => {
  process.env = before;
  rmSync(folder, { recursive: true });
});

test('a forked script gets the common variables and no settings', async () => {
  const child = forkScript(path.join(folder, 'say.mjs'), {});
  const [seen] = (await once(child, 'message')) as [Record<string, string>];
  const { PATH, HOME, LD_LIBRARY_PATH } = process.env;
  expect(seen).toMatchObject({ PATH, HOME, LD_LIBRARY_PATH });
  expect(Object.keys(seen)).toEqual(expect.not.arrayContaining(SETTINGS));
  expect(Object.values(seen)).not.toContain('a secret');
});

test('a program gets the same variables', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  execProgram('env', [], { encoding: 'buffer' }, (_error, stdout) => resolve(stdout.toString()));
  expect(await promise).not.toContain('a secret');
  expect(await promise).toContain('PATH=');
});

test('named variables are passed on, similar ones are not', () => {
  expect(childEnvironment(['CONTENT_DIR', 'NEVER_HEARD_OF'])).toMatchObject({ CONTENT_DIR: 'a secret' });
  expect(Object.keys(childEnvironment(['CONTENT_DIR']))).not.toContain('CONTENT_TOKEN');
});

test('git gets no settings, but the variables of ssh', async () => {
  const seen = await new Git(folder).text(['status'], { env: { GIT_AUTHOR_NAME: '水無 花子' } });
  expect(seen).not.toContain('a secret');
  expect(seen.split('\n')).toEqual(
    expect.arrayContaining([
      `PATH=${process.env.PATH}`,
      'SSH_AUTH_SOCK=/run/agent',
      'LC_ALL=C',
      'GIT_AUTHOR_NAME=水無 花子',
    ]),
  );
});
