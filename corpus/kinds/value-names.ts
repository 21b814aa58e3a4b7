/** Names for editors of the values that only code knows, `value=name`. */
const NAMES = readNames(`
  power-budget=給電の合計 power-in=受電 redundant-power=電源の冗長 stack=スタック uplink=アップリンク
  switching=転送の性能 temperature=動作温度 radios=無線の帯域 clients=接続できる台数 throughput=通信の速さ
  pon-split=光の分岐 pon-rates=光の速さ ghn-reach=同軸・電話線の距離
  power=電源 line=回線 router=ルーター splitter=スプリッター device=機器 management=管理用 hub=拠点を束ねる機器 manager=管理
  downlink=ダウンリンク wan=WAN lan=LAN pon=PON
  cloud=クラウド place=場所 rack=ラック rack-close=ラックの近景 ceiling=天井 cabinet=収納箱 classroom=教室 ward=病棟
  shop=店舗 warehouse=倉庫 guest-room=客室 tatami-room=和室 living-room=居間 roadside=道路脇 pole=柱の上 bench=机の上
  home=トップページ products=製品 solutions=ソリューション case-studies=導入事例 webinar=ウェビナー support=サポート
  company=会社情報 knowledge=技術情報 news=お知らせ downloads=ダウンロード partners=パートナー inquiry=お問い合わせ
  events=催し search=検索 legal=規約 arrow=矢印 chevron-right=右向き chevron-left=左向き chevron-down=下向き
  menu=メニュー close=閉じる mail=メール book=本 phone=電話 download=ダウンロード external=外部サイト check=チェック
  info=案内 warning=注意 play=再生 pause=一時停止 video=動画 post=投稿 thumb=親指 network=ネットワーク list=一覧
  good=正常 notice=注意 fault=異常 idle=休止 sales=営業 service=サービスの文 single=規約などの文
  superiority=強み culture=文化 innovate=開発 global=海外 partner=協業 switch=スイッチ access-point=アクセスポイント
  optical=光機器 text=文字 texts=文字の一覧 number=数 integer=整数 integers=整数の一覧 boolean=はい・いいえ
  choice=選択肢から1つ choices=選択肢からいくつか group=項目の組 ports=ポート cases=導入事例 links=リンク waves=波
  panel=前面 back=背面
`);

function readNames(table: string): ReadonlyMap<unknown, string> {
  const pairs = table.trim().split(/\s+/);
  return new Map(pairs.map((pair) => pair.split('=') as [string, string]));
}

/** Names of an enumeration's values; undefined if they are words of the content, which need none. */
export function namesOfValues(values: readonly unknown[]): Record<string, string> | undefined {
  if (!values.every((value) => NAMES.has(value))) return undefined;
  return Object.fromEntries(values.map((value) => [value, NAMES.get(value) ?? '']));
}
