import { afterEach, expect, test } from '@jest/globals';
import { type MailServer, startMailServer } from '../../../../test/support/services/mail-server.ts';
import { OTHER_SITE } from '../../../../test/support/sites/other-site.ts';
import type { Submission } from '../submissions.ts';
import { noticeChannel, replyChannel } from './mail.ts';

let server: MailServer;

afterEach(() => server.close());

const SUBMISSION = {
  receipt: 'M261122-ABCDEF',
  form: 'quick',
  receivedAt: '2026-11-22T00:00:00Z',
  typed: { content: '相談' },
  folded: { content: '相談' },
} as unknown as Submission;

/** Another notation of this machine's address, to which no rule for the local machine applies. */
const ELSEWHERE = '127.1';

async function deliver(query: string): Promise<unknown> {
  server = await startMailServer();
  const channel = noticeChannel(`smtp://${ELSEWHERE}:${server.port}${query}`, () => OTHER_SITE);
  const result = await channel.deliver(SUBMISSION, 'id').catch((error: unknown) => error);
  channel.close?.();
  return result;
}

test('a remote mail server without encryption gets no mail', async () => {
  expect(await deliver('')).toBeInstanceOf(Error);
  expect(server.received).toEqual([]);
});

test('the operator may allow unencrypted mail', async () => {
  expect(await deliver('/?requireTLS=false')).toBe('sent');
  expect(server.received).toHaveLength(1);
});

test.each([
  ['quick', ['sales@aoba-camera.example']],
  ['warranty', ['repair@aoba-camera.example', 'log@aoba-camera.example']],
])(
  'a message of the form %s goes to its own recipients, from the configured sender',
  async (form, recipients) => {
    server = await startMailServer();
    const channel = noticeChannel(`smtp://127.0.0.1:${server.port}`, () => OTHER_SITE);
    await channel.deliver({ ...SUBMISSION, form }, 'id');
    channel.close?.();
    const [mail] = server.received;
    expect(mail?.to).toEqual(recipients);
    expect(mail?.text).toMatch(/^From: [^:]*<no-reply@aoba-camera\.example>\r$/m);
    expect(mail?.text).toContain('Message-ID: <id@aoba-camera.example>');
  },
);

/** Delivers one reply, after a number of replies to the domain. */
async function reply(domain: number[] = []) {
  server = await startMailServer();
  const outbox = { sentTo: async () => ({ mailbox: [], domain }) };
  const channel = replyChannel(`smtp://127.0.0.1:${server.port}`, outbox, () => OTHER_SITE);
  const outcome = await channel.deliver({ ...SUBMISSION, folded: { mailbox: 'taro@visitor.example' } }, 'id');
  channel.close?.();
  return { outcome, received: server.received };
}

test.each([
  ['of the last hour', 'withheld', 0],
  ['of the hour before', 'sent', 61 * 60_000],
])('after a hundred replies %s to one domain, the next is %s', async (_when, outcome, agoMs) => {
  const sent = await reply(Array.from({ length: 100 }, () => Date.now() - agoMs));
  expect(sent.outcome).toBe(outcome);
  expect(sent.received).toHaveLength(outcome === 'sent' ? 1 : 0);
});

test('the reply to a visitor is signed by the operator', async () => {
  const { received } = await reply();
  const [mail] = received;
  expect(mail?.to).toEqual(['taro@visitor.example']);
  const [, body = ''] = mail?.text.split('\r\n\r\n') ?? [];
  const text = Buffer.from(body, 'base64').toString('utf8') + body;
  expect(text).toContain('022-000-0200');
  expect(text).toContain('青葉カメラ株式会社');
  expect(text).toContain('https://www.aoba-camera.example');
});
