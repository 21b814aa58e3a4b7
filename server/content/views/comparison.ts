import type { ComparisonGroup } from '../../../shared/api/goods.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Hardware, PortGroup, PortKind, ProductRecord, ProductSpec } from '../schema/product.ts';
import { productCard } from './product.ts';

type Value = string | number | undefined;

interface Column<Spec> {
  name: string;
  unit?: string;
  of(spec: Spec): Value;
}

type SpecOf<Kind extends ProductSpec['kind']> = Extract<ProductSpec, { kind: Kind }>;

const NUMBER = new Intl.NumberFormat('ja-JP');

/** The shortest name that an engineer still recognises. */
const SHORT_PORTS: Record<PortKind, string> = {
  '1g-rj45': '1G',
  '2g5-rj45': '2.5G',
  '5g-rj45': '5G',
  '10g-rj45': '10G',
  '1g-sfp': 'SFP',
  '10g-sfp-plus': 'SFP+',
  '25g-sfp28': 'SFP28',
  '40g-qsfp-plus': 'QSFP+',
  '100g-qsfp28': 'QSFP28',
  gpon: 'GPON',
  'xgs-pon': 'XGS-PON',
  'ghn-coax': '同軸',
  'ghn-phone': '電話線',
  fxs: '電話機',
};

function portText(hardware: Pick<Hardware, 'ports'>, ...roles: PortGroup['role'][]): string | undefined {
  const groups = hardware.ports.filter(({ role }) => roles.includes(role));
  return groups.map(({ kind, count }) => `${SHORT_PORTS[kind]}×${count}`).join('、') || undefined;
}

function temperature({ operating: { minC, maxC } }: Hardware): string {
  return `${minC}〜${maxC}`;
}

const CONSUMPTION: Column<Hardware> = {
  name: '最大消費電力',
  unit: 'W',
  of: ({ power }) => power.maxConsumptionW,
};
const COOLING: Column<Hardware> = { name: '冷却', of: ({ cooling }) => cooling };
const TEMPERATURE: Column<Hardware> = { name: '動作温度', unit: '℃', of: temperature };
const SIZE: Column<Hardware> = {
  name: '幅×奥行き×高さ',
  unit: 'mm',
  of: ({ size }) => `${size.widthMm}×${size.depthMm}×${size.heightMm}`,
};

const SWITCH: Column<SpecOf<'switch'>>[] = [
  { name: '種別', of: ({ layer, management }) => `${layer} ${management}` },
  { name: 'ポート', of: (spec) => portText(spec, 'downlink') },
  { name: 'アップリンク', of: (spec) => portText(spec, 'uplink') },
  { name: 'PoE給電容量', unit: 'W', of: ({ poeBudgetW }) => poeBudgetW },
  { name: 'スイッチング容量', unit: 'Gbps', of: ({ switchingCapacityGbps }) => switchingCapacityGbps },
  { name: '転送レート', unit: 'Mpps', of: ({ forwardingRateMpps }) => forwardingRateMpps },
  { name: 'スタック', unit: '台', of: ({ stacking }) => stacking?.units },
  CONSUMPTION,
  { name: '電源の冗長', of: ({ power }) => (power.redundant ? '対応' : undefined) },
  COOLING,
  TEMPERATURE,
  SIZE,
];

const ACCESS_POINT: Column<SpecOf<'access-point'>>[] = [
  { name: '規格', of: ({ wifiGeneration }) => wifiGeneration },
  {
    name: '周波数帯',
    unit: 'GHz',
    of: ({ radios }) => [...new Set(radios.map(({ bandGhz }) => bandGhz))].sort((a, b) => a - b).join('/'),
  },
  {
    name: '合計最大速度',
    unit: 'Mbps',
    of: ({ radios }) => radios.reduce((sum, { maxRateMbps }) => sum + maxRateMbps, 0),
  },
  { name: '推奨接続台数', unit: '台', of: ({ recommendedClients }) => recommendedClients },
  { name: '上位ポート', of: (spec) => portText(spec, 'uplink') },
  { name: 'LANポート', of: (spec) => portText(spec, 'lan', 'downlink') },
  { name: 'PoE受電', of: ({ ports }) => ports.find(({ poeIn }) => poeIn)?.poeIn },
  CONSUMPTION,
  { name: '防塵・防水', of: ({ ipRating }) => ipRating },
  { name: '設置', of: ({ mounting }) => mounting.join('、') },
  TEMPERATURE,
  SIZE,
];

const ROUTER: Column<SpecOf<'router'>>[] = [
  { name: 'NAT', unit: 'Mbps', of: ({ natThroughputMbps }) => natThroughputMbps },
  { name: 'IPsec', unit: 'Mbps', of: ({ ipsecThroughputMbps }) => ipsecThroughputMbps },
  { name: 'VPNトンネル', unit: '本', of: ({ vpnTunnels }) => vpnTunnels },
  { name: 'NATセッション', unit: '件', of: ({ natSessions }) => natSessions },
  { name: 'WAN', of: (spec) => portText(spec, 'wan') },
  { name: 'LAN', of: (spec) => portText(spec, 'lan', 'downlink') },
  { name: 'モバイル回線', of: ({ mobile }) => mobile },
  CONSUMPTION,
  { name: '電源の冗長', of: ({ power }) => (power.redundant ? '対応' : undefined) },
  COOLING,
  SIZE,
];

const OPTICAL: Column<SpecOf<'optical'>>[] = [
  { name: '種別', of: ({ deviceType }) => deviceType },
  { name: '方式', of: ({ pon, ghn }) => pon?.technology ?? (ghn && `G.hn ${ghn.profileMhz}MHz`) },
  { name: '回線ポート', of: (spec) => portText(spec, 'pon', 'line') },
  { name: '上位・LANポート', of: (spec) => portText(spec, 'uplink', 'lan', 'downlink') },
  {
    name: '1ポートの収容数',
    unit: '台',
    of: ({ pon, ghn }) => pon?.splitRatio ?? ghn?.endpointsPerPort,
  },
  CONSUMPTION,
  COOLING,
  TEMPERATURE,
];

const CLOUD: Column<SpecOf<'cloud'>>[] = [
  { name: '提供形態', of: ({ form }) => form },
  { name: '管理対象', of: ({ manages }) => manages.join('、') },
  { name: '最大管理台数', unit: '台', of: ({ maxDevices }) => maxDevices },
  { name: 'ログの保存', unit: '日', of: ({ logRetentionDays }) => logRetentionDays },
];

const COLUMNS = {
  switch: SWITCH,
  'access-point': ACCESS_POINT,
  router: ROUTER,
  optical: OPTICAL,
  cloud: CLOUD,
} as { [Kind in ProductSpec['kind']]: Column<SpecOf<Kind>>[] };

function tableOf<Spec extends ProductSpec>(columns: Column<Spec>[], specs: Spec[]) {
  return columns
    .map(({ name, unit, of }) => ({ name, unit, cells: specs.map(of) }))
    .filter(({ cells }) => cells.some((cell) => cell !== undefined))
    .map(({ name, unit, cells }) => ({
      name,
      ...(unit && { unit }),
      numeric: cells.every((cell) => cell === undefined || typeof cell === 'number'),
      cells: cells.map((cell) => (typeof cell === 'number' ? NUMBER.format(cell) : (cell ?? null))),
    }));
}

/** The models of a sub-category side by side, by the values that decide between them. Columns that no model fills are left out. */
function groupOf(
  sub: { id: number; urlName: string; name: string; lead: string },
  products: ProductRecord[],
): ComparisonGroup {
  const current = products.filter(({ endOfLife }) => !endOfLife);
  const kind = current[0]?.spec.kind;
  const specs = current.map(({ spec }) => spec);
  const columns = kind ? tableOf(COLUMNS[kind] as Column<ProductSpec>[], specs) : [];
  return {
    id: sub.id,
    urlName: sub.urlName,
    name: sub.name,
    lead: sub.lead,
    columns: columns.map(({ cells: _cells, ...column }) => column),
    rows: current.map((product, place) => ({
      product: productCard(product),
      values: columns.map(({ cells }) => cells[place] ?? null),
    })),
    ended: products.filter(({ endOfLife }) => endOfLife).map(productCard),
  };
}

/** Every sub-category, or those asked for, with its models. */
export function comparison(
  catalogue: Catalogue,
  { cateId, subId }: { cateId?: number | undefined; subId?: number | undefined },
): ComparisonGroup[] {
  return catalogue.categories
    .filter(({ id }) => !cateId || id === cateId)
    .flatMap(({ child }) => child)
    .filter(({ id }) => !subId || id === subId)
    .map((sub) =>
      groupOf(
        sub,
        catalogue.products.filter(({ subCategoryId }) => subCategoryId === sub.id),
      ),
    );
}
