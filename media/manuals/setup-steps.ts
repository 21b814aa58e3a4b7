import type {
  DrawnProduct,
  Hardware,
  PortKind,
  ProductRecord,
  ProductSpec,
} from '../../corpus/schema/product.ts';
import { managedBy } from '../../corpus/specification/rules/across-records.ts';

/** The steps from the box to a device that works, one sentence or two each. */

/** What a guide must know beyond the record. */
export interface SetupOptions {
  /** A file of its firmware can be downloaded. */
  hasFirmware: boolean;
}

const PASSWORD = '初回のログインで管理者のパスワードを決めます。出荷時の共通パスワードはありません。';
const WEB_LOGIN = `本体のラベルにある管理用アドレスをブラウザーで開き、${PASSWORD}`;
const CONSOLE_LOGIN = `コンソールポートに端末を、または管理用ポートにSSHでつなぎ、${PASSWORD}この機種に管理用のWeb画面はありません。`;
const controllerLogin = (places: string) =>
  `この機種は単体では動作しません。本体のラベルのシリアル番号を${places}に登録し、設置する拠点とひな型を選びます。設定は、ネットワークにつながると自動で入ります。`;
const serviceStep = (service: string) =>
  `${service}で管理する場合は、シリアル番号を登録して拠点を選びます。次に起動したとき、設定が自動で入ります。`;
const CLOCK =
  'ホスト名と時刻の同期先(NTP)を設定します。時刻がずれていると、証明書による認証と記録の照合に支障が出ます。';
const FIRMWARE = 'ファームウェアのバージョンを確かめ、必要なら更新します。';
const FIRMWARE_SOURCE = {
  downloads: 'ファイルと変更点は、Webサイトの「ダウンロード」にあります。',
  desk: '新しいバージョンの有無は、サポート窓口へお問い合わせください。',
};
const BACKUP = '設定を保存し、控えをファイルに書き出します。控えは機器とは別の場所に保管してください。';

/** The category that carries the line rate over 100 m; slower ports do with less. */
const CABLES: Partial<Record<PortKind, string>> = {
  '5g-rj45': 'カテゴリ6以上(5Gの場合)',
  '10g-rj45': 'カテゴリ6A以上(10Gの場合)',
};

/** PoE+ asks for 50 V at the port: a supply below has no headroom, unless the device raises it by itself. */
function needs50Volts({ power, ports }: Hardware): boolean {
  const lowest = Number(/^DC(\d+)/.exec(power.input)?.[1]);
  return lowest >= 44 && lowest < 50 && ports.some(({ poeOut }) => poeOut && poeOut !== '802.3af');
}

function powerStep(hardware: Hardware): string {
  const { power, ports } = hardware;
  const fed = ports.filter(({ poeIn }) => poeIn);
  const [first] = fed;
  if (power.input.includes('PoE') && first?.poeIn) {
    const inputs = fed.reduce((total, { count }) => total + count, 0);
    return `IEEE ${first.poeIn}に対応したスイッチのポートに、${CABLES[first.kind] ?? 'カテゴリ5e以上'}のLANケーブルでつなぎます。電源はケーブルから届きます。${inputs > 1 ? '受電できるポートは2つあります。別々のスイッチにつなぐと、片方の給電が止まっても動作を続けます。' : ''}`;
  }
  if (power.input.startsWith('DC') && !power.input.includes('アダプター')) {
    return `接地端子を接地し、電源を切った状態で端子台に${power.input}の電源をつなぎます。極性を確かめてから通電してください。${needs50Volts(hardware) ? '30WのPoE+給電には、50V以上の電源が要ります。' : ''}`;
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
      '使う周波数とチャネル幅を選びます。国の設定は日本に固定されていて、変更できません。',
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

/** The cloud service that manages products like this one, as their category says. */
function serviceOf(product: ProductRecord): string | undefined {
  return managedBy.usesIn(product)[0]?.given.service;
}

/** A controller is used in the browser; every other device is when its functions say so. */
function loginStep(product: ProductRecord): string {
  const { functions, spec } = product;
  const service = serviceOf(product);
  if (spec.kind === 'access-point' && !spec.standalone)
    return controllerLogin(service === undefined ? 'コントローラー' : `${service}かコントローラー`);
  const web = functions.some(({ items }) => items.some((item) => /Web(?:管理)?画面/.test(item)));
  return web || spec.kind === 'cloud' ? WEB_LOGIN : CONSOLE_LOGIN;
}

function managed(product: ProductRecord, own: string[]): string[] {
  const { functions, spec } = product;
  const alone = spec.kind !== 'access-point' || spec.standalone;
  const service = alone ? serviceOf(product) : undefined;
  const isNamed = (name: string) => functions.some(({ items }) => items.some((item) => item.includes(name)));
  return [
    loginStep(product),
    CLOCK,
    ...own,
    ...(service !== undefined && isNamed(service) ? [serviceStep(service)] : []),
  ];
}

/** An ONU and an endpoint get everything from their line; whatever is left is set up on its own. */
function isManaged({ spec }: ProductRecord): boolean {
  return (
    spec.kind !== 'optical' || spec.deviceType === 'OLT' || spec.deviceType === 'G.hnアクセスマルチプレクサ'
  );
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

export function setupSteps(
  product: DrawnProduct,
  hardware: Hardware,
  { hasFirmware }: SetupOptions,
): string[] {
  return [
    '取り付けの前に、同梱品がそろっていることと、輸送による傷がないことを確かめます。シリアル番号(ラベルの「S/N」)を控えておきます。',
    powerStep(hardware),
    ...STEPS[product.spec.kind](product, hardware),
    ...(isManaged(product)
      ? [FIRMWARE + (hasFirmware ? FIRMWARE_SOURCE.downloads : FIRMWARE_SOURCE.desk), BACKUP]
      : []),
  ];
}
