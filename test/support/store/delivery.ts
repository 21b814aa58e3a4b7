import { expect, test } from '@jest/globals';
import { type DatabasePlace, openDatabase } from '../../../server/content/store/database.ts';
import { recordingLogger } from '../log.ts';
import { startFakeUpstream } from '../services/fake-upstream.ts';
import { startMailServer } from '../services/mail-server.ts';
import { until } from '../until.ts';
import { allOf, EPOCH, inquiry, type NewPlace, opening } from './fixtures.ts';

/** Backdates all deliveries by a day. */
async function aDayLater(place: DatabasePlace): Promise<void> {
  const db = await openDatabase(place);
  await db.updateTable('outbox').set({ done_at: EPOCH.toISOString() }).execute();
  await db.destroy();
}

/** Tests of deliveries for a submission: webhook, notice to sales, reply to the sender. */
export function testDelivery(newPlace: NewPlace): void {
  const { open, keep } = opening();

  test('a webhook that is down delays the announcement and loses none', async () => {
    let up = false;
    const taken: { key: unknown; body: unknown }[] = [];
    const webhook = await startFakeUpstream(async (req, res) => {
      let body = '';
      for await (const chunk of req) body += chunk;
      if (up) taken.push({ key: req.headers['idempotency-key'], body: JSON.parse(body) });
      res.writeHead(up ? 204 : 503).end();
    });
    keep(webhook);
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
    keep(server);
    await until('both mails arrive', () => server.received.length >= 2);
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual([
      'Taro@example.co.jp',
      'sales@aoba-camera.example',
    ]);
    const reply = server.received.find(({ to }) => to[0] === 'Taro@example.co.jp');
    expect(reply?.text).toContain('Auto-Submitted: auto-replied');
    const notice = server.received.find(({ to }) => to[0] === 'sales@aoba-camera.example');
    expect(notice?.text).toContain('Auto-Submitted: auto-generated');
    expect(Buffer.from(reply?.text.split('\r\n\r\n')[1] ?? '', 'base64').toString('utf8')).toContain(receipt);
    await until(
      'both are written off',
      () => lines.filter(({ msg }) => msg === 'outbox entry done').length === 2,
    );
    expect(JSON.stringify(lines)).not.toMatch(/みなと|髙橋|example\.co\.jp/i);
  });

  test('a reply to an address that does not exist is given up, the notice is not', async () => {
    const server = await startMailServer(0, ['Taro@example.co.jp']);
    keep(server);
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

  test('one mailbox gets so many replies a day and no more, however its address is written, sales hears of every submission', async () => {
    const server = await startMailServer();
    keep(server);
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
    const spellings = ['victim', 'victim', 'VICTIM', 'victim+1', 'vic.tim', 'V.I.C.T.I.M+news'];
    for (const name of spellings) await add(`${name}@example.co.jp`);
    await add('other@example.co.jp');
    await done(14);
    const repliesTo = (mailbox: string) =>
      server.received.filter(({ to: [first] }) => first?.toLowerCase() === mailbox).length;
    const repliesToVictim = () =>
      server.received.filter(({ to: [first] }) => /^v\.?i/i.test(first ?? '')).length;
    expect(repliesToVictim()).toBe(3);
    expect(repliesTo('other@example.co.jp')).toBe(1);
    expect(repliesTo('sales@aoba-camera.example')).toBe(7);
    expect(await allOf(store)).toHaveLength(7);
    await aDayLater(place);
    await add('victim@example.co.jp');
    await done(16);
    expect(repliesToVictim()).toBe(4);
  });
}
