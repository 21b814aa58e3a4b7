import type { Logger } from '../../../monitoring/logger.ts';
import type { SubmissionDays } from '../../../settings/retention-setting.ts';
import type { Retention } from '../../../settings/settings.ts';
import { repeat } from '../../repeat.ts';
import { type Actor, AUTOMATIC, deleteOldAudit } from '../audit.ts';
import { type Database, errorCode } from '../database.ts';
import { deleteOldSearches } from '../search-counts.ts';
import { eraseRows } from './erasure.ts';

interface Purged {
  submissions: number;
  outboxEntries: number;
}

export const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;

/** Submissions deleted in one transaction: visitors' writes run between two. */
const AT_ONCE = 200;

/** The moment some days before another, as the tables have it. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}

/** Retention of a form's submissions in days; undefined for unlimited. */
export function daysKept({ submissionDays, daysByForm }: SubmissionDays, form: string): number | undefined {
  return daysByForm[form] ?? submissionDays;
}

/** Time of a submission's deletion; later while its notifications are pending. Undefined for unlimited retention. */
export function deletedAt(
  retention: SubmissionDays,
  { form, receivedAt }: { form: string; receivedAt: string },
): Date | undefined {
  const days = daysKept(retention, form);
  return days === undefined ? undefined : new Date(Date.parse(receivedAt) + days * DAY_MS);
}

/** Deletes expired records. Submissions with pending notifications stay. */
export async function purge(
  db: Database,
  retention: Retention,
  { now = new Date(), by = AUTOMATIC }: { now?: Date; by?: Actor } = {},
): Promise<Purged> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('done_at', '<', daysBefore(now, retention.deliveredDays))
    .executeTakeFirstOrThrow();
  await deleteOldSearches(db, now);
  await deleteOldAudit(db, daysBefore(now, retention.auditDays));
  const purged = { submissions: 0, outboxEntries: Number(numDeletedRows) };
  for (;;) {
    const rows = await expired(db, retention, now).limit(AT_ONCE).execute();
    if (rows.length === 0) return purged;
    purged.outboxEntries += await db
      .transaction()
      .execute((transaction) => eraseRows(transaction, rows, 'purge', by));
    purged.submissions += rows.length;
  }
}

/** Number of submissions that `purge` would delete. */
export async function countExpired(db: Database, retention: Retention): Promise<number> {
  return (await expired(db, retention, new Date()).execute()).length;
}

function expired(db: Database, { submissionDays, daysByForm }: Retention, now: Date) {
  const forms = Object.entries(daysByForm);
  return db
    .selectFrom('submissions')
    .select(['id', 'receipt'])
    .where((where) => {
      const ofForms = forms.map(([form, days]) =>
        where.and([where('form', '=', form), where('received_at', '<', daysBefore(now, days))]),
      );
      if (submissionDays === undefined) return where.or(ofForms);
      const others = where('received_at', '<', daysBefore(now, submissionDays));
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
    );
}

/**
 * Purges at the start and every hour. Several processes may do so concurrently.
 *
 * @param retention read for every run, because a reload of the content may change it
 */
export function startPurging(db: Database, retention: () => Retention, logger: Logger) {
  async function purgeExpired(): Promise<void> {
    try {
      const purged = await purge(db, retention());
      if (purged.submissions + purged.outboxEntries > 0) logger.info(purged, 'expired submissions deleted');
    } catch (error) {
      logger.warn(
        { reason: errorCode(error) },
        'expired submissions cannot be deleted: next attempt in an hour',
      );
    }
  }
  const purging = repeat(purgeExpired, HOUR_MS);
  void purging.run();
  return purging;
}
