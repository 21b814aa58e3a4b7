import type { BriefPages } from './types.ts';

export const pages: BriefPages = {
  '/blog': {
    title: 'ブログ',
    eyebrow: 'Blog',
    lead: '現場で測ったこと、試して分かったこと、うまくいかなかったこと。開発とサポートの担当者が書きます。',
    description:
      'ミナモネットワークスの開発とサポートの担当者によるブログのご案内です。取り上げる題材、編集の方針、公開までの間に読める導入事例、ウェビナーの録画、技術の解説を紹介しています。',
    sections: [
      {
        id: 'topics',
        title: '取り上げる題材',
        lead: '宣伝ではなく、次の日の仕事で使えることを書くと決めています。最初の記事の準備を進めています。',
        blocks: [
          {
            kind: 'points',
            items: [
              {
                title: '測ってみた',
                text: '配線の種別と2.5Gの相性、壁の材質と電波の減り方、検査を有効にしたときの速度など、条件と結果をそろえて載せます。',
              },
              {
                title: '設計のくせをほどく',
                text: '「とりあえず最大出力」「とりあえず/24」など、よくある設定の理由と代わりの案を考えます。',
              },
              {
                title: '問い合わせから',
                text: 'サポートに届いた相談のうち、多くの方に役立つものを、構成を一般化して紹介します。',
              },
              {
                title: '部品と製造の話',
                text: '部品の世代が替わるときに何を試すか。修理で返ってきた機器から学んだこと。',
              },
            ],
          },
        ],
      },
      {
        id: 'policy',
        title: '書くときの決まり',
        blocks: [
          {
            kind: 'list',
            items: [
              '測った条件、機器の版、回数を書きます。再現できないものは載せません。',
              'お客様が特定される情報は書きません。',
              '誤りが分かったときは、本文に訂正の日付と内容を残します。',
            ],
          },
        ],
      },
      {
        id: 'now',
        title: 'いま読めるもの',
        blocks: [
          {
            kind: 'cards',
            items: [
              {
                to: '/case-studies',
                icon: 'check',
                title: '導入事例',
                text: '現場での測り方と選び方が分かります。',
              },
              {
                to: '/technology',
                icon: 'book',
                title: 'ネットワーク技術',
                text: 'しくみと向き不向きの解説です。',
              },
              {
                to: '/webinar',
                icon: 'video',
                title: 'ウェビナーの録画',
                text: '字幕付き、章ごとに頭出しできます。',
              },
              { to: '/news', icon: 'post', title: 'お知らせ', text: '新製品とファームウェアの公開。' },
            ],
          },
        ],
      },
    ],
  },

  '/tags': {
    title: 'テーマから探す',
    eyebrow: 'Topics',
    lead: '気になる言葉から、製品、ソリューション、事例、解説へ進めます。',
    description:
      'Wi-Fi 7、PoE、IPoE、VPN、PON、G.hn、クラウド管理、セキュリティなど、気になるテーマから、関連する製品、ソリューション、導入事例、技術の解説を探せるページです。',
    sections: [
      {
        id: 'technology',
        title: '技術のテーマ',
        blocks: [
          {
            kind: 'table',
            caption: '技術のテーマと関連するページ',
            head: ['テーマ', '製品', '設計と解説', '事例・構成'],
            rows: [
              [
                'Wi-Fi 7',
                '[無線LAN](/products/wireless)',
                '[オフィス無線LAN](/solutions/office-wireless-lan.html)',
                '[固定席のないオフィス](/case-studies/wifi7ma3511)',
              ],
              [
                'PoE・マルチギガ',
                '[スイッチ](/products/switches)',
                '[ネットワーク技術](/technology#wired)',
                '[教室ごとの無線](/case-studies/private-school-classroom-wifi)',
              ],
              [
                'IPoE・VPN',
                '[ルーター](/products/routers)',
                '[拠点間VPNのウェビナー](/webinar/20250724)',
                '[24拠点のVPN](/case-studies/engineering-consultant-vpn)',
              ],
              [
                'PON',
                '[LitePON](/solutions/litepon)',
                '[LitePONのご質問](/solutions/litepon/faq)',
                '[団地6棟の一括回線](/case-studies/litepon-gpon-kasumi)',
              ],
              [
                'G.hn',
                '[G.hn](/solutions/ghn)',
                '[G.hnのご質問](/solutions/ghn/faq)',
                '[賃貸12棟の高速化](/case-studies/ghnaiconnectjp)',
              ],
              [
                'クラウド管理',
                '[MC-CLOUD](/products/mc-cloud_p501.html)',
                '[多拠点のクラウド管理](/solutions/cloud-managed-network.html)',
                '[84店舗を本部の3名で](/case-studies/retail-chain-cloud-managed)',
              ],
              [
                '出口の検査',
                '[SEAR](/sear)',
                '[ネットワーク技術](/technology#access)',
                '[拠点間VPN・回線二重化](/solutions/_11.html)',
              ],
            ],
          },
        ],
      },
      {
        id: 'places',
        title: '場所のテーマ',
        blocks: [
          {
            kind: 'cards',
            items: [
              {
                to: '/solutions/school-campus-network.html',
                title: '学校・キャンパス',
                text: '一斉の端末利用と避難所の備え。',
              },
              {
                to: '/solutions/hotel-apartment-network.html',
                title: 'ホテル・集合住宅',
                text: '部屋ごとの電波と配線の再利用。',
              },
              {
                to: '/solutions/office-wireless-lan.html',
                title: 'オフィス',
                text: '会議の重なる時間の無線。',
              },
              { to: '/solutions', title: 'すべてのソリューション', text: '病院、工場、店舗、自治体など。' },
            ],
          },
        ],
      },
      {
        id: 'work',
        title: '仕事のテーマ',
        blocks: [
          {
            kind: 'cards',
            items: [
              { to: '/service/faq', icon: 'info', title: '困ったとき', text: '起動、接続、速度の確かめ方。' },
              { to: '/downloads', icon: 'download', title: '更新する', text: 'ファームウェアと取扱説明書。' },
              {
                to: '/rita',
                icon: 'network',
                title: '運用を任せる',
                text: 'リモート運用アシスタント RITA。',
              },
            ],
          },
        ],
      },
    ],
  },
};
