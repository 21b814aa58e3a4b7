import { SITE } from '../../../shared/site.ts';
import type { BriefPages } from './types.ts';

const CONTACT = { name: 'お問い合わせ', path: '/contact' };

export const pages: BriefPages = {
  '/contact': {
    title: 'お問い合わせ',
    eyebrow: 'Contact',
    lead: 'ご用件に合う窓口をお選びください。どこへ尋ねればよいか分からない場合は、お電話でもご案内します。',
    description:
      'お問い合わせの窓口のご案内です。製品と導入の相談、カタログ請求、お見積もり、修理・保守、購入後の設定の相談、パートナー登録、採用、取材、脆弱性の報告を、ご用件ごとに承ります。',
    sections: [
      {
        id: 'before',
        title: '導入を検討している方',
        blocks: [
          {
            kind: 'cards',
            items: [
              {
                to: '/sales',
                icon: 'mail',
                title: '導入の相談',
                text: '課題、構成、評価機、検証室の利用について。',
              },
              {
                to: '/get-price',
                icon: 'check',
                title: 'お見積もり',
                text: '型番と台数、または建物の規模から概算をお出しします。',
              },
              {
                to: '/catalogform',
                icon: 'book',
                title: 'カタログ請求',
                text: '総合カタログと分野別の資料をお送りします。',
              },
            ],
          },
        ],
      },
      {
        id: 'after',
        title: '製品をお使いの方',
        blocks: [
          {
            kind: 'cards',
            items: [
              {
                to: '/service/request',
                icon: 'mail',
                title: '修理・保守の申し込み',
                text: '故障した製品の修理、交換の受け付け。',
              },
              {
                to: '/service/post-sales',
                icon: 'post',
                title: '購入後の相談',
                text: '設定、増設、ライセンスの更新について。',
              },
              {
                to: '/service/warranty-check',
                icon: 'info',
                title: '保証状況の確認',
                text: 'シリアル番号から期限をお調べします。',
              },
            ],
          },
        ],
      },
      {
        id: 'others',
        title: 'そのほかのご用件',
        blocks: [
          {
            kind: 'facts',
            rows: [
              [
                'パートナー登録',
                '販売、施工、運用のパートナーをお考えの方は、[パートナー](/partners)をご覧ください。',
              ],
              ['採用', '募集中の職種と応募の方法は、[採用情報](/careers)に掲載しています。'],
              ['取材・調査', '媒体名とご質問をメールでお送りください。担当から2営業日以内にお返事します。'],
              [
                '脆弱性の報告',
                `[${SITE.securityEmail}](mailto:${SITE.securityEmail})へ、型番、バージョン、再現の手順をお知らせください。`,
              ],
              ['個人情報の開示など', '[プライバシーポリシー](/privacy-policy)に手続きを記載しています。'],
            ],
          },
        ],
      },
      {
        id: 'phone',
        title: '電話とメール',
        lead: 'お急ぎの場合や、ご用件が複数にわたる場合にご利用ください。',
        blocks: [
          { kind: 'contact', desk: 'sales' },
          { kind: 'contact', desk: 'support' },
        ],
      },
    ],
  },

  '/sales': {
    title: '導入のご相談',
    eyebrow: 'Sales',
    lead: '建物の広さと人数、困っている場面をお知らせください。1営業日以内に、構成の出発点をお返しします。',
    description:
      '製品の選定と導入のご相談のフォームです。相談のときにあると話が早い情報、お返事までの日数、評価機の貸し出しと検証室の利用、電話とメールの受付時間をご案内します。',
    crumbs: [CONTACT],
    sections: [
      {
        id: 'needed',
        title: 'お知らせいただけると話が早い内容',
        lead: 'すべてそろっていなくてもかまいません。分かる範囲でお書きください。',
        blocks: [
          {
            kind: 'facts',
            rows: [
              ['場所と規模', '建物の種類、階数、おおよその面積、部屋数、利用する人数と端末の数'],
              ['今の構成', '使っている機器の型番と台数、回線の種類、配線の種別(カテゴリ5e、6など)'],
              [
                '困っている場面',
                '「会議が重なると音声が途切れる」など、時間帯と場所がわかると原因に近づけます。',
              ],
              ['時期と予算', '希望する導入の時期、予算の目安、入札や補助金の予定があればその期限'],
            ],
          },
        ],
      },
      {
        id: 'flow',
        title: 'ご相談のあとの流れ',
        blocks: [
          {
            kind: 'steps',
            items: [
              { title: '聞き取り', text: '技術の担当者が、電話またはオンラインで30分ほどお話を伺います。' },
              {
                title: '構成の案',
                text: '図面がある場合は1週間ほどで、機器の一覧、配置の案、概算をお送りします。',
              },
              {
                title: '確かめる',
                text: '評価機の貸し出し(30日間)、現地の電波の測定、本社の検証室での試験からお選びいただけます。',
              },
              {
                title: '正式な見積もり',
                text: 'お近くの販売店を通じてお出しします。販売店のご希望があればお知らせください。',
              },
            ],
          },
        ],
      },
      {
        id: 'look',
        title: '先に見ておくと役立つページ',
        blocks: [
          {
            kind: 'cards',
            items: [
              { to: '/solutions', icon: 'network', title: 'ソリューション', text: '場所ごとの課題と構成。' },
              { to: '/case-studies', icon: 'check', title: '導入事例', text: '規模の近い実績を探せます。' },
              { to: '/faq', icon: 'info', title: 'よくあるご質問', text: '選び方、互換、納期。' },
            ],
          },
        ],
      },
    ],
  },
};
