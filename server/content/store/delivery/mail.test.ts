import { afterEach, expect, test } from '@jest/globals';
import { FORMS } from '../../../../shared/api/forms/all.ts';
import { sayAll } from '../../../../shared/pages/say.ts';
import { contactsOf } from '../../../../shared/site/site.ts';
import { fixtureCorpus } from '../../../../test/support/content/fixture-corpus.ts';
import {
  decodedMail,
  type MailServer,
  startMailServer,
} from '../../../../test/support/services/mail-server.ts';
import { OTHER_SITE } from '../../../../test/support/sites/other-site.ts';
import type { Submission } from '../submissions.ts';
import { noticeChannel, replyChannel } from './mail.ts';
import type { MailContent } from './next-steps.ts';

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
  const channel = noticeChannel(`smtp://${ELSEWHERE}:${server.port}${query}`, () => ({ site: OTHER_SITE }));
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
    const channel = noticeChannel(`smtp://127.0.0.1:${server.port}`, () => ({ site: OTHER_SITE }));
    await channel.deliver({ ...SUBMISSION, form }, 'id');
    channel.close?.();
    const [mail] = server.received;
    expect(mail?.to).toEqual(recipients);
    expect(mail?.text).toMatch(/^From: [^:]*<no-reply@aoba-camera\.example>\r$/m);
    expect(mail?.text).toContain('Message-ID: <id@aoba-camera.example>');
  },
);

/** Delivers the reply to a submission, after a number of replies to the domain. */
async function reply(
  domain: number[] = [],
  submission: object = {},
  content: MailContent = { site: OTHER_SITE },
) {
  server = await startMailServer();
  const outbox = { sentTo: async () => ({ mailbox: [], domain }) };
  const channel = replyChannel(`smtp://127.0.0.1:${server.port}`, outbox, () => content);
  const folded = { mailbox: 'taro@visitor.example' };
  const outcome = await channel.deliver({ ...SUBMISSION, ...submission, folded }, 'id');
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
  const text = decodedMail(mail?.text ?? '');
  expect(text).toContain('022-000-0200');
  expect(text).toContain('青葉カメラ株式会社');
  expect(text).toContain('https://www.aoba-camera.example');
});

test('a form without a page of its own is answered with the promise of the site', async () => {
  const { received } = await reply();
  expect(decodedMail(received[0]?.text ?? '')).toContain(OTHER_SITE.mail.promise);
});

test.each(FORMS.filter(({ page }) => page !== undefined).map((form) => [form.type, form] as const))(
  'the reply of the form %s quotes the steps of its page, and the telephone of its desk',
  async (type, { page, contact }) => {
    const { site, pages } = await fixtureCorpus();
    const { received } = await reply([], { form: type, typed: { requestType: '参加' } }, { site, pages });
    const text = decodedMail(received[0]?.text ?? '');
    const steps = sayAll(pages.find(({ path }) => path === page)?.words, 'next');
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) expect(text).toContain(step);
    const { sales, support } = contactsOf(site);
    const [desk, other] = contact === 'sales' ? [sales, support] : [support, sales];
    expect(text).toContain(`${desk.name}へお電話ください。\n電話: ${desk.phone}`);
    expect(text).not.toContain(other.phone);
    expect(text).not.toContain(site.mail.promise);
  },
);

test('a page may name another desk of the vendor for the reply of its form', async () => {
  const { site, pages } = await fixtureCorpus();
  const repair = { name: '修理の窓口', phone: '011-000-0300', hours: '毎日 8:00〜20:00' };
  const content = {
    site: { ...site, contacts: { ...site.contacts, repair } },
    pages: pages.map((page) => (page.path === '/service/request' ? { ...page, contact: 'repair' } : page)),
  };
  const { received } = await reply([], { form: 'service-request', typed: {} }, content);
  expect(decodedMail(received[0]?.text ?? '')).toContain(
    '修理の窓口へお電話ください。\n電話: 011-000-0300\n営業時間: 毎日 8:00〜20:00',
  );
});

test.each([
  ['before its day', '2031-03-05T03:00:00Z', ['開催のあとに送ります']],
  ['after its day', '2031-03-07T03:00:00Z', ['翌営業日までに送ります']],
])('a recording requested %s is answered with the steps of that time', async (_when, receivedAt, steps) => {
  const { webinars } = await fixtureCorpus();
  const words = { next: ['参加'], heldNext: ['翌営業日までに送ります'], fullNext: ['開催のあとに送ります'] };
  const typed = { webinar: '2031年3月6日(木) 題', requestType: '録画の視聴' };
  const content = {
    site: OTHER_SITE,
    pages: [{ path: '/webinar', words }] as unknown as NonNullable<MailContent['pages']>,
    webinars: webinars.slice(0, 1).map((webinar) => ({ ...webinar, date: '2031-03-06', full: true })),
  };
  const { received } = await reply([], { form: 'webinar', typed, receivedAt }, content);
  const lines = decodedMail(received[0]?.text ?? '').split('\n');
  expect(lines.filter((line) => line.startsWith('・'))).toEqual(steps.map((step) => `・${step}`));
});

test.each([
  ['bounces@aoba-camera.example', { bounces: 'bounces@aoba-camera.example' }],
  [OTHER_SITE.mail.sender, {}],
])('delivery failures are reported to %s', async (address, mail) => {
  const site = { ...OTHER_SITE, mail: { ...OTHER_SITE.mail, ...mail } };
  const { received } = await reply([], {}, { site });
  expect(received[0]?.from).toBe(address);
  expect(received[0]?.text).toMatch(/^From: [^:]*<no-reply@aoba-camera\.example>\r$/m);
});
