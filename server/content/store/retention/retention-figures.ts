import type { RetentionOfForm } from '../../../../shared/handling.ts';
import type { SubmissionDays } from '../../../settings/retention-setting.ts';
import { countRows, type Database } from '../database.ts';
import { daysBefore, daysKept } from './retention.ts';

/** Retention period of each form with submissions, and the number of submissions due for deletion. */
export async function retentionFigures(
  db: Database,
  retention: SubmissionDays,
  { soonDays }: { soonDays: number },
): Promise<RetentionOfForm[]> {
  const now = new Date();
  const totals = await db
    .selectFrom('submissions')
    .select(({ fn }) => ['form', fn.countAll().as('total')])
    .groupBy('form')
    .orderBy('form')
    .execute();
  const figures: RetentionOfForm[] = [];
  for (const { form, total } of totals) {
    const days = daysKept(retention, form);
    const receivedBefore = (daysAgo: number) =>
      countRows(
        db
          .selectFrom('submissions')
          .where('form', '=', form)
          .where('received_at', '<', daysBefore(now, daysAgo)),
      );
    const due = days === undefined ? 0 : await receivedBefore(days);
    const soon = days === undefined ? 0 : (await receivedBefore(days - soonDays)) - due;
    figures.push({ form, days, total: Number(total), due, soon });
  }
  return figures;
}
