import { FORMS } from '../../shared/api/forms/all.ts';

export interface SubmissionDays {
  submissionDays?: number;
  daysByForm: Record<string, number>;
}

const FORM_NAMES = FORMS.map(({ type }) => type);

export const SUBMISSION_DAYS_PROBLEM = `日数(1〜36500)、または フォーム=日数 をカンマで区切って指定してください。フォームの名前は ${FORM_NAMES.join('、')} です`;

/** Parses `1095,warranty=3650`: days for all forms, and exceptions by form. @returns undefined if it is invalid */
export function parseSubmissionDays(value: string): SubmissionDays | undefined {
  const result: SubmissionDays = { daysByForm: {} };
  for (const part of value.split(',')) {
    const [, form, digits] = /^(?:([a-zA-Z-]+)=)?(\d{1,5})$/.exec(part.trim()) ?? [];
    const days = Number(digits);
    if (digits === undefined || days < 1 || days > 36_500) return undefined;
    if (form === undefined) {
      if (result.submissionDays !== undefined) return undefined;
      result.submissionDays = days;
    } else {
      if (!FORM_NAMES.includes(form) || form in result.daysByForm) return undefined;
      result.daysByForm[form] = days;
    }
  }
  return result;
}
