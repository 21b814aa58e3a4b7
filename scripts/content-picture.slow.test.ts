import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { parse } from 'yaml';

let folder: string;
let contentDir: string;
let photo: string;

const CASE = 'case-studies/kita-city.md';
const CASE_SOURCE = '---\nid: 1 # 番号\nname: 事例\n---\n\nphotos: は本文の言葉です。\n';

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'content-picture-'));
  contentDir = path.join(folder, 'content');
  cpSync('test/fixtures/content/theme.yaml', path.join(contentDir, 'theme.yaml'));
  cpSync('test/fixtures/content/case-studies', path.join(contentDir, 'case-studies'), { recursive: true });
  writeFileSync(path.join(contentDir, CASE), CASE_SOURCE);
  photo = path.join(folder, '写真.jpg');
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#246' } })
    .jpeg()
    .toFile(photo);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Outcome {
  stdout: string;
  stderr: string;
  code?: number;
}

/** @param before shell commands that run first */
async function run(args: string[], before = ''): Promise<Outcome> {
  const script = `${before} exec "$0" scripts/content-picture.ts "$@"`;
  try {
    return await promisify(execFile)('bash', ['-c', script, process.execPath, ...args], {
      env: { ...process.env, CONTENT_DIR: contentDir },
    });
  } catch (error) {
    return error as Outcome;
  }
}

function photos(): string[] {
  return readdirSync(contentDir).includes('photos') ? readdirSync(path.join(contentDir, 'photos')) : [];
}

test('a photograph is imported, and its reference for a record is printed', async () => {
  const { stdout } = await run([photo, '--alt', '受付: "市役所" の窓口']);
  const [file] = photos();
  expect(file).toMatch(/^photo-[0-9a-f]{10}\.jpg$/);
  expect(stdout).toContain('1600×900');
  const lines = stdout.slice(stdout.indexOf('photos:'));
  expect(parse(lines)).toEqual({ photos: [{ file: `photos/${file}`, alt: '受付: "市役所" の窓口' }] });
});

test('it is written into a record that has none, and only there', async () => {
  await run([photo, '--alt', '窓口', '--for', 'case-studies/kita-city']);
  const [file] = photos();
  expect(file).toMatch(/^kita-city-/);
  const [before, after] = CASE_SOURCE.split('---\n\n');
  expect(readFileSync(path.join(contentDir, CASE), 'utf8')).toBe(
    `${before}photos:\n  - file: photos/${file}\n    alt: 窓口\n---\n\n${after}`,
  );
  const again = await run([photo, '--decorative', '--for', CASE]);
  expect(again.stdout).toMatch(/kita-city\.md に書いてください:\nphotos:[\s\S]*decorative: true/);
  expect(photos()).toEqual([file]);
});

test.each([
  ['without words', () => [photo], /代替テキスト/],
  ['of 40 MB', () => [huge(), '--alt', '窓口'], /25MB以下/],
  ['that was cut off', () => [half(), '--alt', '窓口'], /途中で切れて/],
  ['that is not there', () => [path.join(folder, 'none.jpg'), '--alt', '窓口'], /ファイルがありません/],
  ['for nobody', () => [photo, '--alt', '窓口', '--for', 'case-studies/none'], /という記録はありません/],
  ['for what is above the folder', () => [photo, '--alt', '窓口', '--for', '../x'], /という記録はありません/],
  ['and another', () => [photo, photo], /使い方/],
])('a photograph %s is refused in one line of words', async (_what, args, reason) => {
  const { code, stderr, stdout } = await run(args());
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(reason);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(photos()).toEqual([]);
});

function huge(): string {
  const file = path.join(folder, 'huge.jpg');
  writeFileSync(file, '');
  truncateSync(file, 40_000_000);
  return file;
}

function half(): string {
  const file = path.join(folder, 'half.jpg');
  const whole = readFileSync(photo);
  writeFileSync(file, whole.subarray(0, whole.length / 2));
  return file;
}

test('on a full disk no partial file is left', async () => {
  // Limits files of this process to one kilobyte, which simulates a full disk.
  const { code, stderr } = await run([photo, '--alt', '窓口'], 'ulimit -f 1;');
  expect(code).toBe(1);
  expect(stderr).toMatch(/空きが足りず/);
  expect(photos()).toEqual([]);
});
