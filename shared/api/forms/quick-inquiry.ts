import { QUICK_INQUIRY_CONTENT_MAX_LENGTH, URL_MAX_LENGTH } from '../../constants.ts';
import { check, text } from './fields.ts';
import { defineForm } from './form.ts';
import { normalizeCompany, normalizeMail, normalizeParagraphs } from './normalize.ts';

/** Shown for five seconds when the form is sent without the tick. */
export const PRIVACY_CONSENT_ERROR = '個人情報の取扱いについてご確認ください。';

const fields = {
  corporateName: text('法人名', { required: '法人名を入力してください。', normalize: normalizeCompany }),
  fame: text('氏名', { required: '氏名の「姓」を入力してください。' }),
  // The format of the address is not checked: published behaviour.
  mailbox: text('E-MAIL', { required: 'E-MAILを入力してください。', normalize: normalizeMail }),
  // Published behaviour: the text names the phone although the field is the inquiry's details.
  content: text('お問い合わせ内容', {
    required: '電話番号を入力してください。',
    maxLength: QUICK_INQUIRY_CONTENT_MAX_LENGTH,
    normalize: normalizeParagraphs,
  }),
};

const QUICK = {
  type: 'quick',
  label: 'かんたんお問い合わせ',
  path: '/consult/addNewContentForm',
  contact: 'sales',
} as const;

/** Form whose rules and texts are specified to the letter (docs/specification.md#quick-inquiry). */
export const quickInquiry = defineForm(
  QUICK,
  {
    ...fields,
    /** Address of the page on which it was sent, added on submit. */
    url: text('送信元ページ', { maxLength: URL_MAX_LENGTH }),
  },
  { takesVerifyCode: false },
);

/**
 * Form that the browser checks before sending: the consent stays in the browser, because the call's body has no field
 * for it.
 */
export const quickInquiryOnPage = defineForm(QUICK, {
  ...fields,
  privacyConsent: check('個人情報の取扱い', PRIVACY_CONSENT_ERROR),
});
