import type { Hardware, ProductRecord, ProductSpec } from '../../server/content/schema/product.ts';

/** The steps from the box to a device that works, one sentence or two each. */

const LOGIN =
  '本体のラベルにある管理用アドレスをブラウザーで開き、初回のログインで管理者のパスワードを決めます。出荷時の共通パスワードはありません。';
const CLOCK =
  'ホスト名と時刻の同期先(NTP)を設定します。時刻がずれていると、証明書による認証と記録の照合に支障が出ます。';
const FIRMWARE =
  'ファームウェアのバージョンを確かめ、必要なら更新します。ファイルと変更点は、Webサイトの「ダウンロード」にあります。';
const BACKUP = '設定を保存し、控えをファイルに書き出します。控えは機器とは別の場所に保管してください。';

function powerStep({ power, ports }: Hardware): string {
  const received = ports.find(({ poeIn }) => poeIn)?.poeIn;
  if (power.input.includes('PoE') && received) {
    return `IEEE ${received}に対応したスイッチのポートに、カテゴリ5e以上のLANケーブルでつなぎます。電源はケーブルから届きます。`;
  }
  if (power.input.startsWith('DC') && !power.input.includes('アダプター')) {
    return `接地端子を接地し、電源を切った状態で端子台に${power.input}の電源をつなぎます。極性を確かめてから通電してください。`;
  }
  return `${power.redundant ? '2系統の電源を、できるだけ別の分電盤から取ります。' : ''}電源をつなぎ、PWRが緑に点灯することを確かめます。接地極のある機器は必ず接地してください。`;
}

const STEPS: Record<ProductSpec['kind'], (product: ProductRecord, hardware: Hardware) => string[]> = {
  switch: (product, hardware) => [
    ...managed(product, [
      '管理用のVLANとIPアドレスを決め、上位のスイッチにつなぎます。ループを避けるため、設定が済むまで上位との線は1本にします。',
      'ポートごとのVLANを設定します。使わないポートは閉じておきます。',
      ...(hardware.ports.some(({ poeOut }) => poeOut)
        ? [
            'PoE給電の優先度を決めます。つなぐ機器の最大消費電力の合計が、給電容量に収まることをご確認ください。',
          ]
        : []),
    ]),
  ],
  'access-point': (product) =>
    managed(product, [
      '国の設定が日本であることを確かめ、使う周波数とチャネル幅を選びます。',
      'SSIDと認証方式を設定します。業務用と来客用は、VLANを分けてください。',
      '端末をつないで、通信できることと電波の強さを確かめます。',
    ]),
  router: (product) =>
    managed(product, [
      `回線の方式を選びます。対応する方式は、${product.spec.kind === 'router' ? product.spec.wanProtocols.join('、') : ''}です。PPPoEでは、プロバイダーの接続IDとパスワードを入力します。`,
      ...(product.spec.kind === 'router' && product.spec.mobile
        ? [
            '電源を切った状態でSIMカードを挿し、APNを設定します。SIMカードの抜き差しは電源を切って行ってください。',
          ]
        : []),
      'LAN側のアドレスとDHCPサーバーの範囲を設定します。拠点間VPNを組む場合は、拠点ごとに範囲を分けます。',
      'WAN側からの管理が無効であることを確かめます。',
    ]),
  optical: (product) => opticalSteps(product),
  cloud: (product) =>
    managed(product, [
      '管理用のIPアドレス、DNSサーバー、時刻の同期先を設定します。',
      'ライセンスを登録し、管理する機器のシリアル番号を取り込みます。',
      '拠点を作り、機器を割り当ててから、ひな型の設定を配布します。',
    ]),
};

function managed({ functions }: ProductRecord, own: string[]): string[] {
  const cloud = functions.some(({ items }) => items.some((item) => item.includes('MC-CLOUD')));
  return [
    LOGIN,
    CLOCK,
    ...own,
    FIRMWARE,
    ...(cloud
      ? [
          'MC-CLOUDで管理する場合は、シリアル番号を登録して拠点を選びます。次に起動したとき、設定が自動で入ります。',
        ]
      : []),
    BACKUP,
  ];
}

function opticalSteps(product: ProductRecord): string[] {
  if (product.spec.kind !== 'optical') return [];
  switch (product.spec.deviceType) {
    case 'OLT':
      return managed(product, [
        '光コネクタを清掃してからPONポートにつなぎ、受光の強さが仕様の範囲にあることを確かめます。',
        'ONUのシリアル番号を登録し、帯域とVLANのひな型を割り当てます。',
      ]);
    case 'ONU':
      return [
        '光コネクタを清掃してからつなぎます。光ファイバーは半径30mmより小さく曲げないでください。',
        '本体のラベルにあるシリアル番号をOLTに登録します。登録が済むとPONが緑に点灯します。',
        'LANポートに機器をつなぎ、通信できることを確かめます。設定はOLTから届きます。',
      ];
    case 'G.hnアクセスマルチプレクサ':
      return managed(product, [
        '住戸への配線を、系統図のとおりにポートへつなぎます。使わない配線は終端してください。',
        'エンドポイントを認証し、住戸ごとに帯域とVLANを割り当てます。',
      ]);
    default:
      return [
        '住戸の壁のコネクタにつなぎます。分配器を挟む場合は、テレビ用の端子と取り違えないでください。',
        'G.hnが緑に点灯することを確かめます。橙のときは、配線の緩みと途中の分配器をご確認ください。',
        'LANポートに機器をつなぎ、通信できることを確かめます。設定は親側の装置から届きます。',
      ];
  }
}

export function setupSteps(product: ProductRecord, hardware: Hardware): string[] {
  return [
    '取り付けの前に、同梱品がそろっていることと、輸送による傷がないことを確かめます。シリアル番号(ラベルの「S/N」)を控えておきます。',
    powerStep(hardware),
    ...STEPS[product.spec.kind](product, hardware),
  ];
}
