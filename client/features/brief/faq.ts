import type { BriefPages } from './types.ts';

const SUPPORT = { name: 'サポート', path: '/service' };

export const pages: BriefPages = {
  '/faq': {
    title: 'よくあるご質問',
    eyebrow: 'FAQ',
    lead: '製品の選び方、互換、クラウド管理、購入とライセンスについて、よくいただくご質問にお答えします。',
    description:
      '製品の選び方、アクセスポイントの台数、PoEの給電容量、IPoE回線、クラウド管理サービス、ライセンス、購入方法について、よくいただくご質問と回答をまとめています。',
    crumbs: [SUPPORT],
    sections: [
      {
        id: 'choosing',
        title: '製品の選び方',
        blocks: [
          {
            kind: 'questions',
            items: [
              {
                question: 'アクセスポイントは何台必要ですか。',
                answer:
                  '人数×2台で端末を数え、1台あたり40〜50台を目安に割り振ると出発点になります。壁の多い建物では、部屋の数が台数を決めることもあります。詳しくは[オフィス無線LAN](/solutions/office-wireless-lan.html)をご覧ください。',
              },
              {
                question: 'PoEの給電は、1ポートの規格だけ見ればよいですか。',
                answer:
                  'いいえ。装置全体の給電容量が、つなぐ機器の最大消費電力の合計を上回るかをご確認ください。合計が超えると、優先度の低いポートから給電が止まります。',
              },
              {
                question: 'Wi-Fi 7のアクセスポイントには、新しい配線が要りますか。',
                answer:
                  '2.5Gまではカテゴリー5eの配線で動くことが多く、10Gはカテゴリー6Aをお勧めします。既設の配線は、長さと束ね方によって変わるため、代表の数本で測ってからお決めください。',
              },
              {
                question: '6GHz帯は屋外でも使えますか。',
                answer:
                  '屋外では、出力の小さいVLPに限られます。届くのは見通しで20mほどのため、広い範囲は5GHz帯のW56で受け持つ設計にします。',
              },
            ],
          },
        ],
      },
      {
        id: 'routers',
        title: '回線とVPN',
        blocks: [
          {
            kind: 'questions',
            items: [
              {
                question: '契約がIPoEかどうかは、どこで分かりますか。',
                answer:
                  'プロバイダーの契約書や会員ページに「IPoE」「IPv6接続」「MAP-E」「DS-Lite」などの記載があります。方式の名前が分かれば、対応する設定をご案内できます。',
              },
              {
                question: 'IPoEの回線でも、拠点間のVPNは組めますか。',
                answer:
                  'はい。センター側に固定IPアドレスを用意し、拠点側から接続を始める構成が基本です。DS-Liteのように待ち受けのできない方式でも、拠点側であれば使えます。',
              },
              {
                question: '仕様の速度と、実際の速度が違うのはなぜですか。',
                answer:
                  '仕様は1,518バイトの通信で測った値です。短い通信が多い場合や、IPsecと検査を有効にした場合は下がります。製品ページには条件ごとの値を載せています。',
              },
            ],
          },
        ],
      },
      {
        id: 'cloud',
        title: 'クラウド管理',
        blocks: [
          {
            kind: 'questions',
            items: [
              {
                question: 'クラウドにつながらないと、通信は止まりますか。',
                answer:
                  '止まりません。設定は各機器が持ち、通信はクラウドを経由しません。復旧したあとに、その間の記録をまとめて送ります。',
              },
              {
                question: 'ライセンスの期限が切れるとどうなりますか。',
                answer:
                  '機器は最後の設定で動き続けますが、画面からの変更と監視ができなくなります。期限の90日前から、登録のメールアドレスにお知らせします。',
              },
              {
                question: 'クラウドを使わずに管理できますか。',
                answer:
                  'はい。閉域網では[MC3000](/products/mc3000_p511.html)や[MC-VM](/products/mc-vm_p512.html)を構内に置けます。多くの製品は、1台ずつのWeb画面とCLIでも設定できます。',
              },
            ],
          },
        ],
      },
      {
        id: 'purchase',
        title: '購入と納期',
        blocks: [
          {
            kind: 'questions',
            items: [
              {
                question: '直接購入できますか。',
                answer:
                  '販売は、お近くの販売店を通じて行っています。販売店のご紹介も承りますので、[お見積もり](/get-price)からご連絡ください。',
              },
              {
                question: '納期はどれくらいですか。',
                answer:
                  '在庫のある製品は、ご注文から3〜5営業日で出荷します。数量が多い場合と受注生産の構成は、見積もりの際にお知らせします。',
              },
              {
                question: '評価機を借りられますか。',
                answer:
                  '30日間、無償でお貸しします。台数と期間は、[導入の相談](/sales)でご希望をお聞かせください。',
              },
            ],
          },
          {
            kind: 'cards',
            items: [
              {
                to: '/service/faq',
                icon: 'info',
                title: 'サポートFAQ',
                text: '故障かどうかの確かめ方、更新の方法。',
              },
              {
                to: '/solutions/ghn/faq',
                icon: 'network',
                title: 'G.hnのご質問',
                text: '同軸と電話線を使う方式について。',
              },
              {
                to: '/solutions/litepon/faq',
                icon: 'network',
                title: 'LitePONのご質問',
                text: '光の分岐、距離、収容について。',
              },
            ],
          },
        ],
      },
    ],
    consult: {
      title: '解決しないときは',
      text: '図面や現在の構成をもとに、技術の担当者がお答えします。お使いの製品については、サポート窓口もご利用ください。',
    },
  },
};
