import type { FormView } from '../types.ts';

export const partner: FormView = {
  type: 'partner',
  groups: [{ title: 'ご希望の区分', rows: ['partnerKind', 'region', 'website', 'content'] }],
  hints: {
    partnerKind: '複数の区分をお考えの場合は、主なものをお選びのうえ、ご相談の内容にお書き添えください。',
    region: '都道府県、または「関東一円」のようにお書きください。',
    content: '扱いたい製品の分野、主なお客様など。',
    phone: '面談の日程を調整するためにお電話する場合があります。',
  },
  addressTitle: '会社のご住所',
  purpose: 'パートナー登録の手続きと、それに伴うご連絡',
  doneTitle: 'パートナーのお申し込みを受け付けました',
  next: [
    '担当者から3営業日以内にご連絡します。',
    'オンラインで1時間ほど、役割の分担と支援の内容を確かめます。',
    '契約と研修のあと、活動を始めていただけます。',
  ],
  contact: 'sales',
  after: { path: '/partners', name: 'パートナーのページへ' },
};
