import { FORMS } from '../../../shared/api/forms/all.ts';
import type { SiteRecord } from '../../../shared/site/site-schema.ts';
import type { SubmissionDays } from '../../retention-setting.ts';
import { daysKept } from './retention.ts';

type Promised = SiteRecord['submissions'];

/** The shortest that so many years can be, in days. */
const DAYS_OF_YEAR = 365;
const FORM_NAMES = FORMS.map(({ type }) => type);

function promisedDays({ keepYears, forms }: NonNullable<Promised>, form: string): number {
  return (forms[form] ?? keepYears) * DAYS_OF_YEAR;
}

/**
 * How long submissions are kept: as long as the content promises (`submissions` in site.yaml), or less where the settings say
 * so. The settings alone count where it promises nothing.
 */
export function appliedRetention<Days extends SubmissionDays>(promised: Promised, set: Days): Days {
  if (!promised) return set;
  const shorter = (form: string) =>
    Math.min(promisedDays(promised, form), daysKept(set, form) ?? Number.POSITIVE_INFINITY);
  return {
    ...set,
    // Of forms that there are no more.
    submissionDays: Math.min(
      promised.keepYears * DAYS_OF_YEAR,
      set.submissionDays ?? Number.POSITIVE_INFINITY,
    ),
    daysByForm: Object.fromEntries(FORM_NAMES.map((form) => [form, shorter(form)])),
  };
}

/** Names the forms that the settings would keep for longer than the content promises; undefined where there are none. */
export function ignoredDays(promised: Promised, set: SubmissionDays): string | undefined {
  if (!promised) return undefined;
  const longer = FORM_NAMES.flatMap((form) => {
    const [days, max] = [daysKept(set, form), promisedDays(promised, form)];
    return days === undefined || days <= max ? [] : [`${form}: ${days}日ではなく${max}日`];
  });
  if (longer.length === 0) return undefined;
  return `SUBMISSIONS_KEEP_DAYS: site.yaml の submissions で約束した期間より長くは保存しません(${longer.join('、')})`;
}
