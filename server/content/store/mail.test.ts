import { afterEach, expect, test } from '@jest/globals';
import { type MailServer, startMailServer } from '../../../test/support/mail-server.ts';
import { noticeChannel } from './mail.ts';
import type { Submission } from './submissions.ts';

let server: MailServer;

afterEach(() => server.close());

const SUBMISSION = {
  receipt: 'M261122-ABCDEF',
  form: 'quick',
  receivedAt: '2026-11-22T00:00:00Z',
  typed: { content: '相談' },
  folded: { content: '相談' },
} as unknown as Submission;

/** Another way to write the address of this machine, which no rule for this machine knows. */
const ELSEWHERE = '127.1';

async function deliver(query: string): Promise<unknown> {
  server = await startMailServer();
  const channel = noticeChannel(`smtp://${ELSEWHERE}:${server.port}${query}`);
  const result = await channel.deliver(SUBMISSION, 'id').catch((error: unknown) => error);
  channel.close?.();
  return result;
}

test('a mail server of elsewhere that offers no encryption gets no mail', async () => {
  expect(await deliver('')).toBeInstanceOf(Error);
  expect(server.received).toEqual([]);
});

test('the operator may say that it is to be sent in clear', async () => {
  expect(await deliver('/?requireTLS=false')).toBe('sent');
  expect(server.received).toHaveLength(1);
});
