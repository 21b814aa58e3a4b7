import { CATALOGUES } from './catalogues.ts';
import type { BriefPages } from './types.ts';

const CONTACT = { name: 'お問い合わせ', path: '/contact' };

export const pages: BriefPages = {
  '/catalogform': {
    title: 'カタログ請求',
    eyebrow: 'Catalogue',
    lead: '総合カタログと分野別の資料を、PDFまたは冊子でお送りします。費用はかかりません。',
    description:
      '総合カタログと分野別資料の請求のフォームです。資料の種類と内容、PDFと冊子の違い、届くまでの日数、すぐに見られる資料、電話とメールの受付時間をご案内します。',
    crumbs: [CONTACT],
    sections: [
      {
        id: 'kinds',
        title: '資料の種類',
        blocks: [
          {
            kind: 'table',
            caption: '請求できる資料',
            head: ['資料', '内容', '形式'],
            rows: CATALOGUES.map(({ name, content, format }) => [name, content, format]),
          },
        ],
      },
      {
        id: 'online',
        title: 'すぐに見られる資料',
        blocks: [
          {
            kind: 'cards',
            items: [
              {
                to: '/products',
                icon: 'search',
                title: '製品ページ',
                text: '仕様表はそのまま印刷できます。',
              },
              {
                to: '/solutions',
                icon: 'network',
                title: 'ソリューション',
                text: '場所ごとの構成と進め方。',
              },
              {
                to: '/downloads',
                icon: 'download',
                title: 'ダウンロード',
                text: '設置ガイドとファームウェア。',
              },
            ],
          },
        ],
      },
    ],
  },

  '/get-price': {
    title: 'お見積もりのご依頼',
    eyebrow: 'Quotation',
    lead: '型番と台数が決まっている方にも、建物の規模しか分からない方にも、概算をお出しします。',
    description:
      'お見積もりのご依頼のフォームです。型番が決まっている場合と、建物の規模から概算を知りたい場合のそれぞれに必要な情報、お返事までの日数、見積もりに含まれる内容をご案内します。',
    crumbs: [CONTACT],
    sections: [
      {
        id: 'two-ways',
        title: '二通りのお見積もり',
        blocks: [
          {
            kind: 'table',
            caption: 'お見積もりの種類',
            head: ['種類', '必要な情報', 'お返事の目安'],
            rows: [
              ['型番が決まっている', '型番、台数、保守の年数、納入の時期と場所', '2営業日'],
              [
                '規模から概算を知りたい',
                '建物の種類、面積または部屋数、人数、回線の種類、図面の有無',
                '1週間',
              ],
              ['既設の置き換え', '今の機器の型番と台数、変えたい点、使い続ける配線', '1週間'],
            ],
          },
        ],
      },
      {
        id: 'included',
        title: '見積もりに含めるもの',
        lead: '「本体だけの値段」で比べて後から膨らまないよう、次の項目を分けてお示しします。',
        blocks: [
          {
            kind: 'list',
            items: [
              '本体、光モジュール、電源、取付金具',
              'クラウド管理または検査のライセンス(年数ごとの比較)',
              '標準保証、5年先出しセンドバック保証、オンサイト保守の差額',
              '設置、配線、現地の測定(施工パートナーと分担します)',
            ],
          },
        ],
      },
      {
        id: 'look',
        title: '型番をお調べになる方へ',
        blocks: [
          {
            kind: 'cards',
            items: [
              {
                to: '/products/all-products',
                icon: 'search',
                title: 'すべての製品',
                text: '種類と用途から選べます。',
              },
              {
                to: '/products/switches',
                icon: 'network',
                title: 'スイッチの選び方',
                text: 'ポート、給電、冗長の考え方。',
              },
              {
                to: '/products/wireless',
                icon: 'network',
                title: '無線LANの選び方',
                text: '台数、規格、給電の考え方。',
              },
            ],
          },
        ],
      },
    ],
  },
};
