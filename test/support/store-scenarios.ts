import { afterEach, expect, test } from '@jest/globals';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type DatabasePlace, openDatabase } from '../../server/content/store/database.ts';
import { openStore, type Store, type StoreOptions } from '../../server/content/store/store.ts';
import type { Submission } from '../../server/content/store/submissions.ts';
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

  test('thumbs are counted, also those that come at once', async () => {
    const store = await open(await newPlace());
    await Promise.all(Array.from({ length: 9 }, () => store.addThumb(203)));
    expect(await store.addThumb(203)).toBe(10);
    expect(await store.addThumb(204)).toBe(1);
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
