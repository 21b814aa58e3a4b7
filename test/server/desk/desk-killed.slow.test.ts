import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { DeskListing, DeskRecord } from '../../../desk/shared/api.ts';
import { OTHER_CONTENT_DIR, OTHER_SETTINGS } from '../../support/content/fixture-content.ts';
import { ContentRepositoryFolder, type DeskProcess, startDesk } from '../../support/sites/desk-site.ts';

const FILE = 'news/2026-03-01-spring-maintenance.md';

let repository: ContentRepositoryFolder;
let desk: DeskProcess;
let photo: Buffer;

beforeAll(async () => {
  // Smaller than the fixture, because each desk reads it at its start.
  repository = new ContentRepositoryFolder(OTHER_CONTENT_DIR);
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
  photo = await sharp({ create: { width: 1000, height: 700, channels: 3, background: '#456', noise } })
    .jpeg()
    .toBuffer();
  installKillingGit();
  desk = await start();
});

afterAll(async () => {
  await desk.end();
  repository.delete();
});

const bin = () => path.join(repository.root, 'bin');
const armed = () => path.join(repository.root, 'armed');

/** Installs a git that kills its caller with SIGKILL once it is armed: `before` or `after` it moves a branch. */
function installKillingGit(): void {
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  mkdirSync(bin());
  const lines = [
    '#!/bin/sh',
    `case "$*" in *" update-ref refs/heads/"*|*" update-ref -d refs/heads/"*) ;; *) exec '${real}' "$@" ;; esac`,
    `when=$(cat '${armed()}' 2>/dev/null) || exec '${real}' "$@"`,
    `rm '${armed()}'`,
    `if [ "$when" = after ]; then '${real}' "$@"; fi`,
    'kill -9 "$PPID"',
  ];
  writeFileSync(path.join(bin(), 'git'), lines.join('\n'));
  chmodSync(path.join(bin(), 'git'), 0o755);
}

function start(): Promise<DeskProcess> {
  return startDesk(repository, { MEDIA_DIR: OTHER_SETTINGS.MEDIA_DIR, PATH: `${bin()}:${process.env.PATH}` });
}

/** Performs an action in a desk that is killed during it; the next desk starts with the state that it left. */
async function killedWhile(when: 'before' | 'after', action: () => Promise<unknown>): Promise<void> {
  writeFileSync(armed(), when);
  await expect(action()).rejects.toThrow();
  await desk.kill();
  desk = await start();
}

async function read(): Promise<DeskRecord | undefined> {
  const { status, body } = await desk.ask('GET', `/record?file=${encodeURIComponent(FILE)}`);
  return status === 200 ? body : undefined;
}

/** Performs an action on the current draft. */
async function upon(action: string, more: object = {}) {
  const { revision = null } = (await read()) ?? {};
  return desk.ask('POST', `/draft/${action}`, { file: FILE, revision, ...more });
}

const CONTENT = {
  data: {
    id: 9001,
    slug: 'spring-maintenance',
    title: '春の保守',
    category: 'お知らせ',
    publishedOn: '2026-03-01',
    summary: '保守のお知らせです。',
  },
  body: '保守を行います。',
};
const add = () => desk.ask('POST', '/new', { kind: 'news', content: CONTENT });
const keepPhoto = () =>
  desk.ask('POST', `/picture?file=${encodeURIComponent(FILE)}&name=work&alt=x`, photo, {
    'Content-Type': 'image/jpeg',
  });
const branches = () => repository.git('for-each-ref', '--format=%(refname:short)', 'refs/heads');

async function save(title: string) {
  const { revision = null } = (await read()) ?? {};
  const content = { ...CONTENT, data: { ...CONTENT.data, title } };
  return () => desk.ask('PUT', '/draft', { file: FILE, revision, content });
}

test('a desk that is killed in any step has done it whole or not at all, and the next one goes on', async () => {
  await killedWhile('before', add);
  expect(await read()).toBeUndefined();
  expect((await add()).status).toBe(201);

  const saved = await save('春の保守について');
  await killedWhile('before', saved);
  expect((await read())?.data).toMatchObject({ title: '春の保守' });
  await killedWhile('after', saved);
  expect((await read())?.data).toMatchObject({ title: '春の保守について' });
  expect((await saved()).status).toBe(200);

  await killedWhile('before', keepPhoto);
  const { status, body: picture } = await keepPhoto();
  expect(status).toBe(201);
  expect(repository.git('ls-tree', '-r', '--name-only', branches().split('\n')[0] ?? '')).toContain(
    picture.file,
  );

  await killedWhile('before', () => upon('state', { state: 'review' }));
  expect((await read())?.draft?.state).toBe('writing');
  expect((await upon('state', { state: 'review' })).body.draft?.state).toBe('review');

  const before = repository.git('rev-parse', 'main');
  await killedWhile('before', () => upon('publish'));
  expect(repository.git('rev-parse', 'main')).toBe(before);
  await killedWhile('after', () => upon('publish'));
  expect((await desk.ask<DeskListing>('GET', '/drafts')).body.records).toEqual([]);
  expect(await read()).toMatchObject({ isNew: false, data: { title: '春の保守について' } });
  expect(repository.read(FILE)).toContain('春の保守について');
  expect(repository.git('log', '--format=%h', `${before}..main`).split('\n')).toHaveLength(1);

  expect((await (await save('別の題'))()).status).toBe(200);
  await killedWhile('before', () => upon('discard'));
  expect((await read())?.data).toMatchObject({ title: '別の題' });
  expect((await upon('discard')).status).toBe(200);
  expect((await read())?.draft).toBeUndefined();
  expect(branches()).toBe('main');
  expect(repository.git('status', '--porcelain')).toBe('');
});
