import type { BriefPages } from './types.ts';

const SUPPORT = { name: 'サポート', path: '/service' };
const CHECK = { name: '保証状況の確認', path: '/service/warranty-check' };

export const pages: BriefPages = {
  '/service/warranty-check': {
    title: '保証状況の確認',
    eyebrow: 'Warranty check',
    lead: 'シリアル番号から、保証の期限、保守の種類、修理をお受けできる期日をお調べします。',
    description:
      '製品のシリアル番号から、保証期間の内か外か、保守契約の種類、修理の受け付けの期日を確認するための案内です。番号の見つけ方、必要な情報、確認の方法を説明しています。',
    crumbs: [SUPPORT],
    sections: [
      {
        id: 'serial',
        title: '必要なもの:シリアル番号',
        lead: '英数字の番号です。大文字と小文字、全角と半角の違いは問いません。',
        blocks: [
          {
            kind: 'facts',
            rows: [
              [
                '本体のラベル',
                '底面または背面の「S/N」の右側です。アクセスポイントは取付面にあるため、天井に付けたままでは見えません。',
              ],
              ['外箱のラベル', '二次元コードの下に印字しています。取り付けの前に控えておくと便利です。'],
              ['管理画面', '「システム情報」の画面に表示します。MC-CLOUDでは機器の一覧から書き出せます。'],
              ['コマンド', 'スイッチとルーターでは、show system の表示に含まれます。'],
            ],
          },
        ],
      },
      {
        id: 'result',
        title: '分かること',
        blocks: [
          {
            kind: 'list',
            items: [
              '保証期間の開始日と終了日',
              '先出しセンドバック保証、オンサイト保守の契約の有無と期限',
              '販売終了製品の、修理とファームウェアの提供の期日',
              '保証の登録が済んでいるかどうか',
            ],
          },
          {
            kind: 'paragraphs',
            texts: [
              '20台を超える場合は、一覧の表をメールでお送りください。結果を書き加えて2営業日以内にお返しします。',
            ],
          },
        ],
      },
      {
        id: 'desk',
        title: '確認の窓口',
        lead: 'シリアル番号をお知らせいただければ、お電話ではその場で、メールでは当日または翌営業日にお答えします。',
        blocks: [
          { kind: 'contact', desk: 'support' },
          {
            kind: 'notice',
            text: '保証の期限を装って料金を請求する不審なメールが確認されています。当社が請求をメールのリンクで行うことはありません([お知らせ](/news/suspicious-mail-notice_222.html))。',
          },
        ],
      },
      {
        id: 'next',
        title: '確認のあとで',
        blocks: [
          {
            kind: 'cards',
            items: [
              {
                to: '/service/request',
                icon: 'mail',
                title: '修理を申し込む',
                text: '症状のある製品の修理、交換の受け付けです。',
              },
              {
                to: '/service/warranty-check/report',
                icon: 'check',
                title: '保証を登録する',
                text: '納品日の記録がない製品の起算日を定めます。',
              },
              {
                to: '/get-price',
                icon: 'book',
                title: '保守の見積もり',
                text: '延長保証とオンサイト保守の概算です。',
              },
            ],
          },
        ],
      },
    ],
  },

  '/service/warranty-check/results': {
    title: '保証状況の見方',
    eyebrow: 'Warranty results',
    lead: '確認の結果に出る「保証期間内」「保守契約あり」「サポート終了」などの意味と、次にできることを説明します。',
    description:
      '保証状況の確認結果の見方です。保証期間内、期間終了、保守契約あり、サポート終了、該当なしのそれぞれの意味と、修理の申し込みや置き換えなど、次にできることを説明しています。',
    crumbs: [SUPPORT, CHECK],
    sections: [
      {
        id: 'meanings',
        title: '表示の意味',
        blocks: [
          {
            kind: 'table',
            caption: '確認結果の意味と次にできること',
            head: ['表示', '意味', '次にできること'],
            rows: [
              ['保証期間内', '無償の修理または交換の対象です', '[修理を申し込む](/service/request)'],
              [
                '保守契約あり',
                '先出しまたはオンサイトの契約が有効です',
                '契約書の専用窓口、または[修理の申し込み](/service/request)',
              ],
              [
                '保証期間終了',
                '修理は有償です。お見積もりのあとに進めます',
                '[修理を申し込む](/service/request)、[置き換えの見積もり](/get-price)',
              ],
              [
                'サポート終了',
                '修理とファームウェアの提供を終えています',
                '[後継の製品を探す](/products/all-products)',
              ],
              ['該当なし', '番号の誤りか、登録のない製品です', 'ラベルを確かめ、サポート窓口へ'],
            ],
          },
        ],
      },
      {
        id: 'not-found',
        title: '「該当なし」と出たときは',
        blocks: [
          {
            kind: 'list',
            items: [
              '数字の0と英字のO、数字の1と英字のIを読み違えていないか',
              'MACアドレスや部品番号を入力していないか。シリアル番号は「S/N」の右側です',
              '納品から間もない製品ではないか。反映まで5営業日ほどかかることがあります',
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
                to: '/service/warranty-check',
                icon: 'check',
                title: '保証状況を確認する',
                text: 'シリアル番号の見つけ方と確認の方法です。',
              },
              {
                to: '/service/product-warranty-policy',
                icon: 'book',
                title: '製品保証規定',
                text: '期間と範囲の取り決めです。',
              },
            ],
          },
        ],
      },
    ],
  },
};
