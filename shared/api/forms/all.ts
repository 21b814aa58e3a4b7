import type { Form } from './form.ts';
import { INQUIRY_FORMS } from './inquiries.ts';
import { quickInquiry } from './quick-inquiry.ts';
import { partnerForm, warrantyForm, webinarForm } from './requests.ts';

/** Every form that the service stores. */
export const FORMS: readonly Form[] = [
  quickInquiry,
  ...INQUIRY_FORMS,
  webinarForm,
  warrantyForm,
  partnerForm,
];

/** @throws when no form has this name */
export function formOf(type: string): Form {
  const form = FORMS.find((candidate) => candidate.type === type);
  if (!form) throw new Error(`no form ${type}`);
  return form;
}

/** Title of a form; its name for forms that no longer exist. */
export function formTitle(type: string): string {
  return FORMS.find((form) => form.type === type)?.label ?? type;
}
