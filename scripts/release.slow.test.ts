import { execFile, execFileSync } from 'node:child_process';
import { appendFile, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { CONTENT_FORMAT } from '../corpus/content-format.ts';
import { ROOT } from '../test/support/content/folders.ts';
import { hasEntries, releaseEntries, sectionOf } from './changelog.ts';

const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- A dev container.

## 2000-01-02

- Pages fade in.
- contentFormat ${CONTENT_FORMAT}: texts have titles.

## [0.9.0] - 2000-01-01

### Added

- The site.
`;
/** Files of this repository that contain the version. */
const VERSIONED = ['package.json', 'package-lock.json', 'deploy/kustomization.yaml'];

let folder: string;

const read = (file: string) => readFile(path.join(folder, file), 'utf8');
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'test: prepare');
}

async function release(...args: string[]): Promise<string> {
  const script = path.join(ROOT, 'scripts/release.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { cwd: folder });
  return stdout;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'release-'));
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Engineer');
  git('config', 'user.email', 'engineer@example.com');
  await mkdir(path.join(folder, 'deploy'));
  for (const file of VERSIONED) await copyFile(path.join(ROOT, file), path.join(folder, file));
  await writeFile(path.join(folder, 'CHANGELOG.md'), CHANGELOG);
  commit();
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

test('the unreleased entries get their version and day, above them an empty section', () => {
  const released = releaseEntries(CHANGELOG, '1.1.0', '2000-01-03');
  expect(released).toContain(
    '## [Unreleased]\n\n## [1.1.0] - 2000-01-03\n\n### Added\n\n- A dev container.\n',
  );
  expect(sectionOf(released, '1.1.0')).toBe('### Added\n\n- A dev container.');
  expect(hasEntries(sectionOf(released, 'Unreleased') ?? '')).toBe(false);
  expect(sectionOf(released, '0.9.0')).toBe('### Added\n\n- The site.');
  expect(sectionOf(released, '1.0.0')).toBeUndefined();
});

test('a release is one commit of the version alone, and its annotated tag', async () => {
  const output = await release('99.1.0');
  expect(output).toMatch(/git push --atomic origin main v99\.1\.0\n$/);
  expect(JSON.parse(await read('package.json')).version).toBe('99.1.0');
  const locked = JSON.parse(await read('package-lock.json'));
  expect([locked.version, locked.packages[''].version]).toEqual(['99.1.0', '99.1.0']);
  expect(await read('deploy/kustomization.yaml')).toMatch(/- name: minamo\n.*\n +newTag: 99\.1\.0\n/);
  expect(sectionOf(await read('CHANGELOG.md'), '99.1.0')).toBe('### Added\n\n- A dev container.');
  expect(await release('--notes', '99.1.0')).toBe('### Added\n\n- A dev container.\n');

  expect(git('log', '-1', '--format=%s')).toBe('release: 99.1.0');
  expect(git('show', '--format=', '--numstat').replaceAll('\t', ' ').split('\n').toSorted()).toEqual([
    '1 1 package.json',
    '2 0 CHANGELOG.md',
    '2 2 deploy/kustomization.yaml',
    '2 2 package-lock.json',
  ]);
  expect(git('status', '--porcelain')).toBe('');
  expect(git('cat-file', '-t', 'v99.1.0')).toBe('tag');
  expect(git('rev-parse', 'v99.1.0^{commit}')).toBe(git('rev-parse', 'HEAD'));
});

test('a dry run shows the entries and the steps, and makes none', async () => {
  const before = git('rev-parse', 'HEAD');
  const output = await release('99.1.0', '--dry-run');
  for (const shown of ['- A dev container.', 'release: 99.1.0', 'v99.1.0']) expect(output).toContain(shown);
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual([before, '', '']);
});

const addTag = () => void git('tag', 'v99.1.0');
const leaveMain = () => void git('switch', '--quiet', '--create', 'feature');
const leaveChange = () => appendFile(path.join(folder, 'package.json'), '\n');
const leaveFile = () => writeFile(path.join(folder, 'new.txt'), '');

async function releaseNothing(): Promise<void> {
  await writeFile(path.join(folder, 'CHANGELOG.md'), CHANGELOG.replace('- A dev container.\n', ''));
  commit();
}

async function describeNoFormat(): Promise<void> {
  await writeFile(path.join(folder, 'CHANGELOG.md'), CHANGELOG.replace(/^- contentFormat.*\n/m, ''));
  commit();
}

test.each([
  ['a version of another form', [], '99.1', /1\.1\.0 の形/, undefined],
  ['a version with a letter', [], 'v99.1.0', /1\.1\.0 の形/, undefined],
  ['a pre-release', [], '99.1.0-beta.1', /1\.1\.0 の形/, undefined],
  ['a version that is older', [], '0.9.9', /より新しくありません/, undefined],
  ['no version', [], '', /^使い方: npm run release/, undefined],
  ['notes of an unknown version', ['--notes'], '99.1.0', /99\.1\.0 の項目がありません/, undefined],
  ['a tag that exists', [], '99.1.0', /タグ v99\.1\.0 はすでに/, addTag],
  ['another branch', [], '99.1.0', /main で行います/, leaveMain],
  ['a changed file', [], '99.1.0', /コミットしていない変更/, leaveChange],
  ['a new file', [], '99.1.0', /コミットしていない変更/, leaveFile],
  ['a format that no section describes', [], '99.1.0', /contentFormat \d+ の説明/, describeNoFormat],
  ['an empty section', [], '99.1.0', /Unreleased に項目がありません/, releaseNothing],
])('%s is refused in one line, which gives the reason', async (_what, options, version, reason, prepare) => {
  await prepare?.();
  const before = [git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')];
  const failure = await release(...options, version).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^[^\n]+\n$/) });
  expect((failure as { stderr: string }).stderr).toMatch(reason);
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual(before);
});
