import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const SERVER = path.resolve(import.meta.dirname);

test('compiled code is cached in the build folder, and a damaged cache has no effect', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'compile-cache-'));
  const { NODE_COMPILE_CACHE: _cache, ...env } = process.env;
  cpSync(path.join(SERVER, 'compile-cache.ts'), path.join(root, 'server/compile-cache.ts'));
  writeFileSync(path.join(root, 'answer.ts'), 'const value: number = 42;\nconsole.log(value);\n');
  const start = () =>
    execFileSync(process.execPath, ['--import', './server/compile-cache.ts', 'answer.ts'], {
      cwd: root,
      env,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  expect(start()).toBe('42\n');
  const kept = () => globSync('dist/server/compile-cache/*/*', { cwd: root });
  expect(kept().length).toBeGreaterThan(0);
  for (const file of kept()) writeFileSync(path.join(root, file), 'damaged');
  expect(start()).toBe('42\n');
  rmSync(root, { recursive: true });
});
