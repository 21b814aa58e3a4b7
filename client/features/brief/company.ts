import type { BriefPages } from './types.ts';

const COMPANY = { name: '企業情報', path: '/company' };

export const pages: BriefPages = {
  '/company': {
    title: '企業情報',
    eyebrow: 'Company',
    lead: 'スイッチ、無線LAN、ルーター、光アクセス、クラウド管理。つながっていることを誰も意識しない、静かなネットワークをつくる会社です。',
    description:
      '法人向けネットワーク機器を開発するミナモネットワークスの企業情報です。事業の内容、ものづくりの考え方、トップメッセージ、会社概要、採用情報、パートナー制度をご案内します。',
    sections: [
      {
        id: 'business',
        title: '事業の内容',
        lead: '機器の設計から、導入の支援、販売終了後の修理までを自社で受け持っています。',
        blocks: [
          {
            kind: 'points',
            items: [
              {
                title: 'ネットワーク機器の開発',
                text: '[スイッチ](/products/switches)、[無線LAN](/products/wireless)、[ルーター](/products/routers)と、光アクセスの[LitePON](/solutions/litepon)、既設の配線を生かす[G.hn](/solutions/ghn)を設計しています。',
              },
              {
                title: 'クラウド管理サービスの運営',
                text: '離れた拠点の機器をまとめて設定し、見守る[MC-CLOUD](/products/mc-cloud_p501.html)を、国内2か所のデータセンターで運営しています。',
              },
              {
                title: '設計と導入の支援',
                text: '図面と現地調査をもとに、台数、給電、上位回線を見積もります。本社の検証室では、約60台の機器でお客様の構成を再現できます。',
              },
              {
                title: '保守と修理',
                text: '修理品の診断、先出しセンドバック、ファームウェアの提供を続けます。販売を終えた製品も、おおむね5年間は修理と脆弱性への対応をお受けします。',
              },
            ],
          },
        ],
      },
      {
        id: 'pages',
        title: '会社を知る',
        blocks: [
          {
            kind: 'cards',
            items: [
              {
                to: '/about-us',
                icon: 'info',
                title: '当社について',
                text: '社名の由来と、製品をつくるときに大切にしていること。',
              },
              {
                to: '/company/leader',
                icon: 'post',
                title: 'トップメッセージ',
                text: '止まらないネットワークを支える仕事について。',
              },
              {
                to: '/company/profile',
                icon: 'network',
                title: '会社概要',
                text: '所在地、事業内容、窓口、これまでの歩み。',
              },
              { to: '/careers', icon: 'check', title: '採用情報', text: '募集中の職種、待遇、選考の流れ。' },
              {
                to: '/partners',
                icon: 'external',
                title: 'パートナー',
                text: '販売店、工事会社、運用事業者の皆様へ。',
              },
              { to: '/news', icon: 'mail', title: 'お知らせ', text: '新製品、催し、プレスリリース。' },
            ],
          },
        ],
      },
      {
        id: 'inquiry',
        title: '取材・調査のご依頼',
        lead: '報道、業界調査、学校の課題での取材は、媒体名、掲載の予定、ご質問をお書き添えのうえメールでご連絡ください。',
        blocks: [{ kind: 'contact', desk: 'sales' }],
      },
    ],
  },

  '/about-us': {
    title: '当社について',
    eyebrow: 'About us',
    lead: '社名の由来と、製品をつくるときに大切にしていること。',
    description:
      'ミナモネットワークスの社名の由来と、製品をつくるときに大切にしていることを紹介します。数値の測り方、長く使うための設計、直しやすさ、環境への取り組みを具体的に記しています。',
    crumbs: [COMPANY],
    sections: [
      {
        id: 'environment',
        title: '環境への取り組み',
        blocks: [
          {
            kind: 'list',
            items: [
              '緩衝材を発泡プラスチックから紙へ切り替えています。2027年3月までに全製品へ広げます([お知らせ](/news/paper-packaging_218.html))。',
              '設置ガイドは安全に関する1枚を除き、Webサイトでの提供に改めました。',
              '最大消費電力を全製品の仕様に載せ、通信のない時間帯の電力を抑える設計を進めています。',
              '修理で直せるものは直し、交換品は点検のうえ保守用の在庫として使います。',
            ],
          },
        ],
      },
    ],
    consult: {
      title: '検証室で、実機を確かめる',
      text: '切り替えの時間、既設の機器との組み合わせ、給電の余裕。机上では分からないことを、お客様の設定で試せます。ご希望日の2週間前までにお申し込みください。',
      about: '検証室の利用について',
    },
  },
};
