import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { recordingLogger } from '../../../test/support/log.ts';
import { DeskError } from '../problems.ts';
import { RepositoryError } from '../repository/repository-error.ts';
import { Presence } from './presence.ts';
import { Releases } from './releases.ts';

const HANAKO = { name: '水無 花子', email: 'hanako@minamo.example', role: 'approver' } as const;
const DRAFTS = ['a', 'b'].map((name) => ({ file: `news/${name}.md`, revision: name, title: name }));
const BEFORE = Date.parse('2026-12-01T08:59:50+09:00');

let folder: string;
let now: number;
/** Publications and checks, in order. */
let done: string[];
let fault: Error | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  now = BEFORE;
  done = [];
  fault = undefined;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const { logger } = recordingLogger();

function open(): Releases {
  return new Releases({
    async publish(drafts, { name }, isTrial) {
      if (fault) throw fault;
      done.push(
        `${isTrial ? 'checked' : 'published'} ${drafts.map(({ file }) => file).join(' ')} by ${name}`,
      );
    },
    file: path.join(folder, 'releases.json'),
    logger,
    now: () => now,
  });
}

const AT = { at: '2026-12-01 09:00', drafts: DRAFTS };
const CHECKED = 'checked news/a.md news/b.md by 水無 花子';
const PUBLISHED = 'published news/a.md news/b.md by 水無 花子';

test('drafts are checked when they are planned and published at their minute, also by another process', async () => {
  await open().add(AT, HANAKO);
  const later = open();
  expect(later.minuteOf('news/b.md')).toBe('2026-12-01 09:00');
  await later.publishDue();
  expect(done).toEqual([CHECKED]);
  now += 10_000;
  await Promise.all([later.publishDue(), later.publishDue()]);
  await later.publishDue();
  expect(done).toEqual([CHECKED, PUBLISHED]);
  expect(open().list()).toEqual([]);
});

test('a refusal at the minute is told and not tried again; a fault of the machine is', async () => {
  const releases = open();
  await releases.add(AT, HANAKO);
  now += 10_000;
  fault = new RepositoryError({ kind: 'remote', reason: 'no route' });
  await releases.publishDue();
  expect(releases.list()).toMatchObject([{ problem: expect.stringContaining('共有リポジトリ') }]);
  fault = new RepositoryError({ kind: 'gone' });
  await releases.publishDue();
  expect(releases.list()).toMatchObject([{ problem: expect.stringContaining('変更したか、公開しました') }]);
  expect(releases.minuteOf('news/a.md')).toBeUndefined();
  fault = undefined;
  await releases.publishDue();
  expect(done).toEqual([CHECKED]);
  const [{ id } = { id: '' }] = releases.list();
  await releases.cancel(id);
  expect(open().list()).toEqual([]);
});

test('a minute that has passed, a draft that is planned already, and what the checks refuse are not planned', async () => {
  const releases = open();
  await expect(releases.add({ ...AT, at: '2026-12-01 08:59' }, HANAKO)).rejects.toThrow('invalid');
  await expect(releases.add({ ...AT, at: 'soon' }, HANAKO)).rejects.toThrow('invalid');
  await releases.add(AT, HANAKO);
  await expect(releases.add({ ...AT, at: '2026-12-02 09:00' }, HANAKO)).rejects.toThrow('invalid');
  fault = new DeskError(422, { code: 'refused', message: '直すところがあります。' });
  await expect(
    releases.add({ ...AT, drafts: [{ file: 'news/c.md', revision: null, title: 'c' }] }, HANAKO),
  ).rejects.toThrow('refused');
  expect(releases.list()).toHaveLength(1);
});

test('without a minute drafts are published at once', async () => {
  const releases = open();
  await releases.add({ drafts: DRAFTS }, HANAKO);
  expect(done).toEqual([PUBLISHED]);
  expect(releases.list()).toEqual([]);
});

test('a file of releases that is damaged stops nothing', async () => {
  await open().add(AT, HANAKO);
  writeFileSync(path.join(folder, 'releases.json'), '[{');
  expect(open().list()).toEqual([]);
});

test('others see who has a record open, until that editor is silent', () => {
  const presence = new Presence(() => now);
  const taro = { name: '瀬戸 太郎', email: 'taro@minamo.example' };
  presence.note('news/a.md', HANAKO);
  presence.note('news/a.md', taro);
  expect(presence.others('news/a.md', HANAKO)).toEqual(['瀬戸 太郎']);
  expect(presence.others('news/b.md', HANAKO)).toEqual([]);
  expect(presence.others('news/a.md', taro)).toEqual(['水無 花子']);
  now += 30_000;
  presence.note('news/a.md', HANAKO);
  now += 30_000;
  expect(presence.others('news/a.md', HANAKO)).toEqual([]);
  expect(presence.others('news/a.md', taro)).toEqual(['水無 花子']);
});
