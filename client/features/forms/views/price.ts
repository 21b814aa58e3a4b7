import type { FormView } from '../types.ts';

export const price: FormView = {
  type: 'price',
  groups: [
    {
      title: 'お見積もりの内容',
      note: '型番が決まっていない場合は、製品の種類と建物の規模をお知らせください。概算をお出しします。',
      rows: ['goods', ['quantity', 'timing'], 'budget', 'content'],
    },
  ],
  hints: {
    goods: '型番、または「無線LANのアクセスポイント」のような製品の種類をお書きください。',
    content: '複数の型番と台数、保守の年数、納入の場所、建物の面積や部屋数、図面の有無など。',
    phone: '確認のお電話を差し上げる場合があります。',
  },
  addressTitle: '納入先のご住所',
  purpose: 'お見積もりの作成と、それに伴うご連絡',
  doneTitle: 'お見積もりのご依頼を受け付けました',
  next: [
    '担当者が内容を確かめ、1営業日以内にご連絡します。',
    '型番と台数が決まっている場合は2営業日、規模からの概算と置き換えは1週間を目安に、メールでお送りします。',
    '正式な見積書は、お近くの販売店からお出しします。',
  ],
  contact: 'sales',
  after: { path: '/products', name: '製品情報を見る' },
};
