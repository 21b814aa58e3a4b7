import type { BriefPages } from './types.ts';

const SUPPORT = { name: 'サポート', path: '/service' };
const CHECK = { name: '保証状況の確認', path: '/service/warranty-check' };

export const pages: BriefPages = {
  '/service/warranty-check/report': {
    title: '製品保証の登録',
    eyebrow: 'Warranty registration',
    lead: '納品日と設置場所を登録しておくと、保証の起算日が確かになり、修理のときの確認が省けます。',
    description:
      '製品保証の登録の案内です。登録で変わること、必要な情報、登録できる期限、複数台をまとめて登録する方法、登録した情報の変更と移設のときの手続きを説明しています。',
    crumbs: [SUPPORT, CHECK],
    sections: [
      {
        id: 'benefits',
        title: '登録で変わること',
        blocks: [
          {
            kind: 'points',
            items: [
              {
                title: '起算日が納品日になる',
                text: '未登録の製品は出荷日から30日後を起算日とします。倉庫で保管した期間が長い場合ほど、登録の効果があります。',
              },
              {
                title: '先出しの発送が早くなる',
                text: '届け先があらかじめ分かるため、受け付けのその日に交換機を手配できます。',
              },
              {
                title: '大切なお知らせが届く',
                text: '脆弱性の修正、販売終了、回収の情報を、該当する製品の登録者にメールでお送りします。',
              },
              {
                title: '資産の一覧になる',
                text: '登録した内容は、型番、設置場所、期限の一覧としてお渡しできます。',
              },
            ],
          },
        ],
      },
      {
        id: 'rules',
        title: '登録の期限と変更',
        blocks: [
          {
            kind: 'facts',
            rows: [
              ['期限', '納品から90日以内にお願いします。'],
              ['10台以上', '表計算ソフトの一覧を添えて、サポート窓口へメールでお送りください。'],
              ['移設と担当者の変更', '同じフォームから、新しい内容をもう一度お送りください。'],
            ],
          },
        ],
      },
      {
        id: 'next',
        title: '関連するご案内',
        blocks: [
          {
            kind: 'cards',
            items: [
              {
                to: '/service/product-warranty-policy',
                icon: 'book',
                title: '製品保証規定',
                text: '期間と範囲、対象にならない場合。',
              },
              {
                to: '/privacy-policy',
                icon: 'info',
                title: 'プライバシーポリシー',
                text: '登録いただいた情報の扱い。',
              },
            ],
          },
        ],
      },
    ],
  },
};
