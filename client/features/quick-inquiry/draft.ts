import { readForm } from '../../../shared/api/forms/form.ts';
import { quickInquiryOnPage } from '../../../shared/api/forms/quick-inquiry.ts';

/** What is typed, as it stands in the fields. */
export interface Draft {
  corporateName: string;
  fame: string;
  mailbox: string;
  content: string;
  privacyConsent: boolean;
}

export type FieldName = keyof Draft;
export type Errors = Partial<Record<FieldName, string>>;

export const EMPTY_DRAFT: Draft = {
  corporateName: '',
  fame: '',
  mailbox: '',
  content: '',
  privacyConsent: false,
};

export function isFieldName(name: string): name is FieldName {
  return name in EMPTY_DRAFT;
}

/** What is wrong with which field, in the words of SPEC §5. */
export function checkDraft(draft: Draft): Errors {
  const reading = readForm(quickInquiryOnPage, { ...draft });
  if (reading.ok) return {};
  return Object.fromEntries(reading.problems.map(({ name, message }) => [name, message]));
}
