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
        id: 'needed',
        title: '登録に必要な情報',
        blocks: [
          {
            kind: 'facts',
            rows: [
              ['製品', '型番、シリアル番号、納品日(納品書の写しがあれば添えてください)'],
              ['設置場所', '法人名または施設名、郵便番号、住所、建物と階'],
              ['ご担当者', '部署、お名前、メールアドレス、電話番号'],
              ['購入先', '販売店名。分からない場合は空けてください'],
            ],
          },
          {
            kind: 'paragraphs',
            texts: [
              '登録は納品から90日以内にお願いします。10台以上は、表計算ソフトの一覧をメールに添えてお送りください。移設や担当者の変更も同じ窓口で承ります。',
            ],
          },
          { kind: 'contact', desk: 'support' },
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
