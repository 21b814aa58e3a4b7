import type { BriefPages } from './types.ts';

export const pages: BriefPages = {
  '/service': {
    title: 'サポート',
    eyebrow: 'Support',
    lead: '故障かなと思ったら、設定に迷ったら。目的に合う窓口と手順をご案内します。',
    description:
      'ミナモネットワークス製品のサポート案内です。故障かどうかの確かめ方、修理の申し込み、保証期間の確認、ファームウェアの入手、設定の相談、よくあるご質問へご案内します。',
    sections: [
      {
        id: 'choose',
        title: '目的から選ぶ',
        blocks: [
          {
            kind: 'cards',
            items: [
              {
                to: '/service/request',
                icon: 'mail',
                title: '修理・保守を申し込む',
                text: '型番、シリアル番号、症状をもとに受け付けます。',
              },
              {
                to: '/service/warranty-check',
                icon: 'check',
                title: '保証状況を確認する',
                text: 'シリアル番号から、保証の期限を確かめられます。',
              },
              {
                to: '/service/aftersale-flow',
                icon: 'arrow',
                title: '修理の流れを知る',
                text: '受け付けから返送までの手順と日数です。',
              },
              {
                to: '/service/faq',
                icon: 'info',
                title: 'サポートFAQ',
                text: '起動しない、つながらないときの確かめ方です。',
              },
              {
                to: '/downloads',
                icon: 'download',
                title: 'ファームウェアと資料',
                text: '最新のバージョン、設置ガイド、データシートの入手方法です。',
              },
              {
                to: '/service/post-sales',
                icon: 'post',
                title: '購入後の相談をする',
                text: '設定、増設、ライセンスの更新について承ります。',
              },
            ],
          },
        ],
      },
      {
        id: 'first-check',
        title: 'お問い合わせの前に',
        lead: '次の確認だけで解決する症状が少なくありません。',
        blocks: [
          {
            kind: 'steps',
            items: [
              {
                title: '電源と給電',
                text: '電源ランプの状態を見て、別のコンセント、別のPoEポートでお試しください。PoEの場合は、スイッチの給電容量の残りもご確認ください。',
              },
              {
                title: 'ケーブルと相手側',
                text: '長さの短い別のケーブルに替え、相手側のポートも変えて、症状がどちらについて動くかを見ます。',
              },
              {
                title: '直前の変更',
                text: '症状の前に変えた設定、配線、機器がないかを確かめます。設定は、変更の前にさかのぼって戻せる機種があります。',
              },
              {
                title: 'ファームウェアのバージョン',
                text: '同じ症状が修正済みの場合があります。[お知らせ](/news?category=%E3%82%B5%E3%83%9D%E3%83%BC%E3%83%88)で、お使いのバージョンより新しいものがないかをご覧ください。',
              },
            ],
          },
        ],
      },
      {
        id: 'desk',
        title: '電話とメールの窓口',
        lead: '型番とシリアル番号、構成の概要をお手元にご用意ください。保守契約のお客様は、契約書に記載の専用窓口もご利用いただけます。',
        blocks: [{ kind: 'contact', desk: 'support' }],
      },
      {
        id: 'rules',
        title: '保証とサポートの取り決め',
        blocks: [
          {
            kind: 'cards',
            items: [
              {
                to: '/service/service-info',
                icon: 'info',
                title: 'サポートのご案内',
                text: '受け付ける内容、時間、保守の種類。',
              },
              {
                to: '/service/product-warranty-policy',
                icon: 'book',
                title: '製品保証規定',
                text: '保証の期間と範囲、対象にならない場合。',
              },
            ],
          },
        ],
      },
    ],
  },
};
