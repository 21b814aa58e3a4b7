import { URL_MAX_LENGTH } from '../../constants.ts';
import { address, consents, contact } from './common-fields.ts';
import { choice, line, model, paragraphs, pastDay, phone, serial, text } from './fields.ts';
import { defineForm } from './form.ts';

/** Choice of those who take part in a webinar. */
export const TAKES_PART = '参加';

/** Registration for a webinar, or request for the recording of a past one. */
export const webinarForm = defineForm(
  {
    type: 'webinar',
    label: 'Webセミナー',
    path: '/consult/addHistoryWebinar',
    page: '/webinar',
    contact: 'sales',
  },
  {
    webinar: line('セミナー', { required: true }),
    requestType: choice('お申し込みの種類', [TAKES_PART, '録画の視聴'], { required: true }),
    ...contact,
    phone: phone(),
    content: paragraphs('ご質問'),
    ...consents,
  },
);

export const warrantyForm = defineForm(
  {
    type: 'warranty',
    label: '製品保証の登録',
    path: '/service/guarantee/submit',
    page: '/service/warranty-check/report',
    contact: 'support',
  },
  {
    goods: model('製品', { required: true }),
    serialNumber: serial({ required: true }),
    deliveredOn: pastDay('納品日', { required: true }),
    seller: line('購入先'),
    ...contact,
    phone: phone({ required: true }),
    ...address({ required: true }),
    ...consents,
  },
);

const PARTNER_KINDS = ['販売パートナー', '施工パートナー', '運用パートナー'] as const;

export const partnerForm = defineForm(
  {
    type: 'partner',
    label: 'パートナーのお申し込み',
    path: '/channel/partner/recruit',
    page: '/partners',
    contact: 'sales',
  },
  {
    partnerKind: choice('パートナーの区分', PARTNER_KINDS, { required: true }),
    ...contact,
    phone: phone({ required: true }),
    ...address({ required: false }),
    region: line('対応できる地域', { required: true }),
    website: text('Webサイト', { maxLength: URL_MAX_LENGTH }),
    content: paragraphs('ご相談の内容'),
    ...consents,
  },
);
