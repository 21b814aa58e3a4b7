import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { recordingLogger } from '../../../../test/support/log.ts';
import { OTHER_SITE } from '../../../../test/support/sites/other-site.ts';
import { inquiry } from '../../../../test/support/store/fixtures.ts';
import { testStore } from '../../../../test/support/store/scenarios.ts';
import { until } from '../../../../test/support/until.ts';
import { isUnwritable, openDatabase } from '../database.ts';
import { StoreUnavailable } from '../late-store.ts';
import { patiently } from '../patience.ts';
import { openStore, type Store } from '../store.ts';
import { watchStore } from '../store-watch.ts';
import { createSubmissions } from '../submissions.ts';
import type { SqliteRunner } from './sqlite-dialect.ts';
import { SqliteThread, THREAD_ENDED } from './sqlite-thread.ts';

const folders: string[] = [];

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'store-'));
  folders.push(folder);
  return folder;
}

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

describe('SQLite', () => {
  testStore(async () => ({ dataDir: path.join(await newFolder(), 'data') }));
});

test('only its owner can access the database, also one of an earlier release', async () => {
  const before = process.umask(0);
  try {
    const dataDir = path.join(await newFolder(), 'new');
    const files = ['', '-wal', '-shm'].map((suffix) => path.join(dataDir, `minamo.sqlite${suffix}`));
    const modes = async () =>
      (await Promise.all([dataDir, ...files].map((file) => stat(file)))).map(({ mode }) => mode & 0o777);
    const open = () => openStore({ dataDir, site: OTHER_SITE, logger: recordingLogger().logger });
    const store = await open();
    await store.submissions.add(inquiry);
    expect(await modes()).toEqual([0o700, 0o600, 0o600, 0o600]);
    // A killed process leaves the files next to the database.
    for (const file of files) await chmod(file, 0o644);
    const again = await open();
    await again.submissions.add({ ...inquiry, idempotencyKey: randomUUID() });
    expect(await modes()).toEqual([0o700, 0o600, 0o600, 0o600]);
    await Promise.all([again.close(), store.close()]);
  } finally {
    process.umask(before);
  }
});

test('a transaction that reads before it writes survives concurrent writes', async () => {
  const { store, file } = await storeAndFile();
  const db = await openDatabase({ dataDir: path.dirname(file) });
  let added: Promise<unknown> | undefined;
  await db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('submissions').selectAll().execute();
    // In a thread of its own, it waits there or writes later.
    added = store.submissions.add(inquiry);
    await delay(300);
    await transaction.deleteFrom('outbox').execute();
  });
  await added;
  expect(await db.selectFrom('submissions').select('id').execute()).toHaveLength(1);
  await db.destroy();
  await store.close();
});

test('a folder that cannot be made is named by its setting', async () => {
  await expect(openDatabase({ dataDir: '/dev/null/data' })).rejects.toThrow(/^DATA_DIR /);
});

test('a database that cannot be reached is named by its setting, without its password', async () => {
  const open = openDatabase({ databaseUrl: 'postgres://minamo:geheim@127.0.0.1:9/minamo' });
  await expect(open).rejects.toThrow(/^DATABASE_URL .*ECONNREFUSED/);
  await expect(open).rejects.not.toThrow(/geheim/);
});

/** A store in a folder of its own, and its database file. */
async function storeAndFile(): Promise<{ store: Store; file: string }> {
  const dataDir = await newFolder();
  const store = await openStore({ dataDir, site: OTHER_SITE, logger: recordingLogger().logger });
  await store.check();
  return { store, file: path.join(dataDir, 'minamo.sqlite') };
}

test('a deleted, replaced or corrupt database file is detected', async () => {
  const spoil: Record<string, (file: string) => Promise<void>> = {
    deleted: (file) => rm(file),
    replaced: async (file) => {
      await rename(file, `${file}.old`);
      await writeFile(file, '');
    },
    spoiled: async (file) => {
      for (const part of ['', '-wal', '-shm']) await writeFile(file + part, 'no database'.repeat(5_000));
    },
  };
  for (const [how, change] of Object.entries(spoil)) {
    const { store, file } = await storeAndFile();
    await change(file);
    await expect(store.check().then(() => `${how}: not found out`)).rejects.toThrow();
    await store.close().catch(() => {});
  }
});

test.each<[string, (file: string) => Promise<void>]>([
  ['was deleted', (file) => rm(file)],
  [
    'was replaced',
    async (file) => {
      await rename(file, `${file}.old`);
      await writeFile(file, '');
    },
  ],
  ['has lost its log', (file) => rm(`${file}-wal`)],
  [
    'was spoiled',
    async (file) => {
      for (const part of ['', '-wal', '-shm']) await writeFile(file + part, 'no database'.repeat(5_000));
    },
  ],
])(
  'there is no receipt for a submission that would be lost with the process when the file %s',
  async (_how, change) => {
    const { store, file } = await storeAndFile();
    expect((await store.submissions.add(inquiry)).receipt).toMatch(/^AC\d{6}-[2-9A-Z]{6}$/);
    await change(file);
    await expect(store.submissions.add(inquiry)).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.addThumb(203)).rejects.toBeInstanceOf(StoreUnavailable);
    await store.close().catch(() => {});
  },
);

test.each<[string, ((file: string) => SqliteRunner) | undefined]>([
  ['in its own thread', (file) => new SqliteThread(file, () => {})],
  ['in the thread that asks', undefined],
])(
  'a full database %s is reported as full, and accepts submissions when there is room',
  async (_where, open) => {
    const db = await openDatabase({ dataDir: await newFolder() }, open);
    const submissions = createSubmissions(db, ['mail']);
    const { rows } = await sql<{
      pages: number;
    }>`SELECT page_count AS pages FROM pragma_page_count()`.execute(db);
    await sql`PRAGMA max_page_count = ${sql.lit(Number(rows[0]?.pages))}`.execute(db);
    const long = { ...inquiry, typed: { ...inquiry.typed, content: 'あ'.repeat(20_000) } };
    const refused = await submissions.add(long).catch((error: unknown) => error);
    expect(refused).toMatchObject({ errcode: 13 });
    expect(isUnwritable(refused)).toBe(true);
    await sql`PRAGMA max_page_count = 100000`.execute(db);
    expect((await submissions.add(long)).receipt).toMatch(/^M\d{6}-/);
    await db.destroy();
  },
);

test.each<[string, ((file: string) => SqliteRunner) | undefined]>([
  ['in its own thread', (file) => new SqliteThread(file, () => {})],
  ['in the thread that asks', undefined],
])('a transaction that SQLite itself rolled back %s fails with the first error', async (_where, open) => {
  const db = await openDatabase({ dataDir: await newFolder() }, open);
  await sql`CREATE TRIGGER ends AFTER INSERT ON outbox BEGIN SELECT RAISE(ROLLBACK, 'ended'); END`.execute(
    db,
  );
  const refused = await createSubmissions(db, ['mail'])
    .add(inquiry)
    .catch((error: unknown) => error);
  expect(refused).toMatchObject({ errstr: 'constraint failed' });
  await db.destroy();
});

test('a database locked by another process counts as writable, without waiting', async () => {
  const { store, file } = await storeAndFile();
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  const begun = performance.now();
  await store.check();
  // Less than SQLite's own busy timeout, during which the thread would not respond.
  expect(performance.now() - begun).toBeLessThan(5_000);
  other.exec('ROLLBACK');
  other.close();
  await store.close();
});

test('counting searches does not wait for other processes, and a submission after it does', async () => {
  const { store, file } = await storeAndFile();
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  const counts = [{ day: '2020-06-01', keyword: 'poe', found: 1, missed: 0 }];
  const begun = performance.now();
  await expect(store.addSearches(counts)).rejects.toThrow(/database is locked/);
  expect(performance.now() - begun).toBeLessThan(5_000);
  const sent = store.submissions.add(inquiry);
  setTimeout(() => other.exec('ROLLBACK'), 200);
  expect(await sent).toMatchObject({ receipt: expect.any(String) });
  await store.addSearches(counts);
  other.close();
  await store.close();
});

test('a store that becomes unwritable, and writable again, is logged in one line each', async () => {
  const { logger, lines } = recordingLogger();
  let fails = true;
  const check = async () => {
    if (fails) throw Object.assign(new Error('x'), { code: 'ERR_SQLITE_ERROR', errstr: 'disk I/O error' });
  };
  const watch = watchStore({ check }, logger, 5);
  await until('the fault is known', () => !watch.canWrite());
  fails = false;
  await until('it is over', () => watch.canWrite());
  watch.stop();
  expect(lines).toEqual([
    expect.objectContaining({
      level: 50,
      msg: 'the database cannot be written',
      reason: 'ERR_SQLITE_ERROR disk I/O error',
    }),
    expect.objectContaining({ level: 30, msg: 'the database can be written again' }),
  ]);
});

test('a database that does not respond counts as unwritable until it does', async () => {
  const { logger, lines } = recordingLogger();
  const answer = Promise.withResolvers<void>();
  const watch = watchStore({ check: () => answer.promise }, logger, 60_000, 5);
  await until('the silence is known', () => !watch.canWrite());
  answer.resolve();
  await until('it is over', () => watch.canWrite());
  watch.stop();
  expect(lines[0]).toMatchObject({ msg: 'the database cannot be written', reason: 'no answer' });
});

/** A database file whose thread a test can end. */
async function threadedDatabase() {
  const dataDir = await newFolder();
  const threads: SqliteThread[] = [];
  const crashes: Error[] = [];
  const db = await openDatabase({ dataDir }, (file) => {
    const thread = new SqliteThread(file, (error) => crashes.push(error));
    threads.push(thread);
    return thread;
  });
  return { db, crashes, threads, endThread: async () => threads.at(-1)?.kill() };
}

const THUMBS = { goods_id: 1, total: 1 };

test('a statement of a crashed thread fails as unavailable, and a repeat starts another thread', async () => {
  const { db, crashes, threads, endThread } = await threadedDatabase();
  const ended = endThread();
  await expect(db.selectFrom('thumbs').selectAll().execute()).rejects.toMatchObject({ code: THREAD_ENDED });
  await ended;
  expect(crashes).toEqual([expect.objectContaining({ code: THREAD_ENDED })]);
  const submissions = createSubmissions(db, []);
  const keyed = { ...inquiry, idempotencyKey: 'key-1' };
  const { receipt } = await submissions.add(keyed);
  const endedAgain = endThread();
  expect(await patiently(() => submissions.add(keyed))).toEqual({ receipt });
  await endedAgain;
  expect(threads).toHaveLength(3);
  await db.destroy();
});

test('a transaction whose thread ends is rolled back, and does not continue in the next thread', async () => {
  const { db, endThread } = await threadedDatabase();
  const cut = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('thumbs').values(THUMBS).execute();
    await endThread();
    await transaction.insertInto('thumbs').values({ goods_id: 2, total: 1 }).execute();
  });
  await expect(cut).rejects.toMatchObject({ code: THREAD_ENDED });
  expect(await db.selectFrom('thumbs').selectAll().execute()).toEqual([]);
  await db.destroy();
});

test("a thread's error keeps its code", async () => {
  const { db } = await threadedDatabase();
  await db.insertInto('thumbs').values(THUMBS).execute();
  await expect(db.insertInto('thumbs').values(THUMBS).execute()).rejects.toMatchObject({
    code: 'ERR_SQLITE_ERROR',
    errcode: 1555,
    errstr: 'constraint failed',
    message: expect.stringContaining('UNIQUE'),
  });
  await db.destroy();
});
