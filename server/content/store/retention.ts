import type { Logger } from '../../logger.ts';
import type { SubmissionDays } from '../../retention-setting.ts';
import type { Retention } from '../../settings.ts';
import { type Actor, AUTOMATIC, deleteOldAudit } from './audit.ts';
import { type Database, errorCode } from './database.ts';
import { eraseRows } from './erasure.ts';
import { deleteOldSearches } from './search-counts.ts';

export interface Purged {
  submissions: number;
  outboxEntries: number;
}

export const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;

/** Submissions that go in one transaction: writes of visitors come between two. */
const AT_ONCE = 200;

/** For how many days submissions of a form are kept; undefined where there is no end. */
export function daysKept({ submissionDays, daysByForm }: SubmissionDays, form: string): number | undefined {
  return daysByForm[form] ?? submissionDays;
}

/** When a submission is deleted; one of which somebody is still to be told later. */
export function deletedAt(
  retention: SubmissionDays,
  { form, receivedAt }: { form: string; receivedAt: string },
): Date | undefined {
  const days = daysKept(retention, form);
  return days === undefined ? undefined : new Date(Date.parse(receivedAt) + days * DAY_MS);
}

/** Deletes what has been kept long enough. A submission of which somebody is still to be told stays. */
export async function purge(
  db: Database,
  retention: Retention,
  { now = new Date(), by = AUTOMATIC }: { now?: Date; by?: Actor } = {},
): Promise<Purged> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('done_at', '<', before(retention.deliveredDays))
    .executeTakeFirstOrThrow();
  await deleteOldSearches(db, now);
  await deleteOldAudit(db, before(retention.auditDays));
  const purged = { submissions: 0, outboxEntries: Number(numDeletedRows) };
  for (;;) {
    const rows = await expired(db, retention, before);
    if (rows.length === 0) return purged;
    purged.outboxEntries += await db
      .transaction()
      .execute((transaction) => eraseRows(transaction, rows, 'purge', by));
    purged.submissions += rows.length;
  }
}

/** How much `purge` would delete of what visitors have sent in. */
export async function countExpired(db: Database, retention: Retention, now = new Date()): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  return (await expired(db, retention, before, Number.MAX_SAFE_INTEGER)).length;
}

function expired(
  db: Database,
  { submissionDays, daysByForm }: Retention,
  before: (days: number) => string,
  limit = AT_ONCE,
): Promise<{ id: string; receipt: string }[]> {
  const forms = Object.entries(daysByForm);
  return db
    .selectFrom('submissions')
    .select(['id', 'receipt'])
    .where((where) => {
      const ofForms = forms.map(([form, days]) =>
        where.and([where('form', '=', form), where('received_at', '<', before(days))]),
      );
      if (submissionDays === undefined) return where.or(ofForms);
      const others = where('received_at', '<', before(submissionDays));
      const names = forms.map(([form]) => form);
      return where.or([
        ...ofForms,
        names.length === 0 ? others : where.and([others, where('form', 'not in', names)]),
      ]);
    })
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('submission_id', '=', 'submissions.id')
            .where('done_at', 'is', null),
        ),
      ),
    )
    .limit(limit)
    .execute();
}

export interface Purging {
  /** Waits for the purge that runs. */
  stop(): Promise<void>;
}

/**
 * Purges at the start and every hour. Several processes may do so at once.
 *
 * @param retention is read for every run: the content may promise something else by then
 */
export function startPurging(db: Database, retention: () => Retention, logger: Logger): Purging {
  let running: Promise<void> | undefined;
  async function run(): Promise<void> {
    try {
      const purged = await purge(db, retention());
      if (purged.submissions + purged.outboxEntries > 0)
        logger.info(purged, 'what was kept long enough is deleted');
    } catch (error) {
      logger.warn(
        { reason: errorCode(error) },
        'what was kept long enough cannot be deleted: next attempt in an hour',
      );
    }
  }
  function next(): void {
    running ??= run().finally(() => {
      running = undefined;
    });
  }
  next();
  const timer = setInterval(next, HOUR_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
