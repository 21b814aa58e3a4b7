import { POSTAL_ADDRESS } from '../../../../shared/api/forms/inquiries.ts';
import type { FormView } from '../types.ts';

export const catalogue: FormView = {
  type: 'catalog',
  groups: [{ title: 'ご希望の資料', rows: ['catalogues', 'delivery', 'content'] }],
  hints: {
    delivery:
      'PDFは当日または翌営業日にメールで、冊子は発送から3日ほどでお届けします。PDFのみの資料は、郵送をお選びの場合もメールでお送りします。',
    content: '部数のご希望や、検討中の製品と時期があればお書きください。',
  },
  requiredWhen: Object.fromEntries(POSTAL_ADDRESS.map((name) => [name, '郵送の場合は必須'])),
  addressTitle: 'お届け先',
  addressNote: '冊子を郵送でお届けする場合にご入力ください。PDFをお選びの場合、ご住所は送信されません。',
  addressLeftOut: 'PDFをお選びのため、入力されたご住所は送信しません。',
  addressClassName: 'group-has-[[name=delivery][value=PDF]:checked]/form:hidden',
  purpose: '資料の送付と、それに伴うご連絡',
  doneTitle: 'カタログのご請求を受け付けました',
  next: [
    'PDFは、当日または翌営業日にメールでお送りします。',
    '冊子は、当日または翌営業日に発送し、3日ほどでお届けします。',
  ],
  contact: 'sales',
  after: { path: '/products', name: '製品情報を見る' },
};
