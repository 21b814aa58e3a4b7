import type { FormLayout } from '../types.ts';

export const partner: FormLayout = {
  type: 'partner',
  groups: [{ title: 'ご希望の区分', rows: ['partnerKind', 'region', 'website', 'content'] }],
  hints: {
    partnerKind: '複数の区分をお考えの場合は、主なものをお選びのうえ、ご相談の内容にお書き添えください。',
    region: '都道府県、または「関東一円」のようにお書きください。',
    content: '扱いたい製品の分野、主なお客様など。',
    phone: '面談の日程を調整するためにお電話する場合があります。',
  },
  address: { title: '会社のご住所' },
  doneTitle: 'パートナーのお申し込みを受け付けました',
  after: { path: '/partners', name: 'パートナーのページへ' },
};
