import type { FormView } from '../types.ts';

export const sales: FormView = {
  type: 'sales',
  groups: [
    {
      title: 'お問い合わせ内容',
      rows: ['happenContent', 'goods', ['quantity', 'timing'], 'budget'],
    },
  ],
  hints: {
    happenContent: '建物の広さや部屋数、利用する人数、困っている場面などを、分かる範囲でお書きください。',
    goods: '検討中の製品や、今お使いの製品があればお書きください。',
    phone: 'お電話での連絡をご希望の場合にご入力ください。',
  },
  purpose: 'ご相談への回答と、それに伴うご連絡',
  doneTitle: 'ご相談を受け付けました',
  next: [
    '担当者が内容を確かめ、1営業日以内にメールまたはお電話でご連絡します。',
    '必要に応じて、オンラインまたはお電話で30分ほどお話を伺います。',
    '構成の案と概算を、1週間ほどでお送りします。',
  ],
  contact: 'sales',
  after: { path: '/solutions', name: 'ソリューションを見る' },
};
