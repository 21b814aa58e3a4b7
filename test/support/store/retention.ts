import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { COMMAND_LINE } from '../../../server/content/store/audit.ts';
import { changeHandling } from '../../../server/content/store/handling.ts';
import { StoreFull } from '../../../server/content/store/quota.ts';
import { eraseSubmissions, findErasable } from '../../../server/content/store/retention/erasure.ts';
import { purge } from '../../../server/content/store/retention/retention.ts';
import { createSubmissions } from '../../../server/content/store/submissions.ts';
import { recordingLogger } from '../log.ts';
import { until } from '../until.ts';
import { allOf, EPOCH, inquiry, type NewPlace, opening } from './fixtures.ts';

/** Tests of retention and of limits on stored data. */
export function testRetention(newPlace: NewPlace): void {
  const { open, openDatabase } = opening();

  test('one submission, or all of a mail address, are erased with their pending notifications, others stay', async () => {
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
    const sato = { mail: 'ｓａｔｏ@example.jp' };
    const receipts = ofSato.map(({ receipt }) => receipt);
    const found = await findErasable(db, sato);
    expect({ ...found, receipts: found.receipts.toSorted() }).toEqual({
      receipts: receipts.toSorted(),
      outboxEntries: 2,
    });
    expect(await allOf(store)).toHaveLength(4);
    expect(await eraseSubmissions(db, sato, COMMAND_LINE)).toEqual(found);
    expect(await eraseSubmissions(db, sato, COMMAND_LINE)).toEqual({ receipts: [], outboxEntries: 0 });
    expect(await eraseSubmissions(db, { receipt: one?.receipt ?? '' }, COMMAND_LINE)).toMatchObject({
      outboxEntries: 1,
    });
    expect((await allOf(store)).map(({ receipt }) => receipt)).toEqual([other.receipt]);
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(1);
    expect((await add('sato@EXAMPLE.jp', 'key')).receipt).not.toBe(receipts[1]);
  });

  test('submissions past their retention go, by form, except those with undelivered notifications', async () => {
    const place = await newPlace();
    const db = await openDatabase(place);
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
    const retention = {
      submissionDays: 30,
      daysByForm: { warranty: 60, sales: 5 },
      deliveredDays: 10,
      auditDays: 90,
    };
    const left = async () =>
      (await db.selectFrom('submissions').select('receipt').execute()).map(({ receipt }) => receipt);
    expect(await purge(db, { daysByForm: {}, deliveredDays: 90, auditDays: 90 }, { now })).toEqual({
      submissions: 0,
      outboxEntries: 0,
    });
    expect(await left()).toHaveLength(5);
    expect(await purge(db, retention, { now })).toEqual({ submissions: 2, outboxEntries: 3 });
    expect((await left()).toSorted()).toEqual(kept.toSorted());
    await db.updateTable('outbox').set({ done_at: EPOCH.toISOString() }).execute();
    const store = await open(place, {
      retention: { submissionDays: 1, daysByForm: {}, deliveredDays: 10, auditDays: 90 },
    });
    const { receipt } = await store.submissions.add(inquiry);
    await until('a store purges by itself', async () => (await left()).length === 1);
    expect(await left()).toEqual([receipt]);
  });

  test('notes of the desk go with their submission, also when an older release erases it, and the audit trail by its age', async () => {
    const place = await newPlace();
    const db = await openDatabase(place);
    const submissions = createSubmissions(db, []);
    const editor = { mail: 'hanako@minamo.example', name: '水無 花子' };
    const { receipt } = await submissions.add(inquiry);
    const to = { state: 'working', assignee: null, note: '電話済み' } as const;
    expect(await changeHandling(db, editor, { receipt, seen: 0, to })).toMatchObject({ kind: 'changed' });
    await db.deleteFrom('outbox').execute();
    await db.deleteFrom('submissions').where('receipt', '=', receipt).execute();
    const rowsOf = async (table: 'handling' | 'note_changes' | 'audit') =>
      (await db.selectFrom(table).selectAll().execute()).length;
    expect([await rowsOf('handling'), await rowsOf('note_changes'), await rowsOf('audit')]).toEqual([
      0, 0, 1,
    ]);
    const retention = { daysByForm: {}, deliveredDays: 10, auditDays: 90 };
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);
    await purge(db, retention, { now: inDays(89) });
    expect(await rowsOf('audit')).toBe(1);
    await purge(db, retention, { now: inDays(91) });
    expect(await rowsOf('audit')).toBe(0);
  });

  test('a full database accepts no further data until some is erased', async () => {
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
    await eraseSubmissions(db, { mail: 'even@example.jp' }, COMMAND_LINE);
    await send('another key', 'even@example.jp');
    expect((await store.figures()).quotaUsed).toBeLessThan(0.8);
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
      [40, 'the database is nearly full'],
      [50, 'the database is full: submissions are refused'],
      [30, 'the database has room again'],
    ]);
  });
}
