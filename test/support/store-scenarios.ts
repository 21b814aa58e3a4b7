import { randomBytes } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type DatabasePlace, openDatabase } from '../../server/content/store/database.ts';
import { eraseSubmissions, findErasable } from '../../server/content/store/erasure.ts';
import { migrate, STEPS } from '../../server/content/store/migrations.ts';
import { StoreFull } from '../../server/content/store/quota.ts';
import { purge } from '../../server/content/store/retention.ts';
import { addSearches, topSearches } from '../../server/content/store/search-counts.ts';
import { openStore, type Store, type StoreOptions } from '../../server/content/store/store.ts';
import { createSubmissions, type Submission } from '../../server/content/store/submissions.ts';
import type { VerifyCodes } from '../../server/content/store/verify-codes.ts';
import { startContentProcess } from './content-process.ts';
import { startFakeUpstream } from './fake-upstream.ts';
import { recordingLogger } from './log.ts';
import { startMailServer } from './mail-server.ts';
import { OTHER_SITE } from './other-site.ts';
import { until } from './until.ts';

const EPOCH = new Date(0);

export const inquiry = {
  form: 'quick',
  typed: { corporateName: '㈱みなと設備', fame: '髙橋', mailbox: 'Taro@Example.co.jp', content: '相談' },
  folded: { corporateName: 'みなと設備', fame: '髙橋', mailbox: 'Taro@example.co.jp', content: '相談' },
};

export async function allOf(store: Store): Promise<Submission[]> {
  const all: Submission[] = [];
  for await (const submission of store.submissions.since(EPOCH)) all.push(submission);
  return all;
}

/** Does the work that a browser does for a verify code. */
export async function solve(codes: Pick<VerifyCodes, 'challenge'>, purpose?: string): Promise<string> {
  const challenge = await codes.challenge(purpose);
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** As if the time had passed after which a killed process's deliveries are taken over. */
export async function freeLeases(place: DatabasePlace): Promise<void> {
  const db = await openDatabase(place);
  await db.updateTable('outbox').set({ due_at: EPOCH.toISOString() }).execute();
  await db.destroy();
}

/** As if everything had been sent a day earlier. */
async function aDayLater(place: DatabasePlace): Promise<void> {
  const db = await openDatabase(place);
  await db.updateTable('outbox').set({ done_at: EPOCH.toISOString() }).execute();
  await db.destroy();
}

/** What every database must do. `newPlace` gives an empty one. */
export function testStore(newPlace: () => Promise<DatabasePlace>): void {
  const opened: { close(): Promise<void> }[] = [];

  afterEach(async () => {
    for (const item of opened.splice(0).reverse()) await item.close();
  });

  async function open(place: DatabasePlace, options: Partial<StoreOptions> = {}): Promise<Store> {
    const store = await openStore({
      ...place,
      logger: recordingLogger().logger,
      site: OTHER_SITE,
      firstRetryMs: 50,
      ...options,
    });
    opened.push(store);
    return store;
  }

  test('what was typed and its folded form are both kept, also over a restart', async () => {
    const place = await newPlace();
    const first = await open(place);
    const { receipt } = await first.submissions.add(inquiry);
    expect(receipt).toMatch(/^M\d{6}-[2-9A-Z]{6}$/);
    await opened.pop()?.close();
    const [kept, ...others] = await allOf(await open(place));
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ receipt, ...inquiry });
  });

  test('the same key stores once, however often and at once it comes', async () => {
    const store = await open(await newPlace());
    const repeated = { ...inquiry, idempotencyKey: 'key-1' };
    const stored = await Promise.all(Array.from({ length: 8 }, () => store.submissions.add(repeated)));
    expect(new Set(stored.map(({ receipt }) => receipt)).size).toBe(1);
    expect(await allOf(store)).toHaveLength(1);
    await store.submissions.add({ ...inquiry, idempotencyKey: 'key-2' });
    await store.submissions.add(inquiry);
    await store.submissions.add(inquiry);
    expect(await allOf(store)).toHaveLength(4);
  });

  test('a receipt number that is taken is no reason to refuse a submission', async () => {
    const db = await openDatabase(await newPlace());
    opened.push({ close: () => db.destroy() });
    const numbers = ['M261120-222222', 'M261120-222222', 'M261120-333333'];
    const submissions = createSubmissions(db, [], () => numbers.shift() ?? '');
    const sent = { ...inquiry, idempotencyKey: 'key-1' };
    expect(await submissions.add(inquiry)).toEqual({ receipt: 'M261120-222222' });
    expect(await submissions.add(sent)).toEqual({ receipt: 'M261120-333333' });
    expect(await submissions.add(sent)).toEqual({ receipt: 'M261120-333333' });
  });

  test('a key that comes again with something else is refused, and what was stored stays', async () => {
    const store = await open(await newPlace());
    await store.submissions.add({ ...inquiry, idempotencyKey: 'key-1' });
    const changed = { ...inquiry, typed: { ...inquiry.typed, content: '別の相談' }, idempotencyKey: 'key-1' };
    await expect(store.submissions.add(changed)).rejects.toMatchObject({ code: 409 });
    expect((await allOf(store)).map(({ typed }) => typed.content)).toEqual(['相談']);
  });

  test('kill -9 right after an answer loses nothing that was answered', async () => {
    const place = await newPlace();
    const service = await startContentProcess({
      ...(place.dataDir && { DATA_DIR: place.dataDir }),
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
      LEAD_WEBHOOK_URL: 'http://127.0.0.1:9/',
    });
    const answered: string[] = [];
    const sent = Array.from({ length: 40 }, async (_, number) => {
      const response = await fetch(`${service.origin}/api/consult/addNewContentForm`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...inquiry.typed, content: `相談 ${number}`, url: '/' }),
      });
      const { code, data } = (await response.json()) as { code: number; data: { receipt: string } };
      if (code === 200) answered.push(data.receipt);
      if (answered.length >= 5) await service.kill();
    });
    await Promise.allSettled(sent);
    await service.kill();
    expect(answered.length).toBeGreaterThanOrEqual(5);
    await freeLeases(place);
    const webhook = await startFakeUpstream((_req, res) => res.end());
    opened.push(webhook);
    const store = await open(place, { webhookUrl: webhook.origin });
    const kept = (await allOf(store)).map(({ receipt }) => receipt);
    expect(kept).toEqual(expect.arrayContaining(answered));
    await until(
      'what was to be announced is announced after all',
      () => webhook.requests.length >= kept.length,
    );
    for (const secret of ['髙橋', 'Taro@', 'みなと設備', '相談'])
      expect(service.output()).not.toContain(secret);
  });

  test('a webhook that is down delays the announcement and loses none', async () => {
    let up = false;
    const taken: { key: unknown; body: unknown }[] = [];
    const webhook = await startFakeUpstream(async (req, res) => {
      let body = '';
      for await (const chunk of req) body += chunk;
      if (up) taken.push({ key: req.headers['idempotency-key'], body: JSON.parse(body) });
      res.writeHead(up ? 204 : 503).end();
    });
    opened.push(webhook);
    const { logger, lines } = recordingLogger();
    const store = await open(await newPlace(), { webhookUrl: webhook.origin, logger });
    const { receipt } = await store.submissions.add(inquiry);
    await until('it was tried again', () => webhook.requests.length >= 2);
    expect(taken).toEqual([]);
    up = true;
    await until('it arrives', () => taken.length > 0);
    expect(taken).toEqual([
      {
        key: expect.any(String),
        body: expect.objectContaining({ receipt, form: 'quick', typed: inquiry.typed }),
      },
    ]);
    await until('it is written off', () => lines.some(({ msg }) => msg === 'outbox entry done'));
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'delivery failed', reason: 'HTTP 503' }));
    expect(JSON.stringify(lines)).not.toMatch(/みなと|髙橋|example\.co\.jp/i);
  });

  test('a mail server that is down delays the mails and loses none', async () => {
    const place = await newPlace();
    const reserved = await startMailServer();
    await reserved.close();
    const { logger, lines } = recordingLogger();
    const smtpUrl = `smtp://127.0.0.1:${reserved.port}`;
    const store = await open(place, { smtpUrl, logger });
    const { receipt } = await store.submissions.add(inquiry);
    await until('it was tried', () => lines.some(({ msg }) => msg === 'delivery failed'));
    const server = await startMailServer(reserved.port);
    opened.push(server);
    await until('both mails arrive', () => server.received.length >= 2);
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual([
      'Taro@example.co.jp',
      'sales@aoba-camera.example',
    ]);
    const reply = server.received.find(({ to }) => to[0] === 'Taro@example.co.jp');
    expect(reply?.text).toContain('Auto-Submitted: auto-replied');
    expect(Buffer.from(reply?.text.split('\r\n\r\n')[1] ?? '', 'base64').toString('utf8')).toContain(receipt);
    await until(
      'both are written off',
      () => lines.filter(({ msg }) => msg === 'outbox entry done').length === 2,
    );
    expect(JSON.stringify(lines)).not.toMatch(/みなと|髙橋|example\.co\.jp/i);
  });

  test('a reply to an address that does not exist is given up, the notice is not', async () => {
    const server = await startMailServer(0, ['Taro@example.co.jp']);
    opened.push(server);
    const { logger, lines } = recordingLogger();
    const store = await open(await newPlace(), { smtpUrl: `smtp://127.0.0.1:${server.port}`, logger });
    await store.submissions.add(inquiry);
    await until(
      'both are written off',
      () => lines.filter(({ msg }) => msg === 'outbox entry done').length === 2,
    );
    expect(lines).toContainEqual(expect.objectContaining({ channel: 'mail-reply', outcome: 'refused' }));
    expect(server.received.map(({ to }) => to[0])).toEqual(['sales@aoba-camera.example']);
  });

  test('one address gets so many replies a day and no more, sales hears of every submission', async () => {
    const server = await startMailServer();
    opened.push(server);
    const { logger, lines } = recordingLogger();
    const place = await newPlace();
    const store = await open(place, { smtpUrl: `smtp://127.0.0.1:${server.port}`, logger });
    const to = (mailbox: string) => ({ ...inquiry.folded, mailbox });
    const add = (mailbox: string) =>
      store.submissions.add({ ...inquiry, typed: to(mailbox), folded: to(mailbox) });
    const done = (count: number) =>
      until('all are written off', () => {
        return lines.filter(({ msg }) => msg === 'outbox entry done').length === count;
      });
    for (let count = 0; count < 5; count += 1) await add('victim@example.co.jp');
    await add('VICTIM@example.co.jp');
    await add('other@example.co.jp');
    await done(14);
    const repliesTo = (mailbox: string) =>
      server.received.filter(({ to: [first] }) => first?.toLowerCase() === mailbox).length;
    expect(repliesTo('victim@example.co.jp')).toBe(3);
    expect(repliesTo('other@example.co.jp')).toBe(1);
    expect(repliesTo('sales@aoba-camera.example')).toBe(7);
    expect(await allOf(store)).toHaveLength(7);
    await aDayLater(place);
    await add('victim@example.co.jp');
    await done(16);
    expect(repliesTo('victim@example.co.jp')).toBe(4);
  });

  test('one submission, or all of a mail address, are erased with what was to be announced, others stay', async () => {
    const place = await newPlace();
    const store = await open(place, { webhookUrl: 'http://127.0.0.1:9/' });
    const add = (mailbox: string, idempotencyKey?: string) =>
      store.submissions.add({ ...inquiry, typed: { ...inquiry.typed, mailbox }, idempotencyKey });
    const [one, ...ofSato] = [
      await add('a@example.jp'),
      await add('Sato@example.jp'),
      await add('sato@EXAMPLE.jp', 'key'),
    ];
    const other = await add('osato@example.jp');
    const db = await openDatabase(place);
    opened.push({ close: () => db.destroy() });
    const sato = { mail: 'ｓａｔｏ@example.jp' };
    const receipts = ofSato.map(({ receipt }) => receipt);
    const found = await findErasable(db, sato);
    expect({ ...found, receipts: found.receipts.toSorted() }).toEqual({
      receipts: receipts.toSorted(),
      outboxEntries: 2,
    });
    expect(await allOf(store)).toHaveLength(4);
    expect(await eraseSubmissions(db, sato)).toEqual(found);
    expect(await eraseSubmissions(db, sato)).toEqual({ receipts: [], outboxEntries: 0 });
    expect(await eraseSubmissions(db, { receipt: one?.receipt ?? '' })).toMatchObject({ outboxEntries: 1 });
    expect((await allOf(store)).map(({ receipt }) => receipt)).toEqual([other.receipt]);
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(1);
    expect((await add('sato@EXAMPLE.jp', 'key')).receipt).not.toBe(receipts[1]);
  });

  test('what was kept long enough goes, by form, but nothing of which somebody is still to be told', async () => {
    const place = await newPlace();
    const db = await openDatabase(place);
    opened.push({ close: () => db.destroy() });
    const submissions = createSubmissions(db, ['webhook']);
    const add = async (form: string, receivedAt: string, doneAt: string | null) => {
      const { receipt } = await submissions.add({ ...inquiry, form });
      await db
        .updateTable('submissions')
        .set({ received_at: receivedAt })
        .where('receipt', '=', receipt)
        .execute();
      const { id } = await db
        .selectFrom('submissions')
        .select('id')
        .where('receipt', '=', receipt)
        .executeTakeFirstOrThrow();
      await db.updateTable('outbox').set({ done_at: doneAt }).where('submission_id', '=', id).execute();
      return receipt;
    };
    const now = new Date('2020-06-30T00:00:00.000Z');
    const [old, recent] = ['2020-05-30T00:00:00.000Z', '2020-06-22T00:00:00.000Z'];
    await add('quick', old, old);
    const kept = [
      await add('quick', recent, recent),
      await add('quick', old, null),
      await add('warranty', old, old),
    ];
    await add('sales', recent, recent);
    const retention = { submissionDays: 30, daysByForm: { warranty: 60, sales: 5 }, deliveredDays: 10 };
    const left = async () =>
      (await db.selectFrom('submissions').select('receipt').execute()).map(({ receipt }) => receipt);
    expect(await purge(db, { daysByForm: {}, deliveredDays: 90 }, now)).toEqual({
      submissions: 0,
      outboxEntries: 0,
    });
    expect(await left()).toHaveLength(5);
    expect(await purge(db, retention, now)).toEqual({ submissions: 2, outboxEntries: 3 });
    expect((await left()).toSorted()).toEqual(kept.toSorted());
    await db.updateTable('outbox').set({ done_at: EPOCH.toISOString() }).execute();
    const store = await open(place, { retention: { submissionDays: 1, daysByForm: {}, deliveredDays: 10 } });
    const { receipt } = await store.submissions.add(inquiry);
    await until('a store purges by itself', async () => (await left()).length === 1);
    expect(await left()).toEqual([receipt]);
  });

  test('a database that holds as much as it may takes nothing new, until something is erased', async () => {
    const place = await newPlace();
    const { logger, lines } = recordingLogger();
    const store = await open(place, { maxBytes: 600_000, measuredForMs: 0, logger });
    const send = async (idempotencyKey: string, mailbox: string) => {
      await store.ensureRoom(inquiry.form, idempotencyKey);
      const content = randomBytes(45_000).toString('base64');
      await store.submissions.add({ ...inquiry, typed: { mailbox, content }, idempotencyKey });
    };
    let sent = 0;
    const fill = async () => {
      for (; sent < 100; sent += 1)
        await send(`key-${sent}`, sent % 2 === 0 ? 'even@example.jp' : 'odd@example.jp');
    };
    await expect(fill()).rejects.toThrow(StoreFull);
    expect(sent).toBeGreaterThan(4);
    expect(sent).toBeLessThan(14);
    expect((await store.figures()).quotaUsed).toBeGreaterThanOrEqual(1);
    await expect(store.ensureRoom(inquiry.form, undefined)).rejects.toThrow(StoreFull);
    await expect(store.ensureRoom('sales', 'key-0')).rejects.toThrow(StoreFull);
    await store.ensureRoom(inquiry.form, 'key-0');

    const db = await openDatabase(place);
    opened.push({ close: () => db.destroy() });
    await eraseSubmissions(db, { mail: 'even@example.jp' });
    await send('another key', 'even@example.jp');
    expect((await store.figures()).quotaUsed).toBeLessThan(0.8);
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
      [40, 'the database is nearly full'],
      [50, 'the database is full: submissions are refused'],
      [30, 'the database has room again'],
    ]);
  });

  test('a release goes on over the schema of a newer one, also when it starts anew', async () => {
    const place = await newPlace();
    const before = await open(place);
    await before.submissions.add(inquiry);
    const newer = await openDatabase(place);
    await migrate(newer, {
      ...STEPS,
      '9999-of-a-newer-release': {
        async up(db) {
          await db.schema.createTable('visits').addColumn('id', 'text').execute();
          await db.schema.alterTable('submissions').addColumn('seen_at', 'text').execute();
          await db.schema.alterTable('outbox').addColumn('note', 'text').execute();
        },
      },
    });
    await newer.destroy();
    await before.submissions.add(inquiry);
    const after = await open(place);
    await after.submissions.add(inquiry);
    expect((await allOf(after)).map(({ typed }) => typed)).toEqual(Array(3).fill(inquiry.typed));
  });

  test('thumbs are counted, also those that come at once', async () => {
    const store = await open(await newPlace());
    await Promise.all(Array.from({ length: 9 }, () => store.addThumb(203)));
    expect(await store.addThumb(203)).toBe(10);
    expect(await store.addThumb(204)).toBe(1);
  });

  test('searches of several processes add up by day and keyword, and the most frequent come first', async () => {
    const place = await newPlace();
    const [one, other] = [await open(place), await open(place)];
    const of = (day: string, keyword: string, found: number, missed: number) => ({
      day,
      keyword,
      found,
      missed,
    });
    await one.addSearches([of('2020-06-01', 'poe', 3, 0), of('2020-06-01', '月ロケット', 0, 4)]);
    await one.addSearches([of('2020-06-02', 'poe', 2, 1), of('2020-06-02', 'wifi 7', 4, 0)]);
    await other.addSearches([of('2020-06-02', 'wifi 7', 3, 0), of('2020-06-02', 'poe', 1, 0)]);
    await one.addSearches([of('2020-06-03', 'later', 99, 99)]);
    const db = await openDatabase(place);
    opened.push({ close: () => db.destroy() });
    const days = { from: '2020-06-01', to: '2020-06-02', limit: 2 };
    expect(await topSearches(db, { ...days, missedOnly: false })).toEqual([
      { keyword: 'poe', found: 6, missed: 1 },
      { keyword: 'wifi 7', found: 7, missed: 0 },
    ]);
    expect(await topSearches(db, { ...days, limit: 9, missedOnly: true })).toEqual([
      { keyword: '月ロケット', found: 0, missed: 4 },
      { keyword: 'poe', found: 6, missed: 1 },
    ]);
  });

  test('a day holds so many keywords and no more, those that it has go on being counted', async () => {
    const db = await openDatabase(await newPlace());
    opened.push({ close: () => db.destroy() });
    const of = (keyword: string, day = '2020-06-01') => ({ day, keyword, found: 1, missed: 0 });
    const many = Array.from({ length: 250 }, (_, number) => of(`word ${number}`));
    await addSearches(db, many, 120);
    await addSearches(db, [...many, of('word 0', '2020-06-02')], 120);
    const rows = await db.selectFrom('searches').selectAll().execute();
    expect(rows).toHaveLength(121);
    expect(rows.filter(({ day }) => day === '2020-06-01').every(({ found }) => found === 2)).toBe(true);
  });

  test('searches go after 400 days, also where submissions are kept for ever', async () => {
    const db = await openDatabase(await newPlace());
    opened.push({ close: () => db.destroy() });
    const days = ['2019-05-26', '2019-05-27', '2020-06-30'];
    await addSearches(
      db,
      days.map((day) => ({ day, keyword: 'poe', found: 1, missed: 0 })),
    );
    await purge(db, { daysByForm: {}, deliveredDays: 10 }, new Date('2020-06-30T00:00:00.000Z'));
    const left = await db.selectFrom('searches').select('day').orderBy('day').execute();
    expect(left.map(({ day }) => day)).toEqual(days.slice(1));
  });

  test('searches make nothing larger than the database may be', async () => {
    const store = await open(await newPlace(), { maxBytes: 1, measuredForMs: 0 });
    const count = { day: '2020-06-01', keyword: 'poe', found: 1, missed: 0 };
    // PostgreSQL counts the rows of an empty database as nothing: only what was counted first fills it.
    await Promise.allSettled([store.addSearches([count])]);
    await expect(store.addSearches([count])).rejects.toThrow(StoreFull);
  });

  test('a verify code passes once, in whichever process, and a forged one never', async () => {
    const place = await newPlace();
    const [one, other] = [(await open(place)).verifyCodes, (await open(place)).verifyCodes];
    const code = await solve(one);
    expect(await other.check(code)).toBe('passed');
    expect(await one.check(code)).toBe('spent');
    const forged = JSON.parse(Buffer.from(await solve(one), 'base64').toString('utf8'));
    forged.challenge.parameters.keyPrefix = '0';
    expect(await one.check(Buffer.from(JSON.stringify(forged)).toString('base64'))).toBe('wrong');
    const bound = await solve(one, 'sales:key-1');
    expect(await other.check(bound, 'sales:key-2')).toBe('wrong');
    expect(await other.check(bound, 'sales:key-1')).toBe('passed');
    expect(await one.check(bound, 'sales:key-1')).toBe('spent');
    expect(await one.check(await solve(one), 'sales:key-1')).toBe('wrong');
    for (const nonsense of ['', '%%%', 'e30=', Buffer.from('null').toString('base64')]) {
      expect(await one.check(nonsense)).toBe('wrong');
    }
  });
}
