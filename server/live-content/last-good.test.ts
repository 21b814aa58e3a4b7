import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ContentError } from '../../corpus/corpus.ts';
import { folderRevision } from '../../corpus/folder-state.ts';
import { recordingLogger } from '../../test/support/log.ts';
import { LastGoodContent, startWithContent } from './last-good.ts';

let scratch: string;
let folder: string;
let dataDir: string;

beforeEach(() => {
  scratch = mkdtempSync(path.join(os.tmpdir(), 'last-good-'));
  [folder, dataDir] = ['content', 'data'].map((name) => path.join(scratch, name)) as [string, string];
  for (const [name, text] of [
    ['site.yaml', 'name: 試験'],
    ['photos/rack.webp', 'a photograph'],
    ['.git/HEAD', 'ref: refs/heads/main'],
  ] as const)
    write(name, text);
});

afterEach(() => rmSync(scratch, { recursive: true }));

function write(name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function lastGood(options: { bytesMax?: number; of?: string } = {}) {
  const { logger, lines } = recordingLogger();
  const kept = new LastGoodContent({ folder: options.of ?? folder, dataDir, logger, ...options });
  return { kept, lines, logger };
}

const keepNow = (kept: LastGoodContent) => kept.keep(`${folderRevision(folder)}@2099-01-01 09:00`);
const says = (copy: string | undefined) => readFileSync(path.join(copy ?? '', 'site.yaml'), 'utf8');

test('another process finds a copy, which only its owner can read and which contains content only', async () => {
  const { kept, lines } = lastGood();
  expect(await kept.find()).toBeUndefined();
  await keepNow(kept);
  const copy = await lastGood().kept.find();
  expect(says(copy)).toBe('name: 試験');
  expect(readdirSync(copy ?? '', { recursive: true }).sort()).toEqual([
    'photos',
    'photos/rack.webp',
    'site.yaml',
  ]);
  expect(statSync(path.dirname(copy ?? '')).mode & 0o777).toBe(0o700);
  expect(lines).toEqual([]);
});

test('a photograph that has changed is copied, also one of the same size', async () => {
  const { kept } = lastGood();
  await keepNow(kept);
  write('site.yaml', 'name: 次の状態');
  write('photos/rack.webp', 'A PHOTOGRAPH');
  const file = path.join(folder, 'photos/rack.webp');
  utimesSync(file, new Date(), new Date(Date.now() + 1_000));
  await keepNow(kept);
  expect(readFileSync(path.join((await kept.find()) ?? '', 'photos/rack.webp'), 'utf8')).toBe('A PHOTOGRAPH');
});

test('a newer state replaces the previous one and shares unchanged photographs with it', async () => {
  const { kept } = lastGood();
  await keepNow(kept);
  const before = await kept.find();
  const photo = (copy: string | undefined) => statSync(path.join(copy ?? '', 'photos/rack.webp')).ino;
  const first = photo(before);
  write('site.yaml', 'name: 次の状態');
  await keepNow(kept);
  const after = await kept.find();
  expect(says(after)).toBe('name: 次の状態');
  expect(photo(after)).toBe(first);
  expect(readdirSync(path.dirname(after ?? '')).sort()).toEqual(
    [path.basename(after ?? ''), 'current'].sort(),
  );
});

test('a folder that has changed since its check is not copied', async () => {
  const { kept } = lastGood();
  await keepNow(kept);
  const revision = folderRevision(folder);
  write('site.yaml', 'name: [');
  await kept.keep(revision);
  await kept.keep('0123456789abcdef');
  expect(says(await kept.find())).toBe('name: 試験');
});

test('a copy of another folder, or a modified one, is ignored', async () => {
  const { kept } = lastGood();
  await keepNow(kept);
  expect(await lastGood({ of: path.join(scratch, 'another') }).kept.find()).toBeUndefined();
  writeFileSync(path.join((await kept.find()) ?? '', 'site.yaml'), 'name: 書き換え');
  expect(await kept.find()).toBeUndefined();
});

test('a folder that is too large keeps the previous copy and is logged', async () => {
  await keepNow(lastGood().kept);
  write('site.yaml', 'name: 次の状態');
  const { kept, lines } = lastGood({ bytesMax: 20 });
  await keepNow(kept);
  expect(lines).toEqual([
    expect.objectContaining({ level: 40, reason: expect.stringContaining('20 bytes') }),
  ]);
  expect(says(await kept.find())).toBe('name: 試験');
});

test('unfinished copies of a killed process are removed after an hour', async () => {
  const { kept } = lastGood();
  await keepNow(kept);
  const place = path.dirname((await kept.find()) ?? '');
  const left = path.join(place, '0123.999');
  mkdirSync(left);
  write('site.yaml', 'name: 次の状態');
  await keepNow(kept);
  expect(readdirSync(place)).toContain('0123.999');
  const old = new Date(Date.now() - 2 * 3_600_000);
  utimesSync(left, old, old);
  write('site.yaml', 'name: その次');
  await keepNow(kept);
  expect(readdirSync(place)).not.toContain('0123.999');
});

test('a start with invalid content is repeated with the copy; if that fails, too, the first error is reported', async () => {
  const { kept, lines, logger } = lastGood();
  const wrong = new ContentError([{ file: 'site.yaml', field: 'name', reason: '誤り' }]);
  const start = (error: Error) => async (dir: string) => {
    if (dir === folder) throw error;
    return dir;
  };
  const parts = { folder, lastGood: kept, logger };
  await expect(startWithContent(parts, start(wrong))).rejects.toBe(wrong);
  await keepNow(kept);
  const copy = await kept.find();
  expect(await startWithContent(parts, start(wrong))).toEqual({ started: copy, isLastGood: true });
  expect(lines).toEqual([expect.objectContaining({ level: 50, copy, reason: wrong.message })]);
  const another = new Error('the port is taken');
  await expect(startWithContent(parts, start(another))).rejects.toBe(another);
  await expect(startWithContent(parts, () => Promise.reject(wrong))).rejects.toBe(wrong);
  expect(await startWithContent(parts, async (dir) => dir)).toEqual({ started: folder, isLastGood: false });
});
