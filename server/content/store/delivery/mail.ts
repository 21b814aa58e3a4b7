import { createTransport, type SendMailOptions } from 'nodemailer';
import { FORMS } from '../../../../shared/api/forms/all.ts';
import { isMailAddress } from '../../../../shared/api/forms/fields.ts';
import { LOCALE, TIME_ZONE } from '../../../../shared/constants.ts';
import { contactOf, contactsOf } from '../../../../shared/site/site.ts';
import type { SiteRecord } from '../../../../shared/site/site-schema.ts';
import { LOOPBACK_NAMES } from '../../../security/loopback.ts';
import type { Submission } from '../submissions.ts';
import type { Channel } from './dispatcher.ts';
import { type MailContent, nextSteps } from './next-steps.ts';
import type { Outbox } from './outbox.ts';

const JST = new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

/**
 * Whether a connection must be encrypted: mail contains visitors' data and leaves this machine encrypted unless the
 * operator disables it.
 */
function needsTls(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  return (
    protocol === 'smtp:' && !LOOPBACK_NAMES.includes(hostname) && searchParams.get('requireTLS') !== 'false'
  );
}

function transportOf(smtpUrl: string) {
  return createTransport({
    url: smtpUrl,
    requireTLS: needsTls(smtpUrl),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Sender, recipients and identity of a mail. Delivery failures are reported to the envelope's sender. */
function addressed({ legalName, mail }: SiteRecord, id: string, to: string[]): SendMailOptions {
  return {
    from: { name: legalName, address: mail.sender },
    to: to.map((address) => ({ name: '', address })),
    envelope: { from: mail.bounces ?? mail.sender, to },
    messageId: `<${id}@${mail.sender.split('@')[1]}>`,
  };
}

function formOf({ form }: Submission) {
  return FORMS.find(({ type }) => type === form);
}

/** Notifies the vendor's recipients. Repeated until the mail server accepts it. */
export function noticeChannel(smtpUrl: string, content: () => MailContent): Channel {
  const transport = transportOf(smtpUrl);
  return {
    name: 'mail-notice',
    async deliver(submission, id) {
      const replyTo = visitorOf(submission);
      const { site } = content();
      // The form's own recipients, or else the default ones.
      const to = site.mail.forms[submission.form] ?? site.mail.recipients;
      await transport.sendMail({
        ...addressed(site, id, to),
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        // RFC 3834: otherwise a recipient's absence note would be sent to the visitor.
        headers: { 'Auto-Submitted': 'auto-generated' },
        subject: `【${formOf(submission)?.label ?? submission.form}】${submission.receipt}`,
        text: noticeText(submission),
      });
      return 'sent';
    },
    close: () => transport.close(),
  };
}

/** Maximum of replies to one mailbox within a day: entering a stranger's address must not flood that mailbox. */
const REPLIES_PER_DAY = 3;
/**
 * Maximum of replies to all mailboxes of one domain within an hour: above the number of inquiries from the largest
 * customer or a provider's users.
 */
const REPLIES_TO_DOMAIN_PER_HOUR = 100;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const REPLY = 'mail-reply';

/**
 * Sends the confirmation to the visitor. It quotes no input, so that the form cannot be used to send messages to a
 * stranger's address.
 */
export function replyChannel(
  smtpUrl: string,
  outbox: Pick<Outbox, 'sentTo'>,
  content: () => MailContent,
): Channel {
  const transport = transportOf(smtpUrl);
  return {
    name: REPLY,
    async deliver(submission, id) {
      const to = visitorOf(submission);
      if (!to) return 'refused';
      const now = Date.now();
      const sent = await outbox.sentTo(submission.id, REPLY, new Date(now - DAY_MS));
      const toDomain = sent.domain.filter((moment) => moment > now - HOUR_MS);
      if (sent.mailbox.length >= REPLIES_PER_DAY || toDomain.length >= REPLIES_TO_DOMAIN_PER_HOUR)
        return 'withheld';
      try {
        await transport.sendMail({
          ...addressed(content().site, id, [to]),
          headers: { 'Auto-Submitted': 'auto-replied' },
          subject: `${formOf(submission)?.label ?? 'お問い合わせ'}を受け付けました(受付番号 ${submission.receipt})`,
          text: replyText(submission, content()),
        });
        return 'sent';
      } catch (error) {
        // A non-existing address will not exist later.
        if (isRecipientRefused(error)) return 'refused';
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

function isRecipientRefused(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && (responseCode ?? 0) >= 500;
}

function visitorOf({ folded }: Submission): string | undefined {
  return folded.mailbox && isMailAddress(folded.mailbox) ? folded.mailbox : undefined;
}

function noticeText(submission: Submission): string {
  const fields = Object.entries(formOf(submission)?.fields ?? {}).flatMap(([name, { label }]) => {
    const value = submission.typed[name];
    if (value === '' || value === undefined) return [];
    return [`${label}: ${typeof value === 'boolean' ? (value ? 'はい' : 'いいえ') : value}`];
  });
  return [
    `受付番号: ${submission.receipt}`,
    `受付日時: ${JST.format(new Date(submission.receivedAt))}`,
    '',
    ...fields,
    '',
  ].join('\n');
}

function replyText(submission: Submission, content: MailContent): string {
  const { site } = content;
  const form = formOf(submission);
  const page = content.pages?.find(({ path }) => path === form?.page);
  const desk = contactOf({ contacts: contactsOf(site) }, page?.contact ?? form?.contact);
  const steps = nextSteps(submission, content);
  return [
    'ご連絡いただきありがとうございます。',
    `「${form?.label ?? 'お問い合わせ'}」を、次のとおり受け付けました。`,
    ...(steps.length === 0 && site.mail.promise ? [site.mail.promise] : []),
    '',
    `受付番号: ${submission.receipt}`,
    `受付日時: ${JST.format(new Date(submission.receivedAt))}`,
    '',
    ...(steps.length === 0 ? [] : ['このあとの流れ', ...steps.map((text) => `・${text}`), '']),
    `お急ぎの場合は、受付番号をお手元にご用意のうえ、${desk.name}へお電話ください。`,
    `電話: ${desk.phone}`,
    `営業時間: ${desk.hours}`,
    '営業時間外に受け付けた分は、次の営業日から順にお返事します。',
    '',
    'このメールは自動で送信しています。お心当たりのない場合は、破棄してください。',
    '',
    site.legalName,
    site.origin,
    '',
  ].join('\n');
}
