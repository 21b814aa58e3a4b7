import { FORMS } from '../../../shared/api/forms/all.ts';
import type { SiteRecord } from '../../../shared/site/site-schema.ts';
import type { SubmissionDays } from '../../retention-setting.ts';

/** The shortest that so many years can be, in days. */
const DAYS_OF_YEAR = 365;

/**
 * What differs between what the content promises of submissions (site.yaml) and how long the settings keep them; undefined where
 * nothing does. Fewer days than promised break no promise.
 */
export function retentionProblem(
  promised: SiteRecord['submissions'],
  { submissionDays, daysByForm }: SubmissionDays,
): string | undefined {
  if (!promised) return undefined;
  const { keepYears, otherForms } = promised;
  const max = keepYears * DAYS_OF_YEAR;
  const longer = FORMS.map(({ type }) => type).flatMap((form) => {
    const days = daysByForm[form] ?? submissionDays;
    if (otherForms.includes(form) || (days !== undefined && days <= max)) return [];
    return `${form}: ${days === undefined ? '期限なし' : `${days}日`}`;
  });
  if (longer.length === 0) return undefined;
  return `SUBMISSIONS_KEEP_DAYS: site.yaml の submissions で約束した${keepYears}年(${max}日)より長く保存します(${longer.join('、')})`;
}
