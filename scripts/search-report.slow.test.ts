import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openDatabase } from '../server/content/store/database.ts';
import { addSearches } from '../server/content/store/search-counts.ts';
import { todayInJapan } from '../shared/text/date.ts';

const DAY_MS = 24 * 60 * 60_000;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'search-report-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

function daysAgo(days: number): string {
  return todayInJapan(new Date(Date.now() - days * DAY_MS));
}

async function report(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/search-report.ts', ...args], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
  });
  return stdout;
}

async function fill(): Promise<void> {
  const db = await openDatabase({ dataDir: folder });
  await addSearches(db, [
    { day: daysAgo(1), keyword: 'poe', found: 20, missed: 1 },
    { day: daysAgo(1), keyword: '月ロケット', found: 0, missed: 7 },
    { day: daysAgo(60), keyword: 'poe', found: 100, missed: 0 },
    { day: daysAgo(60), keyword: 'むかし', found: 0, missed: 3 },
  ]);
  await db.destroy();
}

test('the report has the most searched and those without a result, of the last thirty days or of more', async () => {
  await fill();
  const [most, without, ...others] = (await report()).trimEnd().split('\n\n');
  expect(others).toEqual([]);
  expect(most?.split('\n')).toEqual([
    expect.stringMatching(/^よく検索されたキーワード\(\d{4}-\d\d-\d\d〜\d{4}-\d\d-\d\d\)$/),
    '    回数  0件の回数  キーワード',
    '      21          1  poe',
    '       7          7  月ロケット',
  ]);
  expect(without?.split('\n').slice(1)).toEqual([
    '    回数  キーワード',
    '       7  月ロケット',
    '       1  poe',
  ]);
  const longer = await report('--days', '90');
  expect(longer).toContain('     121          1  poe\n');
  expect(longer).toContain('       3  むかし\n');
});

test('other programs get it as JSON', async () => {
  await fill();
  expect(JSON.parse(await report('--json', '--days', '30'))).toEqual({
    from: expect.any(String),
    to: expect.any(String),
    mostSearched: [
      { keyword: 'poe', found: 20, missed: 1 },
      { keyword: '月ロケット', found: 0, missed: 7 },
    ],
    withoutResult: [
      { keyword: '月ロケット', found: 0, missed: 7 },
      { keyword: 'poe', found: 20, missed: 1 },
    ],
  });
});

test('without counts the report is empty and explains it', async () => {
  expect((await report()).match(/まだありません/g)).toHaveLength(2);
});

test.each([['--days', '0'], ['--days', '401'], ['--days', '1.5'], ['--since', '2026-11-01'], ['extra']])(
  '%s %s is refused in one line',
  async (...args) => {
    const failure = await report(...args).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^[^\n]+\n$/) });
  },
);
