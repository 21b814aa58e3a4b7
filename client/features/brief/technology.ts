import type { BriefPages } from './types.ts';

export const pages: BriefPages = {
  '/technology': {
    title: 'ネットワーク技術',
    eyebrow: 'Technology',
    lead: '選ぶときに迷いやすい技術を、しくみと向き不向きからまとめます。名前ではなく、何ができて何ができないかで選ぶための手がかりです。',
    description:
      'Wi-Fi 7、PoE、IPoE、PON、G.hn、ゼロトラストの入口となる検査など、法人ネットワークで使う技術のしくみと向き不向きを、選ぶときの要点に絞って解説しています。',
    sections: [
      {
        id: 'wireless',
        title: '無線LAN',
        blocks: [
          {
            kind: 'points',
            items: [
              {
                title: 'Wi-Fi 6と7の違い',
                text: 'Wi-Fi 7は、複数の帯域を束ねるMLOと320MHz幅が加わります。速さだけでなく、片方の帯域が混んだときの遅れの少なさに効果があります。端末の側の対応も要ります。',
              },
              {
                title: '5GHz帯のW52、W53、W56',
                text: '屋外で使えるのはW56と、登録のうえのW52です。W53とW56はレーダーを避ける決まり(DFS)があるため、音声を載せる場所ではチャネルの選び方が大切です。',
              },
              {
                title: '推奨接続台数',
                text: '最大接続数は、つなげる上限です。同時に通信する端末の数は推奨接続台数から見積もります。',
              },
              {
                title: 'ローミング',
                text: '移動中に切れにくくするには、802.11k/v/rと、電波の重なりの設計がそろって必要です。出力は強ければよいわけではありません。',
              },
            ],
          },
        ],
      },
      {
        id: 'wired',
        title: '給電と有線',
        blocks: [
          {
            kind: 'table',
            caption: 'PoEの規格と供給電力',
            head: ['規格', '供給側(1ポート)', '受電側', '主な用途'],
            rows: [
              ['IEEE 802.3af(PoE)', '15.4W', '12.95W', 'IP電話、小型のアクセスポイント'],
              ['IEEE 802.3at(PoE+)', '30W', '25.5W', '一般的なアクセスポイント、固定カメラ'],
              ['IEEE 802.3bt Type 3(PoE++)', '60W', '51W', 'Wi-Fi 7の上位機、旋回カメラ'],
              ['IEEE 802.3bt Type 4(PoE++)', '90W', '71.3W', '照明、表示装置、小型の端末'],
            ],
          },
          {
            kind: 'paragraphs',
            texts: [
              '受電側の値が小さいのは、ケーブルでの損失を見込むためです。装置全体の給電容量は、受電側ではなく供給側の合計で考えます。選び方は[スイッチ](/products/switches)にまとめています。',
            ],
          },
        ],
      },
      {
        id: 'access',
        title: '回線とアクセス',
        blocks: [
          {
            kind: 'points',
            items: [
              {
                title: 'PPPoEとIPoE',
                text: 'IPoEは混雑しやすい接続点を避けられます。一方、MAP-Eでは使えるポートの数が限られ、DS-Liteでは外からの待ち受けができません。',
              },
              {
                title: 'PON',
                text: '1芯の光ファイバーを、電源のいらないスプリッターで分けます。途中に電源がないため、屋外や広い構内で故障の箇所を減らせます。[LitePON](/solutions/litepon)で詳しく説明しています。',
              },
              {
                title: 'G.hn',
                text: '同軸ケーブルや電話線に高速な信号を載せる国際規格(ITU-T G.9960)です。配管に空きのない建物で使えます。[G.hn](/solutions/ghn)をご覧ください。',
              },
              {
                title: '拠点の出口での検査',
                text: 'クラウドへ直接出る通信は、拠点の出口で検査します。速度は「検査をすべて有効にした値」で比べます。[SEAR](/sear)で解説しています。',
              },
            ],
          },
        ],
      },
      {
        id: 'read-on',
        title: '場面から学ぶ',
        blocks: [
          {
            kind: 'cards',
            items: [
              {
                to: '/webinar',
                icon: 'video',
                title: 'ウェビナー',
                text: '台数、VPN、G.hn、運用を60分で解説。',
              },
              {
                to: '/solutions',
                icon: 'network',
                title: 'ソリューション',
                text: '場所ごとの設計の考え方。',
              },
              { to: '/faq', icon: 'info', title: 'よくあるご質問', text: '選び方、回線、クラウド管理。' },
            ],
          },
        ],
      },
    ],
  },
};
