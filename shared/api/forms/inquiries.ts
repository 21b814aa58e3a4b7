import { address, consents, contact, furigana, products } from './common-fields.ts';
import {
  CONTENT_MAX_LENGTH,
  choice,
  line,
  model,
  openChoice,
  paragraphs,
  phone,
  serial,
  text,
  wholeNumber,
} from './fields.ts';
import { defineForm, type Form, INQUIRY_PATH } from './form.ts';
import { normalizeParagraphs } from './normalize.ts';

/** Creates the description of a form of a page that uses the shared call. */
const inquiry = (page: string, contact: Form['contact'], type: string, label: string) => ({
  type,
  label,
  path: INQUIRY_PATH,
  page,
  contact,
});

export const salesForm = defineForm(inquiry('/sales', 'sales', 'sales', '導入のご相談'), {
  happenContent: paragraphs('お問い合わせ内容', { required: true }),
  ...products,
  timing: openChoice('導入時期', ['3か月以内', '6か月以内', '1年以内', '未定']),
  budget: line('ご予算'),
  ...contact,
  phone: phone(),
  contactMethod: openChoice('ご希望の連絡方法', ['メール', '電話', 'どちらでもよい', '電話は希望しない']),
  role: openChoice('お立場', ['エンドユーザー', '販売店', 'その他']),
  ...consents,
});

const BY_POST = '郵送';

/** Fields that a parcel needs. */
export const POSTAL_ADDRESS = ['postalCode', 'prefecture', 'city', 'street'] as const;

const RECIPIENTS_MAX = 10;
const STARTS_WITH_POSTCODE = /^〒?\d{3}-?\d{4}\D/;

/** Further addresses of a parcel: one on a line, which begins with its postcode. */
const recipients = text('ほかのお届け先', {
  maxLength: CONTENT_MAX_LENGTH,
  normalize: (raw) => normalizeParagraphs(raw.normalize('NFKC')),
  problem(normalized) {
    const lines = normalized.split('\n').filter((one) => one.trim() !== '');
    if (lines.length > RECIPIENTS_MAX)
      return `ほかのお届け先は${RECIPIENTS_MAX}件までです。続きは「ご要望」にお書きください。`;
    const wrong = lines.findIndex((one) => !STARTS_WITH_POSTCODE.test(one.trim()));
    return wrong < 0
      ? undefined
      : `ほかのお届け先の${wrong + 1}件目は、郵便番号(7桁)から書いてください。1行に1件です。`;
  },
});

/** One field holds several catalogues, as {@link joinChoices} writes them. */
export const catalogueForm = defineForm(
  inquiry('/catalogform', 'sales', 'catalog', 'カタログ請求'),
  {
    catalogues: text('ご希望のカタログ', { required: 'ご希望のカタログを1つ以上選んでください。' }),
    delivery: choice('お受け取り方法', ['PDF', BY_POST], { required: true }),
    ...contact,
    phone: phone(),
    ...address({ required: false }),
    copies: wholeNumber('部数'),
    recipients,
    content: paragraphs('ご要望'),
    ...consents,
  },
  {
    conditionallyRequired: ({ delivery }) => (delivery === BY_POST ? POSTAL_ADDRESS : []),
    excluded: ({ delivery }) =>
      delivery === BY_POST ? [] : [...POSTAL_ADDRESS, 'building', 'copies', 'recipients'],
  },
);

export const priceForm = defineForm(inquiry('/get-price', 'sales', 'price', 'お見積もり'), {
  goods: model('製品', { required: true }),
  quantity: products.quantity,
  timing: openChoice('導入時期', ['3か月以内', '6か月以内', '1年以内', '未定']),
  budget: line('ご予算'),
  content: paragraphs('お見積もりの内容'),
  ...contact,
  ...furigana,
  phone: phone({ required: true }),
  ...address({ required: false }),
  role: openChoice('お立場', ['エンドユーザー', '販売店', 'その他']),
  ...consents,
});

const repairForm = defineForm(
  inquiry('/service/request', 'support', 'service-request', '修理・保守のお申し込み'),
  {
    goods: model('製品', { required: true }),
    serialNumber: serial({ required: true }),
    content: paragraphs('症状', { required: true }),
    tried: paragraphs('お試しになったこと'),
    maintenance: openChoice('保守の種類', ['標準保証', '保守契約', '不明']),
    ...contact,
    ...furigana,
    phone: phone({ required: true }),
    ...address({ required: true }),
    ...consents,
  },
);

const postSalesForm = defineForm(
  inquiry('/service/post-sales', 'support', 'post-sales', '購入後のお問い合わせ'),
  {
    goods: model('製品', { required: true }),
    serialNumber: serial(),
    firmware: text('ファームウェアのバージョン'),
    content: paragraphs('お問い合わせ内容', { required: true }),
    ...contact,
    phone: phone(),
    contactMethod: openChoice('ご希望の連絡方法', ['メール', '電話', 'どちらでもよい', '電話は希望しない']),
    ...consents,
  },
);

export const INQUIRY_FORMS = [salesForm, catalogueForm, priceForm, repairForm, postSalesForm] as const;
