import { SITE } from '../../../shared/site.ts';
import type { BriefPages } from './types.ts';

const SUPPORT = { name: 'サポート', path: '/service' };

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
                text: '最新の版、取扱説明書、データシートの入手方法です。',
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
                title: 'ファームウェアの版',
                text: '同じ症状が修正済みの場合があります。[お知らせ](/news?category=%E3%82%B5%E3%83%9D%E3%83%BC%E3%83%88)で、お使いの版より新しいものがないかをご覧ください。',
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

  '/service/service-info': {
    title: 'サポートのご案内',
    eyebrow: 'Service information',
    lead: 'サポート窓口で承ること、時間、保守の種類、販売を終えた製品の扱いをまとめています。',
    description:
      'サポート窓口でお受けする内容、受付時間、回答の目安、保守契約の種類、クラウド管理サービスの障害時の対応、販売を終えた製品の修理とファームウェア提供の期間をご案内します。',
    crumbs: [SUPPORT],
    sections: [
      {
        id: 'scope',
        title: '承ること',
        blocks: [
          {
            kind: 'facts',
            rows: [
              ['受付時間', SITE.businessHours],
              [
                '無償で承ること',
                '製品の仕様と設定の方法、故障かどうかの切り分け、修理の受け付け、ファームウェアの更新の手順',
              ],
              [
                '契約が要ること',
                '夜間と休日の受け付け、お客様に代わる設定の変更、現地での作業、構成全体の調査',
              ],
              [
                '承れないこと',
                '他社製品の設定と故障の診断、改造した製品、サポートを終了した製品の不具合の修正',
              ],
              ['回答の目安', '当日から翌営業日。再現の試験が要る場合は、見通しを先にお知らせします。'],
            ],
          },
        ],
      },
      {
        id: 'information',
        title: 'お知らせいただきたいこと',
        lead: 'そろっているほど、少ないやりとりで原因に近づけます。',
        blocks: [
          {
            kind: 'list',
            items: [
              '型番とシリアル番号、ファームウェアの版',
              '症状が出る条件(時間帯、端末、場所)と、いつから出ているか',
              '構成図、またはつながっている機器の一覧',
              '機器の記録(ログ)。SyslogやMC-CLOUDから書き出したものでかまいません',
            ],
          },
          {
            kind: 'notice',
            text: '記録には、利用者の名前や端末の情報が含まれることがあります。お送りの前に社内の規程をご確認ください。お預かりした記録は、解決から90日後に消去します。',
          },
        ],
      },
      {
        id: 'cloud',
        title: 'クラウド管理サービス',
        blocks: [
          {
            kind: 'paragraphs',
            texts: [
              'MC-CLOUDは、24時間、専任のチームが監視しています。計画メンテナンスは2週間前までに[お知らせ](/news)と登録のメールアドレスへご連絡します。画面に入れない間も、拠点の機器は受け取り済みの設定で動き続けます。',
            ],
          },
        ],
      },
      {
        id: 'end-of-life',
        title: '販売を終えた製品',
        blocks: [
          {
            kind: 'paragraphs',
            texts: [
              '販売の終了は、最終の受注日の前にお知らせします。修理と脆弱性に対応するファームウェアの提供は、原則として受注の終了から5年間続けます。製品ごとの期日と後継機は、製品ページに記載しています。',
            ],
          },
          {
            kind: 'cards',
            items: [
              {
                to: '/products/all-products',
                icon: 'search',
                title: '製品ページを探す',
                text: '型番から、終了の期日と後継機を確かめられます。',
              },
              {
                to: '/get-price',
                icon: 'mail',
                title: '置き換えの見積もり',
                text: '台数と設置場所をもとに概算をお出しします。',
              },
            ],
          },
        ],
      },
    ],
  },
};
