import { DAY_MS } from '../../../server/content/store/retention/retention.ts';
import type { SubmissionFilter as StoreFilter } from '../../../server/content/store/submission-list.ts';
import { STATE_LABELS } from '../../../shared/handling.ts';
import { dateOf } from '../../../shared/text/date.ts';
import type { SubmissionFilter } from '../../shared/submissions.ts';
import { formTitle } from './detail.ts';
import type { Readers } from './readers.ts';

/** Converts an editor's filter into a query of the store; a period includes both days, in Japan. */
export function filterOf({ from, until, ...rest }: SubmissionFilter): StoreFilter {
  return {
    ...rest,
    from: from === undefined ? undefined : dateOf(from),
    before: until === undefined ? undefined : new Date(dateOf(until).getTime() + DAY_MS),
  };
}

/** A description for each part of a filter; undefined when it is not set. */
type Words = {
  [Part in keyof Required<SubmissionFilter>]: (
    filter: SubmissionFilter,
    known: Readers,
  ) => string | undefined;
};

const WORDS: Words = {
  form: ({ form }) => form && `フォーム: ${formTitle(form)}`,
  state: ({ state }) => state && `状態: ${STATE_LABELS[state]}`,
  assignee: ({ assignee }, { nameOf }) =>
    assignee === undefined ? undefined : `担当者: ${assignee === null ? 'なし' : nameOf(assignee)}`,
  from: ({ from, until }) => (from || until) && `受付日: ${from ?? ''}〜${until ?? ''}`,
  // Described by `from`.
  until: () => undefined,
  // Search terms are not quoted: they may be names of visitors.
  text: ({ text }) => text && '検索語による絞り込み',
};

/** Describes a filter for the trail, without search terms. */
export function filterWords(filter: SubmissionFilter, known: Readers): string[] {
  return Object.values(WORDS).flatMap((wordOf) => wordOf(filter, known) || []);
}
