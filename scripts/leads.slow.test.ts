import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openDatabase } from '../server/content/store/database.ts';
import { DAY_MS } from '../server/content/store/retention/retention.ts';
import { createSubmissions } from '../server/content/store/submissions.ts';
import { csvField } from '../shared/text/csv.ts';
import { FIXTURE_SETTINGS } from '../test/support/content/fixture-content.ts';
import { EditedContent } from '../test/support/sites/live-site.ts';
import { inquiry } from '../test/support/store/fixtures.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'leads-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function store(receivedAt: string[]): Promise<void> {
  const db = await openDatabase({ dataDir: folder });
  const submissions = createSubmissions(db, []);
  for (const [index, moment] of receivedAt.entries()) {
    const content = index === 0 ? '=HYPERLINK("http://evil.example","開く")' : `相談 ${index}\r\n2行目`;
    const { receipt } = await submissions.add({ ...inquiry, typed: { ...inquiry.typed, content } });
    await db.updateTable('submissions').set({ received_at: moment }).where('receipt', '=', receipt).execute();
  }
  await db.destroy();
}

async function leadsWith(env: Record<string, string>, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/leads.ts', ...args], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', ...FIXTURE_SETTINGS, ...env },
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}

const leads = (...args: string[]) => leadsWith({ SUBMISSIONS_KEEP_DAYS: '365' }, ...args);

test('submissions since a day in Japan come as CSV with BOM, in the order of their coming', async () => {
  await store(['2026-10-31T15:00:00.000Z', '2026-10-31T14:59:59.999Z', '2026-11-20T03:00:00.000Z']);
  const csv = await leads('--since', '2026-11-01');
  expect(csv.startsWith('\uFEFF"受付番号","受付日時","フォーム","法人名",')).toBe(true);
  const header = csv.split('\r\n')[0]?.split(',') ?? [];
  expect(new Set(header).size).toBe(header.length);
  const lines = csv.split('\r\n"M');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('"2026-11-01 00:00:00","かんたんお問い合わせ","㈱みなと設備"');
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"",""開く"")"`);
  expect(lines[2]).toContain('"2026-11-20 12:00:00"');
  expect(lines[2]).toContain('"相談 2\r\n2行目"');
  expect((await leads()).split('\r\n"M')).toHaveLength(4);
});

test('the export can write its file itself, for its owner alone', async () => {
  await store(['2026-11-20T03:00:00.000Z']);
  const file = path.join(folder, 'leads.csv');
  expect(await leads('--out', file)).toBe('');
  expect((await readFile(file)).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
});

test('an erasure lists its submissions, and leaves no trace of them in the file', async () => {
  await store(['2026-11-20T03:00:00.000Z', '2026-11-20T04:00:00.000Z']);
  const { mailbox } = inquiry.typed;
  const files = async () => {
    const names = (await readdir(folder)).filter((name) => name.includes('.sqlite'));
    return Buffer.concat(await Promise.all(names.map((name) => readFile(path.join(folder, name)))));
  };
  const announced = await leads('--erase', mailbox, '--dry-run');
  expect(announced.match(/^M\d{6}-.{6}$/gm)).toHaveLength(2);
  expect((await leads()).split('\r\n"M')).toHaveLength(3);
  expect((await files()).includes(mailbox)).toBe(true);
  const erased = await leads('--erase', mailbox);
  expect(erased.match(/^M.*$/gm)).toEqual(announced.match(/^M.*$/gm));
  expect(erased).not.toContain(mailbox);
  expect((await leads()).split('\r\n"M')).toHaveLength(1);
  expect((await files()).includes(mailbox)).toBe(false);
});

test('a purge counts submissions older than the setting allows, then deletes them', async () => {
  await store(['2020-11-20T03:00:00.000Z', new Date().toISOString()]);
  expect(await leads('--purge', '--dry-run')).toContain('受付 1件');
  expect((await leads()).split('\r\n"M')).toHaveLength(3);
  expect(await leads('--purge')).toContain('受付 1件');
  expect((await leads()).split('\r\n"M')).toHaveLength(2);
});

test("a purge obeys the content's retention even if a setting is longer, and deletes no record when that is invalid", async () => {
  const content = new EditedContent();
  const site = content.read('site.yaml');
  const [old, recent] = [366, 364].map((days) => new Date(Date.now() - days * DAY_MS).toISOString());
  await store([old as string, recent as string]);
  content.write('site.yaml', `${site}\nsubmissions: { keepYears: 0 }\n`);
  const env = { CONTENT_DIR: content.folder, SUBMISSIONS_KEEP_DAYS: '36500' };
  await expect(leadsWith(env, '--purge')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('site.yaml'),
  });
  content.write('site.yaml', `${site}\nsubmissions: { keepYears: 1 }\n`);
  expect(await leadsWith(env, '--purge', '--dry-run')).toContain('受付 1件');
  expect(await leadsWith(env, '--purge')).toContain('受付 1件');
  expect((await leads()).split('\r\n"M')).toHaveLength(2);
  content.delete();
});

test.each([
  ['--since', '2026-02-30'],
  ['--since', '昨日'],
  ['--all'],
  ['--dry-run'],
  ['--erase', ''],
  ['--erase', '@'],
  ['--erase', 'M261120-222222'],
  ['--erase', 'a@example.jp', '--since', '2026-11-01'],
])('%s %s is refused in one line', async (...args) => {
  const failure = await leads(...args).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^[^\n]+\n$/) });
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1', '＋1', '－1', '＠1'])(
  'no spreadsheet runs %j',
  (value) => {
    expect(csvField(value)).toBe(`"'${value}"`);
  },
);

test('harmless text stays as it is, quotes doubled', () => {
  expect(csvField('Wi-Fi 7 "MA3511", 30台')).toBe('"Wi-Fi 7 ""MA3511"", 30台"');
});

test.each([
  '-taro@example.co.jp',
  '--purge@example.co.jp',
  "o'neil+{x}@日本。jp",
  'Ｔａｒｏ＠ＥＸＡＭＰＬＥ．co.jp',
])('submissions from the address %s can be erased by it', async (mailbox) => {
  const db = await openDatabase({ dataDir: folder });
  const { receipt } = await createSubmissions(db, []).add({
    ...inquiry,
    typed: { ...inquiry.typed, mailbox },
  });
  await db.destroy();
  expect(await leads('--erase', mailbox, '--dry-run')).toContain(receipt);
  expect(await leads('--dry-run', '--erase', mailbox)).toContain(receipt);
  expect(await leads(`--erase=${mailbox}`)).toContain(receipt);
});
