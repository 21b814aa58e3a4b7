import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ROOT } from '../support/site.ts';

let tree: string;

beforeAll(() => {
  tree = mkdtempSync(path.join(os.tmpdir(), 'directions-'));
  const rules = JSON.parse(readFileSync(path.join(ROOT, 'biome.json'), 'utf8'));
  writeFileSync(path.join(tree, 'biome.json'), JSON.stringify({ ...rules, vcs: { enabled: false } }));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules'));
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** What the project's own lint rules say of a file with one import. */
function lint(file: string, specifier: string): boolean {
  const target = path.join(tree, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `import { thing } from '${specifier}';\n\nexport const kept = thing;\n`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/@biomejs/biome/bin/biome', 'lint', '--only=style/noRestrictedImports', file],
    { cwd: tree, encoding: 'utf8' },
  );
  expect([0, 1]).toContain(status);
  expect(stdout + stderr).toContain('Checked 1 file');
  return status === 0;
}

test.each([
  ['shared/a.ts', '../server/settings.ts'],
  ['shared/a.ts', '../client/routes.tsx'],
  ['shared/a.ts', 'node:fs'],
  ['shared/a.ts', 'react'],
  ['client/lib/a.ts', '../../server/settings.ts'],
  ['client/lib/a.ts', 'node:fs'],
  ['client/lib/a.ts', '../../test/support/site.ts'],
  ['server/render/a.ts', '../../client/routes.tsx'],
  ['server/render/a.ts', 'react'],
  ['server/render/a.ts', '../../scripts/browser.ts'],
  ['server/content/views/a.ts', '../../../media/pictures.ts'],
  ['client/lib/a.ts', '../../media/pictures.ts'],
  ['client/entry.server.tsx', '../media/pictures.ts'],
  ['shared/a.ts', '../media/pictures.ts'],
  ['media/a.ts', '../server/settings.ts'],
  ['media/covers/a.ts', '../../server/content/store/store.ts'],
  ['media/a.ts', '../client/routes.tsx'],
  ['media/a.ts', '../scripts/browser.ts'],
])('%s may not import %s', (file, specifier) => {
  expect(lint(file, specifier)).toBe(false);
});

test.each([
  ['client/lib/b.ts', '../../shared/constants.ts'],
  ['server/render/b.ts', '../../shared/constants.ts'],
  ['server/render/b.ts', 'node:fs'],
  ['client/lib/b.ts', 'react-router'],
  ['media/covers/b.ts', '../../server/content/schema/product.ts'],
  ['media/b.ts', '../server/content/corpus.ts'],
  ['media/b.ts', 'node:fs'],
  ['server/development.ts', '../media/pictures.ts'],
  ['scripts/b.ts', '../media/build.ts'],
])('%s may import %s', (file, specifier) => {
  expect(lint(file, specifier)).toBe(true);
});
