import type { Database } from '../database.ts';

export interface OutboxEntry {
  id: string;
  submissionId: string;
  channel: string;
  /** Number of failed attempts. */
  attempts: number;
}

/** `refused`: no later attempt can succeed. `withheld`: the limit for this recipient is reached. */
export type Outcome = 'sent' | 'refused' | 'withheld';

/** A longer delivery counts as abandoned, and another process may claim it. */
const LEASE_MS = 120_000;

/** Pending notifications. Stored in the database, so that they survive a crash or an unavailable mail server. */
export interface Outbox {
  /** Claims the entry that has been due longest for this process. */
  claim(channel: string): Promise<OutboxEntry | undefined>;
  done(id: string, outcome: Outcome): Promise<void>;
  retry(entry: OutboxEntry, at: Date): Promise<void>;
  /**
   * Entries of the channel sent since a moment to the mail address of this submission.
   *
   * @returns moments in milliseconds since 1970: those of the same mailbox, in any notation of its address, and all of
   * its domain
   */
  sentTo(
    submissionId: string,
    channel: string,
    since: Date,
  ): Promise<{ mailbox: readonly number[]; domain: readonly number[] }>;
  /** Time at which the next entry of the channel is due. */
  nextDue(channel: string): Promise<Date | undefined>;
}

/**
 * Key of the mailbox behind an address. Large providers deliver `taro+x@` and `t.aro@` to `taro@`, so that many
 * notations of a stranger's address reach one mailbox.
 */
function mailboxOf(mail: string): string {
  const at = mail.lastIndexOf('@');
  const [name = ''] = mail.slice(0, at).split('+', 1);
  return name.replaceAll('.', '') + mail.slice(at);
}

export function createOutbox(db: Database): Outbox {
  return {
    async claim(channel) {
      for (;;) {
        const now = new Date();
        const candidate = await db
          .selectFrom('outbox')
          .select(['id', 'due_at'])
          .where('channel', '=', channel)
          .where('done_at', 'is', null)
          .where('due_at', '<=', now.toISOString())
          .orderBy('due_at')
          .limit(1)
          .executeTakeFirst();
        if (!candidate) return undefined;
        const claimed = await db
          .updateTable('outbox')
          .set({ due_at: new Date(now.getTime() + LEASE_MS).toISOString() })
          .where('id', '=', candidate.id)
          .where('due_at', '=', candidate.due_at)
          .where('done_at', 'is', null)
          .returning(['id', 'submission_id as submissionId', 'channel', 'attempts'])
          .executeTakeFirst();
        if (claimed) return claimed;
      }
    },
    async done(id, outcome) {
      await db
        .updateTable('outbox')
        .set({ done_at: new Date().toISOString(), outcome })
        .where('id', '=', id)
        .execute();
    },
    async retry({ id, attempts }, at) {
      await db
        .updateTable('outbox')
        .set({ attempts: attempts + 1, due_at: at.toISOString() })
        .where('id', '=', id)
        .execute();
    },
    async sentTo(submissionId, channel, since) {
      const { mail_key: mail } = await db
        .selectFrom('submissions')
        .select('mail_key')
        .where('id', '=', submissionId)
        .executeTakeFirstOrThrow();
      const sent = await db
        .selectFrom('outbox')
        .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
        .select(['mail_key', 'done_at'])
        .where('mail_key', 'like', `%${mail.slice(mail.lastIndexOf('@'))}`)
        .where('channel', '=', channel)
        .where('outcome', '=', 'sent')
        .where('done_at', '>', since.toISOString())
        .execute();
      const moments = (of: typeof sent) => of.map(({ done_at: doneAt }) => Date.parse(doneAt ?? ''));
      return {
        mailbox: moments(sent.filter(({ mail_key: other }) => mailboxOf(other) === mailboxOf(mail))),
        domain: moments(sent),
      };
    },
    async nextDue(channel) {
      const row = await db
        .selectFrom('outbox')
        .select('due_at')
        .where('channel', '=', channel)
        .where('done_at', 'is', null)
        .orderBy('due_at')
        .limit(1)
        .executeTakeFirst();
      return row && new Date(row.due_at);
    },
  };
}
