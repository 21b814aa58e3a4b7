import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Git, PROCESSES_MAX } from './git.ts';

const { PATH } = process.env;
let folder: string;
let log: string;

/**
 * Replaces git with a script that notes its start and end, and ends once the maximum of concurrent processes has
 * started.
 */
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'git-'));
  log = path.join(folder, 'log');
  writeFileSync(log, '');
  const script = `#!/bin/sh
echo begin >> ${log}
while [ "$(grep -c begin ${log})" -lt ${PROCESSES_MAX} ]; do sleep 0.01; done
echo end >> ${log}
`;
  writeFileSync(path.join(folder, 'git'), script, { mode: 0o755 });
  process.env.PATH = `${folder}:${PATH}`;
});

afterAll(() => {
  process.env.PATH = PATH;
  rmSync(folder, { recursive: true });
});

test('few processes of git run at once, of all repositories together, and every call gets its turn', async () => {
  const [one, other] = [new Git(folder), new Git(os.tmpdir())];
  await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? one : other).text(['status'])));
  let [running, most] = [0, 0];
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  for (const line of lines) {
    running += line === 'begin' ? 1 : -1;
    most = Math.max(most, running);
  }
  expect([lines.length, running, most]).toEqual([40, 0, PROCESSES_MAX]);
});
