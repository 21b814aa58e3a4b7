import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { addAudit } from '../../../server/content/store/audit.ts';
import { leadsCsv } from '../../../server/content/store/leads-csv.ts';
import { countByState, everySubmission } from '../../../server/content/store/submission-list.ts';
import { STATE_LABELS } from '../../../shared/handling.ts';
import { todayInJapan } from '../../../shared/text/date.ts';
import type { SubmissionFilter } from '../../shared/submissions.ts';
import type { Call } from './calls.ts';
import { filterOf, filterWords } from './filter.ts';

/** Streams all filtered submissions as CSV. The audit entry is written before the first row. */
export async function sendExport(
  res: Response,
  filter: SubmissionFilter,
  { db, by, readers }: Call,
): Promise<void> {
  const wanted = filterOf(filter);
  const counts = await countByState(db, wanted);
  const count = filter.state
    ? counts[filter.state]
    : Object.values(counts).reduce((sum, ofState) => sum + ofState, 0);
  await addAudit(db, by, [{ action: 'export', details: { count, filter: filterWords(filter, readers) } }]);
  res.attachment(`inquiries-${todayInJapan()}.csv`);
  res.type('text/csv; charset=utf-8');
  const lines = leadsCsv(everySubmission(db, wanted), [
    { label: '状態', value: ({ handling }) => STATE_LABELS[handling.state] },
    {
      label: '担当者',
      value: ({ handling: { assignee } }) => (assignee === null ? '' : readers.nameOf(assignee)),
    },
  ]);
  await pipeline(Readable.from(lines), res).catch((error: unknown) => {
    // Readers notice an aborted response; a reader that disconnects is not an error.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
