import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deskErrorOf } from '../problems.ts';
import type { Draft } from './drafts.ts';
import { ContentRepository } from './repository.ts';
import { RepositoryError } from './repository-error.ts';

const HANAKO = { name: '水無 花子', email: 'hanako@minamo.example' };
const TARO = { name: '瀬戸 太郎', email: 'taro@minamo.example' };
const FILE = 'news/2026-11-20-notice.md';
const TEXT = '---\nid: 1\ntitle: 一\n---\n\n本文\n';

let root: string;
let folder: string;

function git(where: string, ...args: string[]): string {
  const identity = [
    '-c',
    'user.name=Operations',
    '-c',
    'user.email=ops@minamo.example',
    '-c',
    'commit.gpgSign=false',
  ];
  return execFileSync('git', [...identity, ...args], { cwd: where, encoding: 'utf8' }).trim();
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'desk-repository-'));
  folder = path.join(root, 'site', 'content');
  mkdirSync(path.join(folder, 'news'), { recursive: true });
  writeFileSync(path.join(folder, FILE), TEXT);
  writeFileSync(path.join(folder, 'banners.yaml'), '- id: 1\n');
  git(path.join(root, 'site'), 'init', '-q', '-b', 'main');
  git(path.join(root, 'site'), 'add', '.');
  git(path.join(root, 'site'), 'commit', '-qm', 'Begin');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const open = (remote?: string) => ContentRepository.open(folder, remote);
const onDisk = (file = FILE) => readFileSync(path.join(folder, file), 'utf8');
const isRight = async () => {};

async function draftOf(repository: ContentRepository, text: string | null, file = FILE): Promise<Draft> {
  const expected = (await repository.current(file))?.revision ?? null;
  return repository.saveDraft({ file, text, expected, author: HANAKO });
}

function problemOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'no problem',
    (error: unknown) => (error instanceof RepositoryError ? error.problem : error),
  );
}

test('a draft is a branch, and what is published stays', async () => {
  const repository = await open();
  await draftOf(repository, TEXT.replace('一', '二'));
  expect(onDisk()).toBe(TEXT);
  expect((await repository.published(FILE))?.text).toBe(TEXT);
  expect((await repository.current(FILE))?.text).toContain('二');
  expect(await repository.drafts()).toMatchObject([{ file: FILE, state: 'writing', author: HANAKO }]);
});

test('publishing is one commit in the name of the author, and the file is what it says', async () => {
  const repository = await open();
  const draft = await draftOf(repository, TEXT.replace('一', '二'));
  await repository.annotate(draft.file, () => ({ state: 'review' }));
  const [inReview] = await repository.drafts();
  expect(inReview).toMatchObject({ state: 'review' });
  await repository.publish(await repository.drafts(), { message: 'お知らせを公開', check: isRight });
  expect(onDisk()).toContain('二');
  expect(await repository.drafts()).toEqual([]);
  expect(git(folder, 'status', '--porcelain')).toBe('');
  const [latest, ...earlier] = await repository.history(FILE);
  expect(latest).toMatchObject({ subject: 'お知らせを公開' });
  expect(earlier).toHaveLength(1);
});

test('what the checks refuse is not published, and the draft stays', async () => {
  const repository = await open();
  const draft = await draftOf(repository, 'half a file');
  const refuse = () => Promise.reject(new Error('wrong'));
  await expect(repository.publish([draft], { message: 'no', check: refuse })).rejects.toThrow('wrong');
  expect(onDisk()).toBe(TEXT);
  expect(await repository.drafts()).toHaveLength(1);
});

test('of two editors the second is told, and nothing of either is lost', async () => {
  const repository = await open();
  const revision = (await repository.current(FILE))?.revision ?? null;
  await repository.saveDraft({ file: FILE, text: 'first', expected: revision, author: HANAKO });
  const second = repository.saveDraft({ file: FILE, text: 'second', expected: revision, author: TARO });
  expect(await problemOf(second)).toMatchObject({
    kind: 'conflict',
    theirs: { text: 'first' },
    author: HANAKO,
  });
  expect((await repository.current(FILE))?.text).toBe('first');
});

test('a new file, one taken away, and a picture beside the text', async () => {
  const repository = await open();
  const picture = new Uint8Array([0, 255, 10, 13, 0]);
  const draft = await repository.saveDraft({
    file: 'news/new.md',
    text: TEXT,
    expected: null,
    author: HANAKO,
    others: [{ path: 'images/new.webp', bytes: picture }],
  });
  await repository.publish([draft], { message: 'new', check: isRight });
  expect(onDisk('news/new.md')).toBe(TEXT);
  expect(new Uint8Array(readFileSync(path.join(folder, 'images/new.webp')))).toEqual(picture);
  await repository.publish([await draftOf(repository, null)], { message: 'away', check: isRight });
  expect(existsSync(path.join(folder, FILE))).toBe(false);
  expect(await repository.files()).toEqual(expect.not.arrayContaining([FILE]));
});

test('a draft that others published past in other lines is merged, in the same lines refused', async () => {
  const repository = await open();
  const one = await draftOf(repository, TEXT.replace('一', '二'));
  const other = await repository.saveDraft({
    file: 'banners.yaml',
    text: '- id: 2\n',
    expected: (await repository.current('banners.yaml'))?.revision ?? null,
    author: TARO,
  });
  await repository.publish([other], { message: 'banner', check: isRight });
  await repository.publish([one], { message: 'news', check: isRight });
  expect(onDisk('banners.yaml') + onDisk()).toContain('二');

  const late = await draftOf(repository, TEXT.replace('一', '三'));
  writeFileSync(path.join(folder, FILE), TEXT.replace('一', '四'));
  git(folder, 'commit', '-qam', 'By hand');
  expect(await problemOf(repository.publish([late], { message: 'late', check: isRight }))).toMatchObject({
    kind: 'conflict',
    theirs: { text: expect.stringContaining('四') },
  });
  expect(onDisk()).toContain('四');
  expect(await repository.drafts()).toHaveLength(1);
});

test('several drafts are one commit, or none of them is published', async () => {
  const repository = await open();
  const news = await draftOf(repository, TEXT.replace('一', '二'));
  const banners = await draftOf(repository, '- id: 2\n', 'banners.yaml');
  const before = await repository.head();
  git(folder, 'checkout', '-q', '-b', 'other');
  writeFileSync(path.join(folder, 'banners.yaml'), '- id: 3\n');
  git(folder, 'commit', '-qam', 'past the desk');
  git(folder, 'checkout', '-q', 'main');
  git(folder, 'merge', '-q', 'other');
  expect(
    await problemOf(repository.publish([news, banners], { message: 'both', check: isRight })),
  ).toMatchObject({ kind: 'conflict', file: 'banners.yaml' });
  expect(onDisk()).toBe(TEXT);
  git(folder, 'reset', '-q', '--hard', before);
  await repository.publish([news, banners], { author: TARO, message: 'both', check: isRight });
  expect([onDisk(), onDisk('banners.yaml')]).toEqual([TEXT.replace('一', '二'), '- id: 2\n']);
  expect(git(folder, 'rev-parse', 'HEAD~1')).toBe(before);
  expect(git(folder, 'log', '-1', '--format=%an')).toBe(TARO.name);
  expect(await repository.drafts()).toEqual([]);
});

test('comments end with their draft, and leave its author and time', async () => {
  const repository = await open();
  const draft = await draftOf(repository, TEXT.replace('一', '二'));
  const note = {
    author: TARO.name,
    at: '2026-11-20T00:00:00Z',
    text: '日付を\n\nState: review',
    path: ['title'],
  };
  await repository.annotate(FILE, ({ notes }) => ({ state: 'returned', notes: [...notes, note] }));
  const written = await draftOf(repository, TEXT.replace('一', '三'));
  expect(written).toMatchObject({ state: 'returned', notes: [note] });
  expect(await repository.drafts()).toMatchObject([{ author: HANAKO, state: 'returned', notes: [note] }]);
  await repository.discard(written);
  await expect(repository.annotate(FILE, () => ({ notes: [] }))).rejects.toThrow('gone');
  expect((await draftOf(repository, TEXT.replace('一', '四'))).notes).toEqual([]);
  expect(draft.notes).toEqual([]);
});

test('a file that somebody has changed by hand is never written over', async () => {
  const repository = await open();
  const draft = await draftOf(repository, TEXT.replace('一', '二'));
  writeFileSync(path.join(folder, FILE), 'by hand');
  expect(await problemOf(repository.publish([draft], { message: 'no', check: isRight }))).toEqual({
    kind: 'by-hand',
    files: [`content/${FILE}`],
  });
  expect(onDisk()).toBe('by hand');
  expect((await repository.published(FILE))?.text).toBe(TEXT);
});

test.each(['.git/refs/heads/main.lock', '.git/index.lock'])(
  'a lock left by a git that crashed is named, and publishing goes on without it: %s',
  async (lock) => {
    const repository = await open();
    const draft = await draftOf(repository, TEXT.replace('一', '二'));
    const place = path.join(root, 'site', lock);
    writeFileSync(place, '');
    const publish = () => repository.publish([draft], { message: 'news', check: isRight });
    const error: unknown = await publish().catch((reason: unknown) => reason);
    const { status, problem } = deskErrorOf(error);
    expect({ status, ...problem }).toMatchObject({
      status: 503,
      code: 'locked',
      message: expect.stringContaining(`(${lock})`),
    });
    expect(await repository.drafts()).toHaveLength(1);
    rmSync(place);
    await publish();
    expect(onDisk()).toContain('二');
  },
);

test('files that could not be written are written at the next start', async () => {
  const repository = await open();
  const draft = await draftOf(repository, TEXT.replace('一', '二'));
  // Simulates a failed write: a file takes the path of the part files' folder.
  const part = path.join(root, 'site', '.git', `desk-part-${process.pid}`);
  mkdirSync(part);
  await expect(repository.publish([draft], { message: 'full', check: isRight })).rejects.toThrow();
  expect(onDisk()).toBe(TEXT);
  rmSync(part, { recursive: true, force: true });
  const again = await open();
  expect(onDisk()).toContain('二');
  expect(await again.drafts()).toEqual([]);
  expect(git(folder, 'status', '--porcelain')).toBe('');
});

test('a draft that was thrown away can be found', async () => {
  const repository = await open();
  const draft = await draftOf(repository, 'thrown away');
  await repository.discard(draft);
  expect(await repository.drafts()).toEqual([]);
  expect(
    (
      await repository.version(
        git(folder, 'for-each-ref', '--format=%(objectname)', 'refs/desk/discarded'),
        FILE,
      )
    )?.text,
  ).toBe('thrown away');
});

test.each([
  '../../etc/passwd.md',
  'news/a.lock/b.md',
  '-x.md',
  'news/.hidden.md',
  'news/a.exe',
  'news//a.md',
])('no file of the content folder: %s', async (file) => {
  const repository = await open();
  expect(() => repository.saveDraft({ file, text: '', expected: null, author: HANAKO })).toThrow(TypeError);
});

describe('with a shared repository', () => {
  let shared: string;
  let elsewhere: string;

  beforeEach(() => {
    shared = path.join(root, 'shared.git');
    elsewhere = path.join(root, 'elsewhere');
    git(root, 'clone', '-q', '--bare', 'site', 'shared.git');
    git(path.join(root, 'site'), 'remote', 'add', 'origin', shared);
    git(root, 'clone', '-q', shared, 'elsewhere');
  });

  function commitElsewhere(text: string): void {
    writeFileSync(path.join(elsewhere, 'content', FILE), text);
    git(elsewhere, 'commit', '-qam', 'Elsewhere');
  }

  test('what was published goes there, and what others published comes', async () => {
    const repository = await open('origin');
    await repository.publish([await draftOf(repository, TEXT.replace('本文', '本文です'))], {
      message: 'here',
      check: isRight,
    });
    expect(git(shared, 'log', '-1', '--format=%s', 'main')).toBe('here');
    git(elsewhere, 'pull', '-q');
    commitElsewhere(TEXT.replace('一', '三'));
    git(elsewhere, 'push', '-q');
    await repository.pull();
    expect(onDisk()).toContain('三');
  });

  test('a history that was rewritten is told and nothing is taken over', async () => {
    const repository = await open('origin');
    const draft = await draftOf(repository, TEXT.replace('一', '二'));
    git(elsewhere, 'commit', '-q', '--amend', '-m', 'Rewritten');
    git(elsewhere, 'push', '-q', '--force');
    expect(await problemOf(repository.publish([draft], { message: 'no', check: isRight }))).toEqual({
      kind: 'rewritten',
    });
    expect(onDisk()).toBe(TEXT);
    expect(git(shared, 'log', '-1', '--format=%s', 'main')).toBe('Rewritten');
    expect(await repository.drafts()).toHaveLength(1);
  });

  test('a shared repository that cannot be reached is told', async () => {
    const repository = await open('origin');
    const draft = await draftOf(repository, TEXT.replace('一', '二'));
    rmSync(shared, { recursive: true });
    expect(await problemOf(repository.publish([draft], { message: 'no', check: isRight }))).toMatchObject({
      kind: 'remote',
    });
    expect(onDisk()).toBe(TEXT);
    expect(await repository.drafts()).toHaveLength(1);
  });

  test('who publishes there between the look and the push is not written over', async () => {
    const repository = await open('origin');
    const draft = await draftOf(repository, TEXT.replace('一', '二'));
    const publishing = repository.publish([draft], {
      message: 'late',
      async check() {
        commitElsewhere(TEXT.replace('本文', '別の本文'));
        git(elsewhere, 'push', '-q');
      },
    });
    expect(await problemOf(publishing)).toMatchObject({ kind: 'remote' });
    expect(onDisk()).toBe(TEXT);
    await repository.publish(await repository.drafts(), { message: 'again', check: isRight });
    expect(onDisk()).toBe(TEXT.replace('一', '二').replace('本文', '別の本文'));
  });
});
