import { DAY_MS } from '../../../server/content/store/retention/retention.ts';
import type { SubmissionFilter as StoreFilter } from '../../../server/content/store/submission-list.ts';
import { formTitle } from '../../../shared/api/forms/all.ts';
import { STATE_LABELS } from '../../../shared/handling.ts';
import { dateOf } from '../../../shared/text/date.ts';
import type { SubmissionFilter } from '../../shared/submissions.ts';
import type { Readers } from './readers.ts';

/** Converts an editor's filter into a query of the store; a period includes both days, in Japan. */
export function filterOf({ from, until, ...rest }: SubmissionFilter): StoreFilter {
  return {
    ...rest,
    from: from === undefined ? undefined : dateOf(from),
    before: until === undefined ? undefined : new Date(dateOf(until).getTime() + DAY_MS),
  };
}

/** Describes a filter for the trail, without search terms. */
export function filterWords(
  { form, state, assignee, from, until, text }: SubmissionFilter,
  { nameOf }: Readers,
): string[] {
  const words = [
    form && `フォーム: ${formTitle(form)}`,
    state && `状態: ${STATE_LABELS[state]}`,
    assignee !== undefined && `担当者: ${assignee === null ? 'なし' : nameOf(assignee)}`,
    (from || until) && `受付日: ${from ?? ''}〜${until ?? ''}`,
    // Search terms are not quoted: they may be names of visitors.
    text && '検索語による絞り込み',
  ];
  return words.flatMap((word) => word || []);
}
