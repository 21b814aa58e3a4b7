import type { LinkCard, Point } from './types.ts';

/** A webinar that was held. The address is its date. */
export interface Session {
  date: string;
  title: string;
  lead: string;
  audience: string;
  chapters: Point[];
  takeaways: string[];
  next: LinkCard[];
  productIds: number[];
}

/** From the first to the last. */
export const SESSIONS: Session[] = [
  {
    date: '2025-04-03',
    title: '台数と給電から考える無線LANの更新',
    lead: 'カタログの最高速度ではなく、人数と部屋から必要な台数を求め、スイッチの給電容量まで一続きに見積もる手順を説明しました。',
    audience: '無線LANの更新を計画している情報システム部門の方',
    chapters: [
      {
        title: '人数と端末から台数を見積もる(20分)',
        text: '人数×2台を出発点に、推奨接続台数と部屋の数から台数を決めます。会議室と執務室で分けて数える理由も取り上げます。',
      },
      {
        title: 'スイッチのポートと給電容量を確かめる(15分)',
        text: 'アクセスポイントの最大消費電力の合計と、スイッチの給電容量を突き合わせます。例はMA2311とMS3510-16MP4Xです。',
      },
      {
        title: '既設の配線で2.5Gを使うための注意(10分)',
        text: 'カテゴリー5eで届く長さと、束ねた配線での漏話。代表の数本で測る手順を示します。',
      },
      {
        title: '質疑応答(15分)',
        text: '6GHz帯に切り替える時期、既設の機種との混在、電波の届かない席への対処について回答しました。',
      },
    ],
    takeaways: ['座席図から台数を求める表', '給電容量の計算例', '更新を2年に分けるときの順序'],
    next: [
      {
        to: '/solutions/office-wireless-lan.html',
        icon: 'network',
        title: 'オフィス無線LAN',
        text: '構成と導入の進め方。',
      },
      {
        to: '/products/wireless',
        icon: 'search',
        title: '無線LANの製品',
        text: '規格と接続台数から選べます。',
      },
      {
        to: '/case-studies/wifi7ma3511',
        icon: 'check',
        title: '導入事例',
        text: '固定席のないオフィスでの実際。',
      },
    ],
    productIds: [201, 121],
  },
  {
    date: '2025-06-26',
    title: '同軸と電話線を生かす集合住宅の高速化',
    lead: '光ファイバーを住戸まで引けない建物で、既設の配線から高速な回線を届けるG.hnのしくみと、配線の調べ方を解説しました。',
    audience: 'CATV、通信事業者、集合住宅の管理会社、設備工事の方',
    chapters: [
      {
        title: '同軸と電話線、それぞれに向く建物',
        text: '分岐の形、距離、放送と電話の利用から、使う配線を選びます。',
      },
      {
        title: '減衰と雑音の測り方',
        text: '分配器を挟んだ配線での測定を映像で紹介します。増幅器がある系統の扱いにも触れます。',
      },
      {
        title: '戸数と帯域の見積もり',
        text: '1ポートの実効速度を戸数で分け、夜間の同時利用から上位回線を求めます。',
      },
      {
        title: '質疑応答',
        text: 'VDSLからの切り替えの順序、テレビへの影響、住民への説明の仕方について回答しました。',
      },
    ],
    takeaways: ['系統図から到達速度を見積もる表', '調査で使う測定の記録用紙', '管理組合への説明資料の例'],
    next: [
      { to: '/solutions/ghn', icon: 'network', title: 'G.hnのご紹介', text: '方式のしくみと配線の条件。' },
      { to: '/solutions/ghn/faq', icon: 'info', title: 'G.hnのご質問', text: '放送や電話との同居について。' },
      { to: '/case-studies/ghnjttjp', icon: 'check', title: '導入事例', text: '電話線で実効300Mbpsを実現。' },
    ],
    productIds: [421, 422],
  },
  {
    date: '2025-07-24',
    title: 'IPoE回線で組む拠点間VPN',
    lead: '契約の名称ではなく方式から、何ができて何ができないかを見分け、拠点間VPNと予備回線を組むまでを説明しました。',
    audience: '複数の拠点を持つ企業の情報システム部門、構築を担う販売店の方',
    chapters: [
      {
        title: 'PPPoE、MAP-E、DS-Liteの違い',
        text: '混雑の起きる場所、使えるポートの数、待ち受けの可否を表で比べます。',
      },
      {
        title: '拠点側から始めるVPNの構成例',
        text: '拠点にMR2400、センターにMR5600を置き、IKEv2で接続を始める設定を順に見ます。',
      },
      {
        title: '予備回線への切り替え',
        text: '死活監視の宛先、切り替えの時間、主回線へ戻すときに通信を切らない工夫を取り上げます。',
      },
      { title: '質疑応答', text: '音声の優先制御、IPアドレスの重なり、段階的な移行について回答しました。' },
    ],
    takeaways: ['方式ごとの可否の一覧', '拠点とセンターの設定例', '切り替え試験の手順書'],
    next: [
      {
        to: '/solutions/_11.html',
        icon: 'network',
        title: '拠点間VPN・回線二重化',
        text: '構成と導入の進め方。',
      },
      {
        to: '/products/routers',
        icon: 'search',
        title: 'ルーターの製品',
        text: '回線の方式と速度から選べます。',
      },
      {
        to: '/case-studies/engineering-consultant-vpn',
        icon: 'check',
        title: '導入事例',
        text: '24拠点をIPoEに統一。',
      },
    ],
    productIds: [303, 311],
  },
  {
    date: '2025-09-25',
    title: '多拠点のネットワークを3人で運用する',
    lead: '拠点の数に対して担当者が少ない組織に向けて、運用の決めごとをどの順に固めるかを、実際の画面を動かしながら説明しました。',
    audience: '店舗や営業所を多く持つ企業の情報システム部門、運用を受託する事業者の方',
    chapters: [
      {
        title: '拠点を3つの型に分ける',
        text: '例外を数え、型に寄せる順序を決めます。例外を許す条件も先に書いておきます。',
      },
      {
        title: 'ひな型と変数で配る',
        text: 'MC-CLOUDのひな型に共通の設定を置き、拠点ごとの値を変数にします。',
      },
      { title: '更新を予約する', text: '止めない時間を決め、少数の拠点から段階を踏んで広げます。' },
      { title: '委託先との分担と記録', text: '権限の分け方、承認の流れ、操作の記録の残し方を取り上げます。' },
      { title: '質疑応答', text: '上位プランとの違い、既設の機器が混ざる期間の管理について回答しました。' },
    ],
    takeaways: ['拠点の型を決める表', '更新計画のひな型', '委託先との分担表の例'],
    next: [
      {
        to: '/solutions/cloud-managed-network.html',
        icon: 'network',
        title: '多拠点のクラウド管理',
        text: '構成と導入の進め方。',
      },
      { to: '/rita', icon: 'info', title: 'RITA', text: '遠隔の運用を支援するサービス。' },
      {
        to: '/case-studies/retail-chain-cloud-managed',
        icon: 'check',
        title: '導入事例',
        text: '84店舗を本部の3名で。',
      },
    ],
    productIds: [501, 502],
  },
];
