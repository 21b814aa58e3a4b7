import type { BriefPages } from './types.ts';

export const pages: BriefPages = {
  '/downloads': {
    title: 'ダウンロード',
    eyebrow: 'Downloads',
    lead: '各製品のデータシートをPDFで公開しています。取扱説明書、ファームウェア、カタログの入手先もこのページにまとめています。',
    description:
      'スイッチ、無線LAN、ルーター、光アクセス、クラウド管理のデータシート(PDF)を型番とカテゴリーで探せます。取扱説明書、ファームウェア、カタログの入手方法もご案内しています。',
    sections: [
      {
        id: 'kinds',
        title: '資料の種類と入手先',
        blocks: [
          {
            kind: 'facts',
            rows: [
              [
                'データシート',
                'このページの一覧と各[製品ページ](/products/all-products)の「資料」から、PDFをそのままお使いいただけます。主な特長、機能、仕様、品番をA4で2ページにまとめています。',
              ],
              [
                '取扱説明書、設定例',
                '型番をお知らせいただければ、メールでお送りします。冊子の同梱は安全に関する1枚だけです。',
              ],
              [
                'ファームウェア',
                'MC-CLOUDをお使いの方は、画面から更新を予約できます。ファイルでの提供は、使用許諾とシリアル番号を確かめたうえで、専用のリンクをお送りします。',
              ],
              ['カタログ、手引き', '[カタログ請求](/catalogform)から、PDFと冊子をお選びいただけます。'],
              ['図面、申請の書類', '外形図、電波法の認証番号、VCCIの届出、環境の証明書をお出しします。'],
            ],
          },
          { kind: 'contact', desk: 'support' },
        ],
      },
      {
        id: 'firmware',
        title: '主な製品のファームウェア',
        lead: '変更点と対象の版は、それぞれのお知らせに記載しています。',
        blocks: [
          {
            kind: 'table',
            caption: '主な製品のファームウェアの版',
            head: ['製品', '版', '公開日', '主な変更'],
            rows: [
              [
                '[MA3511](/products/ma3511_p203.html)',
                '1.2.0',
                '2026年8月25日',
                'MLOを使う端末の省電力動作の改善([お知らせ](/news/ma3511-firmware-1-2-0_235.html))',
              ],
              [
                '[MR1200](/products/mr1200_p301.html)',
                '2.4.3',
                '2026年1月15日',
                'セキュリティの修正([お知らせ](/news/mr-series-security-update_226.html))',
              ],
              [
                '[MR2400](/products/mr2400_p303.html)',
                '2.6.2',
                '2026年1月15日',
                'セキュリティの修正([お知らせ](/news/mr-series-security-update_226.html))',
              ],
              [
                '[MR2400-5G](/products/mr2400-5g_p305.html)',
                '1.0.1',
                '2026年1月15日',
                'セキュリティの修正([お知らせ](/news/mr-series-security-update_226.html))',
              ],
              [
                '[MA2311](/products/ma2311_p201.html)',
                '3.6.0',
                '2024年11月19日',
                '802.11kの隣接情報とWeb認証の不具合の修正([お知らせ](/news/ma2311-firmware-3-6-0_208.html))',
              ],
            ],
          },
        ],
      },
      {
        id: 'before-update',
        title: '更新の前に',
        blocks: [
          {
            kind: 'list',
            items: [
              '設定を書き出し、今の版を控えてください。',
              '変更点をお読みのうえ、まず1台で試してから広げてください。',
              '更新の間は5分ほど通信が止まります。給電しているスイッチを更新すると、つながる機器も再起動します。',
              '2台構成の機器は、待機側を先に更新し、切り替えを確かめてから稼働側に進めます。',
            ],
          },
          {
            kind: 'cards',
            items: [
              {
                to: '/news?category=%E3%82%B5%E3%83%9D%E3%83%BC%E3%83%88',
                icon: 'post',
                title: '更新と終了のお知らせ',
                text: 'ファームウェア、メンテナンス、販売終了。',
              },
              {
                to: '/service/faq',
                icon: 'info',
                title: 'サポートFAQ',
                text: '更新に失敗したときの戻し方。',
              },
              { to: '/service', icon: 'check', title: 'サポートの入口', text: '修理、保証、購入後の相談。' },
            ],
          },
        ],
      },
    ],
  },
};
