import { expect, test } from '@jest/globals';
import { migrate, STEPS } from '../../../server/content/store/migrations.ts';
import { createSubmissions } from '../../../server/content/store/submissions.ts';
import { startContentProcess } from '../services/content-process.ts';
import { startFakeUpstream } from '../services/fake-upstream.ts';
import { until } from '../until.ts';
import { allOf, freeLeases, inquiry, type NewPlace, opening } from './fixtures.ts';

/** Tests of submissions. */
export function testSubmissions(newPlace: NewPlace): void {
  const { open, openDatabase, keep, closeLast } = opening();

  test('the original text and its folded form are both stored, also over a restart', async () => {
    const place = await newPlace();
    const first = await open(place);
    const { receipt } = await first.submissions.add(inquiry);
    expect(receipt).toMatch(/^AC\d{6}-[2-9A-Z]{6}$/);
    await closeLast();
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
    const numbers = ['M261120-222222', 'M261120-222222', 'M261120-333333'];
    const submissions = createSubmissions(db, [], () => numbers.shift() ?? '');
    const sent = { ...inquiry, idempotencyKey: 'key-1' };
    expect(await submissions.add(inquiry)).toEqual({ receipt: 'M261120-222222' });
    expect(await submissions.add(sent)).toEqual({ receipt: 'M261120-333333' });
    expect(await submissions.add(sent)).toEqual({ receipt: 'M261120-333333' });
  });

  test('a key that is reused with other values is rejected, and the stored submission stays', async () => {
    const store = await open(await newPlace());
    await store.submissions.add({ ...inquiry, idempotencyKey: 'key-1' });
    const changed = { ...inquiry, typed: { ...inquiry.typed, content: '別の相談' }, idempotencyKey: 'key-1' };
    await expect(store.submissions.add(changed)).rejects.toMatchObject({ code: 409 });
    expect((await allOf(store)).map(({ typed }) => typed.content)).toEqual(['相談']);
  });

  test('kill -9 right after an answer loses no acknowledged submission', async () => {
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
    keep(webhook);
    const store = await open(place, { webhookUrl: webhook.origin });
    const kept = (await allOf(store)).map(({ receipt }) => receipt);
    expect(kept).toEqual(expect.arrayContaining(answered));
    await until('the pending notifications are delivered', () => webhook.requests.length >= kept.length);
    for (const secret of ['髙橋', 'Taro@', 'みなと設備', '相談'])
      expect(service.output()).not.toContain(secret);
  });

  test('a release works with the schema of a newer one, also when it starts again', async () => {
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
}
