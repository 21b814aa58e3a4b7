import { PREFECTURES } from '../../address/prefectures.ts';
import { check, choice, company, kana, line, mail, model, postalCode, wholeNumber } from './fields.ts';
import { PRIVACY_CONSENT_ERROR } from './quick-inquiry.ts';

export const contact = {
  corporateName: company(),
  department: line('部署'),
  familyName: line('姓', { required: true }),
  givenName: line('名', { required: true }),
  mailbox: mail(),
};

/** Only in forms that lead to a phone call. */
export const furigana = {
  familyNameKana: kana('セイ'),
  givenNameKana: kana('メイ'),
};

export const products = {
  goods: model('製品'),
  quantity: wholeNumber('台数'),
};

export function address({ required }: { required: boolean }) {
  return {
    postalCode: postalCode({ required }),
    prefecture: choice('都道府県', PREFECTURES, { required }),
    city: line('市区町村', { required }),
    street: line('町名・番地', { required }),
    building: line('建物名'),
  };
}

/** Changes with the texts of the two boxes; stored with each submission as proof of the accepted text. */
export const CONSENT_TEXT_VERSION = '2026-11-20';

export const consents = {
  privacyConsent: check('個人情報の取扱い', PRIVACY_CONSENT_ERROR),
  /** Never ticked by default: advertising mail needs explicit consent (特定電子メール法). */
  mailOptIn: check('製品やセミナーの案内メール'),
};
