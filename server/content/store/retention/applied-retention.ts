import { FORMS } from '../../../../shared/api/forms/all.ts';
import type { SiteRecord } from '../../../../shared/site/site-schema.ts';
import type { SubmissionDays } from '../../../settings/retention-setting.ts';
import { daysKept } from './retention.ts';

type Promised = SiteRecord['submissions'];

/** Days of the shortest year. */
const DAYS_OF_YEAR = 365;
const FORM_NAMES = FORMS.map(({ type }) => type);

function promisedDays({ keepYears, forms }: NonNullable<Promised>, form: string): number {
  return (forms[form] ?? keepYears) * DAYS_OF_YEAR;
}

/**
 * Retention of submissions: the period that the content promises (`submissions` in site.yaml), or a shorter one from
 * the settings. Without a promise the settings alone apply.
 */
export function appliedRetention<Days extends SubmissionDays>(promised: Promised, set: Days): Days {
  if (!promised) return set;
  const shorter = (form: string) =>
    Math.min(promisedDays(promised, form), daysKept(set, form) ?? Number.POSITIVE_INFINITY);
  return {
    ...set,
    // For forms that no longer exist.
    submissionDays: Math.min(
      promised.keepYears * DAYS_OF_YEAR,
      set.submissionDays ?? Number.POSITIVE_INFINITY,
    ),
    daysByForm: Object.fromEntries(FORM_NAMES.map((form) => [form, shorter(form)])),
  };
}

/** Names of the forms whose period in the settings exceeds the promised one; undefined without any. */
export function ignoredDays(promised: Promised, set: SubmissionDays): string | undefined {
  if (!promised) return undefined;
  const longer = FORM_NAMES.flatMap((form) => {
    const [days, max] = [daysKept(set, form), promisedDays(promised, form)];
    return days === undefined || days <= max ? [] : [`${form}: ${days}日ではなく${max}日`];
  });
  if (longer.length === 0) return undefined;
  return `SUBMISSIONS_KEEP_DAYS: site.yaml の submissions で約束した期間より長くは保存しません(${longer.join('、')})`;
}
