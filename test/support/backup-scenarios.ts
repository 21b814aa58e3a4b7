import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkBackup, restoreBackup, writeBackup } from '../../server/content/store/backup.ts';
import { type DatabasePlace, openDatabase } from '../../server/content/store/database.ts';
import { changeHandling } from '../../server/content/store/handling.ts';
import { eraseSubmissions } from '../../server/content/store/retention/erasure.ts';
import { addSearches } from '../../server/content/store/search-counts.ts';
import { createSubmissions } from '../../server/content/store/submissions.ts';
import { inquiry } from './store/fixtures.ts';
import { until } from './until.ts';

const EDITOR = { mail: 'hanako@minamo.example', name: '水無 花子' };
/** More than one batch of a backup. */
const MANY = 1_100;

/** Tests of backups that every database must pass. `newPlace` creates an empty database. */
export function testBackups(newPlace: () => Promise<DatabasePlace>): void {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'backup-'));
    file = path.join(folder, 'backup.jsonl.gz');
  });

  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  test('a backup under writes holds all that was answered before it, each with its deliveries', async () => {
    const place = await newPlace();
    await fill(place, MANY);
    const writer = startWriting(place);
    await writer.written(20);
    const before = [...writer.receipts];
    // A separate process, as operators start it: waiting for the embedded database blocks the process that
    // waits.
    await command(place, 'backup', '--out', folder);
    await writer.stop();
    expect(writer.receipts.length).toBeGreaterThan(before.length);

    const restored = await newPlace();
    const [name = ''] = await readdir(folder);
    expect(await command(restored, 'restore', path.join(folder, name))).toMatch(
      /^受付 \d+ 件を復元しました\n$/,
    );
    const receipts = await receiptsOf(restored);
    expect(receipts.size).toBeGreaterThanOrEqual(MANY + before.length);
    expect(before.filter((receipt) => !receipts.has(receipt))).toEqual([]);
    expect(await rowsWithoutTheOther(restored)).toEqual({ submissions: 0, deliveries: 0 });
    // The restored database must accept further submissions.
    await fill(restored, 1);
    expect((await receiptsOf(restored)).size).toBe(receipts.size + 1);
  });

  test('only its owner reads the file, and a backup that fails leaves none', async () => {
    const place = await newPlace();
    await fill(place, 3);
    await writeBackup(place, file);
    expect((await stat(file)).mode & 0o077).toBe(0);
    await expect(writeBackup(place, path.join(folder, 'missing', 'backup.gz'))).rejects.toThrow('ENOENT');
    expect(await readdir(folder)).toEqual(['backup.jsonl.gz']);
  });

  test('a database with submissions is only replaced on request', async () => {
    const [place, other] = [await newPlace(), await newPlace()];
    await fill(place, 3);
    await fill(other, 2);
    const kept = await receiptsOf(other);
    await writeBackup(place, file);
    await expect(restoreBackup(other, file)).rejects.toThrow('--replace');
    expect(await receiptsOf(other)).toEqual(kept);
    await restoreBackup(other, file, { replace: true });
    expect(await receiptsOf(other)).toEqual(await receiptsOf(place));
  });

  test('a damaged file is refused as a whole, and the database stays as it was', async () => {
    const [place, other] = [await newPlace(), await newPlace()];
    await fill(place, MANY);
    await fill(other, 2);
    const kept = await receiptsOf(other);
    await writeBackup(place, file);
    const whole = await readFile(file);
    const lines = gunzipSync(whole).toString().trimEnd().split('\n');
    const damaged = {
      cut: whole.subarray(0, whole.length / 2),
      'without its last line': gzipSync(`${lines.slice(0, -1).join('\n')}\n`),
      'without a batch': gzipSync(`${lines.toSpliced(1, 1).join('\n')}\n`),
      changed: gzipSync(`${lines.join('\n').replace('相談', '商談')}\n`),
      'of something else': gzipSync('{"format":"photographs"}\n'),
      'no archive': Buffer.from('CREATE TABLE submissions'),
      empty: Buffer.alloc(0),
    };
    for (const [how, bytes] of Object.entries(damaged)) {
      const bad = path.join(folder, 'damaged.gz');
      await writeFile(bad, bytes);
      const failure = await restoreBackup(other, bad, { replace: true }).catch((error: unknown) => error);
      expect([how, (failure as Error).name]).toEqual([how, 'BackupError']);
      expect([how, await receiptsOf(other)]).toEqual([how, kept]);
    }
  });

  test('a backup of a newer release is refused', async () => {
    const place = await newPlace();
    await writeBackup(place, file);
    const [head, ...rest] = gunzipSync(await readFile(file))
      .toString()
      .trimEnd()
      .split('\n');
    const newer = head?.replace('"schema":[', '"schema":["9999-of-a-newer-release",') ?? '';
    const { end } = JSON.parse(rest.pop() ?? '');
    await writeFile(file, sealed([newer, ...rest], end));
    await checkBackup(file);
    await expect(restoreBackup(place, file)).rejects.toThrow('新しいバージョン');
  });

  test('counted searches come back, and the backup of a release that counted none can be restored', async () => {
    const [place, other] = [await newPlace(), await newPlace()];
    const counts = [{ day: '2020-06-01', keyword: 'poe', found: 2, missed: 1 }];
    const db = await openDatabase(place);
    await addSearches(db, counts);
    await db.destroy();
    await fill(place, 2);
    await writeBackup(place, file);
    await restoreBackup(other, file);
    expect(await searchesOf(other)).toEqual([{ id: '2020-06-01 poe', ...counts[0] }]);

    const lines = gunzipSync(await readFile(file))
      .toString()
      .trimEnd()
      .split('\n');
    const { searches, ...end } = JSON.parse(lines.pop() ?? '').end;
    expect(searches).toBe(1);
    await writeFile(
      file,
      sealed(
        lines.filter((line) => !line.startsWith('{"table":"searches"')),
        end,
      ),
    );
    await restoreBackup(other, file, { replace: true });
    expect(await searchesOf(other)).toEqual([]);
    expect(await receiptsOf(other)).toEqual(await receiptsOf(place));
  });

  test('notes of the desk are restored, the audit trail stays, and a backup without either can be restored', async () => {
    const [place, other] = [await newPlace(), await newPlace()];
    await fill(place, 1);
    const [receipt = ''] = await receiptsOf(place);
    const db = await openDatabase(place);
    const to = { state: 'done', assignee: 'hanako@minamo.example', note: '電話済み' } as const;
    await changeHandling(db, EDITOR, { receipt, seen: 0, to });
    await writeBackup(place, file);
    await restoreBackup(other, file);
    expect(await notedIn(other)).toEqual({ handling: [to.note], note_changes: [to.note], audit: ['change'] });

    await eraseSubmissions(db, { receipt }, EDITOR);
    await db.destroy();
    await restoreBackup(place, file, { replace: true });
    const back = { handling: [to.note], note_changes: [to.note], audit: ['change', 'erase'] };
    expect(await notedIn(place)).toEqual(back);

    const lines = gunzipSync(await readFile(file))
      .toString()
      .trimEnd()
      .split('\n');
    const { handling, audit, note_changes, ...end } = JSON.parse(lines.pop() ?? '').end;
    expect([handling, audit, note_changes]).toEqual([1, 1, 1]);
    const isOlder = (line: string) => !/^{"table":"(?:handling|audit|note_changes)"/.test(line);
    await writeFile(file, sealed(lines.filter(isOlder), end));
    await restoreBackup(place, file, { replace: true });
    expect(await notedIn(place)).toEqual({ ...back, handling: [], note_changes: [] });
    expect(await receiptsOf(place)).toEqual(new Set([receipt]));
  });
}

/** Lines in the format of a backup, with a valid last line. */
function sealed(lines: string[], end: unknown): Buffer {
  const text = lines.map((line) => `${line}\n`).join('');
  const sha256 = createHash('sha256').update(text).digest('hex');
  return gzipSync(`${text}${JSON.stringify({ end, sha256 })}\n`);
}

/** Handling notes stored with the submissions. */
async function notedIn(place: DatabasePlace) {
  const db = await openDatabase(place);
  const notes = await db.selectFrom('handling').select('note').execute();
  const changes = await db.selectFrom('note_changes').select('after').execute();
  const trail = await db.selectFrom('audit').select('action').orderBy('action').execute();
  await db.destroy();
  return {
    handling: notes.map(({ note }) => note),
    note_changes: changes.map(({ after }) => after),
    audit: trail.map(({ action }) => action),
  };
}

async function searchesOf(place: DatabasePlace) {
  const db = await openDatabase(place);
  const rows = await db.selectFrom('searches').selectAll().execute();
  await db.destroy();
  return rows;
}

/** Output of an operator's command. */
async function command(place: DatabasePlace, name: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [`scripts/${name}.ts`, ...args], {
    env: { ...process.env, DATA_DIR: place.dataDir ?? '', DATABASE_URL: place.databaseUrl ?? '' },
  });
  return stdout;
}

/** Inserts many submissions, each with a delivery. */
async function fill(place: DatabasePlace, count: number): Promise<void> {
  const db = await openDatabase(place);
  const now = new Date().toISOString();
  const rows = Array.from({ length: count }, () => ({
    id: randomUUID(),
    receipt: `M${randomUUID()}`,
    form: inquiry.form,
    received_at: now,
    typed: JSON.stringify(inquiry.typed),
    folded: JSON.stringify(inquiry.folded),
    company_key: 'みなと設備',
    mail_key: 'taro@example.co.jp',
    request_key: null,
    request_hash: '',
  }));
  const deliveries = rows.map(({ id }) => ({
    id: randomUUID(),
    submission_id: id,
    channel: 'webhook',
    created_at: now,
    attempts: 0,
    due_at: now,
    done_at: null,
    outcome: null,
  }));
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('submissions').values(rows).execute();
    await transaction.insertInto('outbox').values(deliveries).execute();
  });
  await db.destroy();
}

/** Inserts submissions in a loop until it is stopped. */
function startWriting(place: DatabasePlace) {
  const receipts: string[] = [];
  let stopped = false;
  const writing = (async () => {
    const db = await openDatabase(place);
    const submissions = createSubmissions(db, ['webhook']);
    const write = async () => {
      while (!stopped) {
        receipts.push((await submissions.add(inquiry)).receipt);
        // The embedded database resolves without leaving the microtask queue: without a break, no other task
        // would ever run.
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    await Promise.all([write(), write(), write()]);
    await db.destroy();
  })();
  return {
    /** Receipts of the answered submissions, in order. */
    receipts,
    written: (count: number) => until(`${count} submissions are written`, () => receipts.length >= count),
    async stop() {
      stopped = true;
      await writing;
    },
  };
}

async function receiptsOf(place: DatabasePlace): Promise<Set<string>> {
  const db = await openDatabase(place);
  const rows = await db.selectFrom('submissions').select('receipt').execute();
  await db.destroy();
  return new Set(rows.map(({ receipt }) => receipt));
}

/**
 * Ids of submissions without delivery and the reverse. Both are written in one transaction: a mismatch means
 * that the backup has read two different moments.
 */
async function rowsWithoutTheOther(place: DatabasePlace) {
  const db = await openDatabase(place);
  const ids = new Set((await db.selectFrom('submissions').select('id').execute()).map(({ id }) => id));
  const rows = await db.selectFrom('outbox').select('submission_id').execute();
  const announced = new Set(rows.map(({ submission_id }) => submission_id));
  await db.destroy();
  return {
    submissions: ids.difference(announced).size,
    deliveries: announced.difference(ids).size,
  };
}
