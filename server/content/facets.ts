import type { FacetName } from '../../shared/api/goods.ts';
import type { Catalogue } from './catalogue.ts';
import {
  type Hardware,
  hardwareOf,
  type PoeClass,
  type PortKind,
  type ProductRecord,
} from './schema/product.ts';

/** A question by which the finder narrows the products; its answers come from the specification records. */
export interface Facet {
  /** Name of the query parameter that `goods/list` filters by. */
  name: FacetName;
  label: string;
  /** In the order in which they are shown. */
  options: readonly { value: string; label: string }[];
  valuesOf(product: ProductRecord): readonly string[];
  /** Asked only when a category has been chosen: it would mean nothing for most products. */
  specific?: boolean;
}

const PORT_SPEEDS: Partial<Record<PortKind, string>> = {
  '1g-rj45': '1g',
  '2g5-rj45': '2g5',
  '5g-rj45': '5g',
  '10g-rj45': '10g',
  '1g-sfp': '1g',
  '10g-sfp-plus': '10g',
  '25g-sfp28': '25g',
  '40g-qsfp-plus': '40g',
  '100g-qsfp28': '100g',
};

/** A port that feeds a class feeds the lower ones as well. */
const POE_OUT: Record<PoeClass, readonly string[]> = {
  '802.3af': ['af'],
  '802.3at': ['af', 'at'],
  '802.3bt Type 3': ['af', 'at', 'bt'],
  '802.3bt Type 4': ['af', 'at', 'bt'],
};

const LINES: Partial<Record<PortKind, string>> = {
  gpon: 'fiber',
  'xgs-pon': 'fiber',
  'ghn-coax': 'coax',
  'ghn-phone': 'phone',
};

const PLACES: Record<Hardware['mounting'][number], string> = {
  '19インチラック': 'rack',
  デスクトップ: 'desktop',
  壁面: 'wall',
  天井: 'ceiling',
  埋込: 'embedded',
  ポール: 'pole',
  DINレール: 'din-rail',
};

/** From this protection on, a device stands rain. */
const RAINPROOF = ['IP54', 'IP67', 'IP68'];
const COLD_C = -20;

const option = (value: string, label: string) => ({ value, label });

function ports(product: ProductRecord): Hardware['ports'] {
  return hardwareOf(product.spec)?.ports ?? [];
}

function portBucket(product: ProductRecord): string[] {
  if (product.spec.kind !== 'switch') return [];
  const count = product.spec.ports
    .filter(({ role }) => role === 'downlink')
    .reduce((sum, group) => sum + group.count, 0);
  if (count <= 8) return ['8'];
  return count <= 16 ? ['16'] : count <= 24 ? ['24'] : ['48'];
}

function surroundings(product: ProductRecord): string[] {
  const hardware = hardwareOf(product.spec);
  if (!hardware) return [];
  const { cooling, ipRating, operating } = hardware;
  return [
    ...(cooling === 'ファンレス' ? ['fanless'] : []),
    ...(operating.minC <= COLD_C ? ['cold'] : []),
    ...(ipRating && RAINPROOF.includes(ipRating) ? ['outdoor'] : []),
  ];
}

export function facetsOf(catalogue: Catalogue): Facet[] {
  return [
    {
      name: 'category',
      label: 'カテゴリー',
      options: catalogue.categories.map(({ urlName, name }) => option(urlName, name)),
      valuesOf: ({ categoryId }) => [catalogue.categoryById(categoryId)?.urlName ?? ''],
    },
    {
      name: 'series',
      label: '種類',
      options: catalogue.categories.flatMap(({ child }) =>
        child.map(({ urlName, name }) => option(urlName, name)),
      ),
      valuesOf: (product) => [catalogue.subCategoryOf(product).urlName],
      specific: true,
    },
    {
      name: 'ports',
      label: 'ポート数',
      options: [
        option('8', '8ポートまで'),
        option('16', '9〜16ポート'),
        option('24', '17〜24ポート'),
        option('48', '25ポート以上'),
      ],
      valuesOf: portBucket,
      specific: true,
    },
    {
      name: 'poe',
      label: 'PoE給電',
      options: [
        option('af', 'PoE給電あり'),
        option('at', 'PoE+(802.3at)以上'),
        option('bt', 'PoE++(802.3bt)'),
      ],
      valuesOf: (product) => ports(product).flatMap(({ poeOut }) => (poeOut ? POE_OUT[poeOut] : [])),
    },
    {
      name: 'speed',
      label: 'ポート速度',
      options: [
        option('1g', '1G'),
        option('2g5', '2.5G'),
        option('5g', '5G'),
        option('10g', '10G'),
        option('25g', '25G'),
        option('40g', '40G'),
        option('100g', '100G'),
      ],
      valuesOf: (product) => ports(product).flatMap(({ kind }) => PORT_SPEEDS[kind] ?? []),
    },
    {
      name: 'layer',
      label: 'レイヤー',
      options: [option('l2', 'L2'), option('l2-plus', 'L2+'), option('l3', 'L3')],
      valuesOf: ({ spec }) =>
        spec.kind === 'switch' ? [spec.layer.toLowerCase().replace('+', '-plus')] : [],
      specific: true,
    },
    {
      name: 'wifi',
      label: 'Wi-Fi世代',
      options: [
        option('7', 'Wi-Fi 7'),
        option('6e', 'Wi-Fi 6E'),
        option('6', 'Wi-Fi 6'),
        option('5', 'Wi-Fi 5'),
      ],
      valuesOf: ({ spec }) =>
        spec.kind === 'access-point' ? [spec.wifiGeneration.slice('Wi-Fi '.length).toLowerCase()] : [],
    },
    {
      name: 'mobile',
      label: 'モバイル回線',
      options: [option('5g', '5G内蔵'), option('lte', 'LTE内蔵')],
      valuesOf: ({ spec }) => (spec.kind === 'router' && spec.mobile ? [spec.mobile.toLowerCase()] : []),
      specific: true,
    },
    {
      name: 'line',
      label: '使う配線',
      options: [option('fiber', '光ファイバー'), option('coax', '同軸ケーブル'), option('phone', '電話線')],
      valuesOf: (product) => ports(product).flatMap(({ kind }) => LINES[kind] ?? []),
      specific: true,
    },
    {
      name: 'place',
      label: '設置場所',
      options: [
        option('rack', '19インチラック'),
        option('desktop', '机・棚'),
        option('wall', '壁面'),
        option('ceiling', '天井'),
        option('embedded', '壁の中(埋込)'),
        option('pole', 'ポール'),
        option('din-rail', 'DINレール'),
      ],
      valuesOf: (product) => hardwareOf(product.spec)?.mounting.map((mounting) => PLACES[mounting]) ?? [],
    },
    {
      name: 'environment',
      label: '環境',
      options: [
        option('fanless', 'ファンレス'),
        option('cold', `${COLD_C}℃以下で動作`),
        option('outdoor', '屋外(防塵・防水)'),
      ],
      valuesOf: surroundings,
    },
    {
      name: 'sale',
      label: '販売状況',
      options: [option('current', '販売中'), option('ended', '販売終了')],
      valuesOf: ({ endOfLife }) => [endOfLife ? 'ended' : 'current'],
    },
  ];
}
