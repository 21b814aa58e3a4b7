import type { Database } from '../database.ts';
import type { Tables } from '../tables.ts';

export interface OutboxEntry {
  id: string;
  submissionId: string;
  /** Number of failed attempts. */
  attempts: number;
}

/** `refused`: no later attempt can succeed. `withheld`: the limit for this recipient is reached. */
export type Outcome = 'sent' | 'refused' | 'withheld';

/** A longer delivery counts as abandoned, and another process may claim it. */
const LEASE_MS = 120_000;

/**
 * Key of the mailbox behind an address. Large providers deliver `taro+x@` and `t.aro@` to `taro@`, so that many
 * notations of a stranger's address reach one mailbox.
 */
function mailboxOf(mail: string): string {
  const at = mail.lastIndexOf('@');
  const [name = ''] = mail.slice(0, at).split('+', 1);
  return name.replaceAll('.', '') + mail.slice(at);
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Pending notifications. Stored in the database, so that they survive a crash or an unavailable mail server. */
export function createOutbox(db: Database) {
  /** The pending entry that is due first. */
  function first(channel: string) {
    return db
      .selectFrom('outbox')
      .select(['id', 'due_at'])
      .where('channel', '=', channel)
      .where('done_at', 'is', null)
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
  }

  async function change(id: string, to: Partial<Tables['outbox']>): Promise<void> {
    await db.updateTable('outbox').set(to).where('id', '=', id).execute();
  }

  return {
    /** Claims the entry that has been due longest for this process. */
    async claim(channel: string): Promise<OutboxEntry | undefined> {
      for (;;) {
        const now = new Date();
        const candidate = await first(channel);
        if (!candidate || candidate.due_at > now.toISOString()) return undefined;
        const claimed = await db
          .updateTable('outbox')
          .set({ due_at: new Date(now.getTime() + LEASE_MS).toISOString() })
          .where('id', '=', candidate.id)
          .where('due_at', '=', candidate.due_at)
          .where('done_at', 'is', null)
          .returning(['id', 'submission_id as submissionId', 'attempts'])
          .executeTakeFirst();
        if (claimed) return claimed;
      }
    },
    done: (id: string, outcome: Outcome) => change(id, { done_at: new Date().toISOString(), outcome }),
    retry: ({ id, attempts }: OutboxEntry, at: Date) =>
      change(id, { attempts: attempts + 1, due_at: at.toISOString() }),
    /**
     * Entries of the channel sent since a moment to the mail address of this submission.
     *
     * @returns moments in milliseconds since 1970: those of the same mailbox, in any notation of its address, and all of
     * its domain
     */
    async sentTo(submissionId: string, channel: string, since: Date) {
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
    /** Time at which the next entry of the channel is due. */
    async nextDue(channel: string): Promise<Date | undefined> {
      const entry = await first(channel);
      return entry && new Date(entry.due_at);
    },
  };
}
