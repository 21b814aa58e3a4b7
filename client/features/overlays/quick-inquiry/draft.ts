import { readForm } from '../../../../shared/api/forms/form.ts';
import { quickInquiryOnPage } from '../../../../shared/api/forms/quick-inquiry.ts';
import { clearDraft, readDraft, writeDraft } from '../../forms/draft.ts';

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

/** What was typed in this tab before it was loaded anew. */
export function keptDraft(): Draft {
  const kept = readDraft(quickInquiryOnPage.type)?.values;
  if (!kept) return EMPTY_DRAFT;
  const text = (name: FieldName) => (typeof kept[name] === 'string' ? kept[name] : '');
  return {
    corporateName: text('corporateName'),
    fame: text('fame'),
    mailbox: text('mailbox'),
    content: text('content'),
    privacyConsent: kept.privacyConsent === true,
  };
}

export function keepDraft(draft: Draft): void {
  writeDraft(quickInquiryOnPage.type, { values: { ...draft }, prefill: {} });
}

export function forgetDraft(): void {
  clearDraft(quickInquiryOnPage.type);
}

export function isFieldName(name: string): name is FieldName {
  return name in EMPTY_DRAFT;
}

/** What is wrong with which field, in the specified words (docs/specification.md#quick-inquiry). */
export function checkDraft(draft: Draft): Errors {
  const reading = readForm(quickInquiryOnPage, { ...draft });
  if (reading.ok) return {};
  return Object.fromEntries(reading.problems.map(({ name, message }) => [name, message]));
}
