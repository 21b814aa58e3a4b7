import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { PROGRAMS } from '../../../scripts/checks/test-programs.ts';
import { ROOT } from '../../support/content/folders.ts';
import { read } from '../../support/content/repository-files.ts';

const WORKFLOWS = globSync('.github/{workflows,actions/*}/*.yml', { cwd: ROOT });

/** First group of every match, in all workflows and actions. */
function inWorkflows(pattern: RegExp): string[] {
  return WORKFLOWS.flatMap((file) => [...read(file).matchAll(pattern)].map(([, found = '']) => found));
}

/** `actions/checkout@… # v1.2.3`. */
const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

test('workflows use actions of others by their commit, the same one everywhere, and own ones that exist', () => {
  const used = [...new Set(inWorkflows(/\buses: (.+)/g))];
  const own = used.filter((action) => action.startsWith('./'));
  const others = used.filter((action) => !action.startsWith('./'));
  expect(own.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
  expect(others.filter((action) => !PINNED.test(action))).toEqual([]);
  const names = others.map((action) => action.split('@')[0]);
  expect(names.length).toBeGreaterThan(0);
  expect(names).toEqual([...new Set(names)]);
});

test('a release builds every image that the Dockerfile offers by a target', () => {
  const offered = [...read('Dockerfile').matchAll(/docker build --target ([\w-]+)/g)].map(([, name]) => name);
  expect(inWorkflows(/docker build --target ([\w-]+)/g).sort()).toEqual([...offered, 'site'].sort());
});

test('hosted machines and the dev container have every program that the tests install elsewhere', () => {
  const packagesOf = (programs: typeof PROGRAMS) => programs.flatMap(({ packages }) => packages);
  const hosted = packagesOf(PROGRAMS.filter(({ isHosted }) => !isHosted));
  expect(hosted.length).toBeGreaterThan(0);
  for (const [file, programs] of [
    ['.github/actions/prepare/action.yml', hosted],
    ['.devcontainer/Dockerfile', packagesOf(PROGRAMS)],
  ] as const) {
    const installed = new Set(read(file).split(/\s+/));
    expect({ file, missing: programs.filter((name) => !installed.has(name)) }).toEqual({ file, missing: [] });
  }
});

test('workflows run commands that the package has', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const commands = inWorkflows(/\bnpm run (?:--silent )?([\w:]+)/g);
  expect(commands).toEqual(expect.arrayContaining(['test:lane', 'test:all', 'release']));
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});
