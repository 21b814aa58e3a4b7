import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ContentRepository } from './repository.ts';

const PUBLISH = path.resolve(import.meta.dirname, '../../../test/support/content/publish-draft.ts');
const FILE = 'news/notice.md';
const [OLD, NEW] = ['---\nid: 1\ntitle: 一\n---\n\n本文\n', '---\nid: 1\ntitle: 二\n---\n\n本文\n'];
const EDITOR = { name: '水無 花子', email: 'hanako@minamo.example' };
/** More than the number of changing calls of one publication. */
const CALLS_MAX = 30;
/** Commands that change the repository or read content to be written. */
const CHANGES = ['fetch', 'commit-tree', 'push', 'update-ref', 'cat-file', 'read-tree'];

let root: string;

function git(where: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=Operations', '-c', 'user.email=ops@minamo.example'];
  return execFileSync('git', [...identity, ...args], { cwd: where, encoding: 'utf8' }).trim();
}

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'desk-crash-'));
  const site = path.join(root, 'before', 'site');
  mkdirSync(path.join(site, 'content/news'), { recursive: true });
  writeFileSync(path.join(site, 'content', FILE), OLD);
  git(site, 'init', '-q', '-b', 'main');
  git(site, 'add', '.');
  git(site, 'commit', '-qm', 'Begin');
  git(path.dirname(site), 'clone', '-q', '--bare', 'site', 'shared.git');
  git(site, 'remote', 'add', 'origin', '../shared.git');
  const repository = await ContentRepository.open(path.join(site, 'content'));
  const revision = (await repository.current(FILE))?.revision ?? null;
  await repository.saveDraft({ file: FILE, text: NEW, expected: revision, author: EDITOR });
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Script in place of git that kills its parent with SIGKILL before the nth change. */
function killingGit(folder: string, call: number): string {
  const bin = path.join(folder, 'bin');
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const count = path.join(folder, 'calls');
  mkdirSync(bin);
  writeFileSync(count, '');
  const lines = [
    '#!/bin/sh',
    `case "$*" in ${CHANGES.map((command) => `*" ${command} "*`).join('|')}) echo . >> '${count}' ;; *) exec '${real}' "$@" ;; esac`,
    `if [ "$(wc -l < '${count}')" -ne ${call} ]; then exec '${real}' "$@"; fi`,
    'kill -9 "$PPID"',
  ];
  writeFileSync(path.join(bin, 'git'), lines.join('\n'));
  chmodSync(path.join(bin, 'git'), 0o755);
  return bin;
}

/** Publishes in a process that is killed at its nth change. Returns whether the process completed. */
function publishKilled(folder: string, call: number): boolean {
  const bin = killingGit(folder, call);
  const { status, signal, stderr } = spawnSync(
    process.execPath,
    [PUBLISH, path.join(folder, 'site/content'), 'origin'],
    { env: { ...process.env, PATH: `${bin}:${process.env.PATH}` }, encoding: 'utf8' },
  );
  if (signal === null && status !== 0) throw new Error(stderr);
  return signal === null;
}

test('a process that is killed anywhere has published all of a draft or nothing, and the next one goes on', async () => {
  let isDone = false;
  for (let call = 1; !isDone && call < CALLS_MAX; call += 1) {
    const folder = path.join(root, `killed-${call}`);
    cpSync(path.join(root, 'before'), folder, { recursive: true });
    isDone = publishKilled(folder, call);
    const content = path.join(folder, 'site/content');
    const onDisk = () => readFileSync(path.join(content, FILE), 'utf8');
    expect([OLD, NEW]).toContain(onDisk());

    const repository = await ContentRepository.open(content, 'origin');
    await repository.pull();
    const published = (await repository.published(FILE))?.text;
    expect(onDisk()).toBe(published);
    const [draft] = await repository.drafts();
    expect(published === OLD ? (await repository.current(FILE))?.text : published).toBe(NEW);
    expect(draft === undefined).toBe(published === NEW);
    if (draft) await repository.publish([draft], { message: 'Published', check: async () => {} });
    expect(onDisk()).toBe(NEW);
    expect(git(content, 'status', '--porcelain')).toBe('');
    expect(git(path.join(folder, 'shared.git'), 'show', `main:content/${FILE}`)).toBe(NEW.trimEnd());
    expect(git(content, 'log', '--format=%s', '--', FILE)).toBe('Published\nBegin');
  }
  expect(isDone).toBe(true);
});
