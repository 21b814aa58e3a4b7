import type { FormLayout } from '../types.ts';

export const sales: FormLayout = {
  type: 'sales',
  groups: [
    {
      title: 'お問い合わせ内容',
      rows: ['happenContent', ['goods', 'quantity'], 'timing', 'budget'],
    },
  ],
  hints: {
    happenContent: '分かる範囲でお書きください。',
    goods: '検討中の製品や、今お使いの製品があればお書きください。',
    phone: 'お電話での連絡をご希望の場合にご入力ください。',
  },
  doneTitle: 'ご相談を受け付けました',
  after: { path: '/solutions', name: 'ソリューションを見る' },
};
