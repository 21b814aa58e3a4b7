import type { FormLayout } from '../types.ts';

export const price: FormLayout = {
  type: 'price',
  groups: [
    {
      title: 'お見積もりの内容',
      rows: [['goods', 'quantity'], 'timing', 'budget', 'content'],
    },
  ],
  hints: {
    goods: '型番や品番、または製品の種類をお書きください。',
    content: '保守の年数、納入の場所、図面の有無など。',
    phone: '確認のお電話を差し上げる場合があります。',
  },
  addressTitle: '納入先のご住所',
  doneTitle: 'お見積もりのご依頼を受け付けました',
  after: { path: '/products', name: '製品情報を見る' },
};
