import { STATE_LABELS } from '../../../shared/desk/handling.ts';
import type { SubmissionFilter } from '../../../shared/desk/submissions.ts';
import { dateOf } from '../../../shared/text/date.ts';
import { DAY_MS } from '../../content/store/retention.ts';
import type { SubmissionFilter as StoreFilter } from '../../content/store/submission-list.ts';
import { formTitle } from './detail.ts';

/** What an editor has chosen, as the store asks for it: both days of a period are part of it, in Japan. */
export function filterOf({ from, until, ...rest }: SubmissionFilter): StoreFilter {
  return {
    ...rest,
    from: from === undefined ? undefined : dateOf(from),
    before: until === undefined ? undefined : new Date(dateOf(until).getTime() + DAY_MS),
  };
}

/** The same in words, for the trail: what was searched for may be a visitor's name and is left out. */
export function filterWords({ text, form, state, from, until }: SubmissionFilter): string[] {
  return [
    ...(form === undefined ? [] : [`フォーム: ${formTitle(form)}`]),
    ...(state === undefined ? [] : [`状態: ${STATE_LABELS[state]}`]),
    ...(from === undefined && until === undefined ? [] : [`受付日: ${from ?? ''}〜${until ?? ''}`]),
    ...(text ? ['検索語による絞り込み'] : []),
  ];
}
