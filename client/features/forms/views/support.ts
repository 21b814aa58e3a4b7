import type { FormLayout } from '../types.ts';

export const repair: FormLayout = {
  type: 'service-request',
  groups: [
    {
      title: '製品と症状',
      rows: ['goods', 'serialNumber', 'content', 'tried', 'maintenance'],
    },
  ],
  hints: {
    goods: '本体の底面または背面のラベルに記載しています。',
    content: 'いつから、どのような条件で、何が起きるか。電源ランプの色と点滅も分かればお書きください。',
    tried: '別のケーブルや電源での確認、再起動、設定の初期化など。',
    maintenance: '分からない場合は「不明」をお選びください。',
    phone: '症状を確かめるためにお電話する場合があります。',
  },
  addressTitle: '返送先のご住所',
  doneTitle: '修理・保守のお申し込みを受け付けました',
  after: { path: '/service/aftersale-flow', name: '修理の流れを見る' },
};

export const postSales: FormLayout = {
  type: 'post-sales',
  groups: [
    {
      title: 'お使いの製品とご相談',
      rows: ['goods', ['serialNumber', 'firmware'], 'content'],
    },
  ],
  hints: {
    serialNumber: '分かる範囲でかまいません。',
    content: 'なさりたいこと、またはお困りの内容。希望する時期や、作業のできる曜日と時間帯もお書きください。',
    phone: 'お電話での連絡をご希望の場合にご入力ください。',
  },
  doneTitle: 'お問い合わせを受け付けました',
  after: { path: '/service/faq', name: 'サポートFAQを見る' },
};

export const warrantyRegistration: FormLayout = {
  type: 'warranty',
  groups: [
    {
      title: '登録する製品',
      rows: ['goods', 'serialNumber', 'deliveredOn', 'seller'],
    },
  ],
  hints: {
    goods: '本体の底面または背面のラベルに記載しています。',
    seller: '分からない場合は空けてください。',
    phone: '先出しの交換機を手配するときなどにお電話します。',
  },
  addressTitle: '設置場所',
  doneTitle: '製品保証の登録を受け付けました',
  after: { path: '/service/warranty-check', name: '保証状況を確認する' },
};
