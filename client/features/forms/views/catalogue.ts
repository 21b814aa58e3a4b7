import { POSTAL_ADDRESS } from '../../../../shared/api/forms/inquiries.ts';
import type { FormLayout } from '../types.ts';

export const catalogue: FormLayout = {
  type: 'catalog',
  groups: [{ title: 'ご希望の資料', rows: ['catalogues', 'delivery', 'content'] }],
  hints: {
    copies: '冊子を、それぞれ何部お届けするか。空欄の場合は1部です。',
    recipients:
      '1行に1件、郵便番号、住所、宛名、部数の順に10件まで。例:100-0001 東京都千代田区千代田1-1 湊様 2部',
    content: '検討中の製品と時期があればお書きください。',
  },
  requiredWhen: Object.fromEntries(POSTAL_ADDRESS.map((name) => [name, '郵送の場合は必須'])),
  addressTitle: 'お届け先',
  addressNote: '冊子を郵送でお届けする場合にご入力ください。PDFをお選びの場合、ご住所は送信されません。',
  addressExcluded: 'PDFをお選びのため、入力されたご住所は送信しません。',
  addressClassName: 'for-post',
  doneTitle: 'カタログのご請求を受け付けました',
  after: { path: '/products', name: '製品情報を見る' },
};
