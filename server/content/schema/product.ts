import { z } from 'zod';
import { day, id, ids, text, urlName } from './common.ts';

/**
 * content/products/{category}/{urlName}.yaml: the one record of a product. Its page, its picture, its data sheet,
 * the finder's facets and the search index are all made from it.
 */

/** Physical connectors. The number before a connector is its highest line rate. */
export const PORT_KINDS = [
  '1g-rj45',
  '2g5-rj45',
  '5g-rj45',
  '10g-rj45',
  '1g-sfp',
  '10g-sfp-plus',
  '25g-sfp28',
  '40g-qsfp-plus',
  '100g-qsfp28',
  'gpon',
  'xgs-pon',
  'ghn-coax',
  'ghn-phone',
  'fxs',
] as const;
export type PortKind = (typeof PORT_KINDS)[number];

export const POE_CLASSES = ['802.3af', '802.3at', '802.3bt Type 3', '802.3bt Type 4'] as const;
export type PoeClass = (typeof POE_CLASSES)[number];

const positive = z.number().positive();
const count = z.int().positive();

/** Ports of one kind that stand together on the panel, in panel order from left to right. */
const portGroup = z.strictObject({
  kind: z.enum(PORT_KINDS),
  count,
  role: z.enum(['downlink', 'uplink', 'wan', 'lan', 'pon', 'line', 'management']),
  /** The port feeds devices with power, up to this class. */
  poeOut: z.enum(POE_CLASSES).optional(),
  /** The device can be powered through this port. */
  poeIn: z.enum(POE_CLASSES).optional(),
});
export type PortGroup = z.infer<typeof portGroup>;

/** What every device with a housing has. */
const hardware = {
  ports: z.array(portGroup).min(1),
  consolePort: z.enum(['RJ45', 'USB-C', 'RJ45 / USB-C']).optional(),
  usbPorts: count.optional(),
  power: z.strictObject({
    /** As printed on the type plate, e.g. `AC100-240V 50/60Hz`, `PoE受電 / DC12V`. */
    input: text,
    /** Rated output of the built-in supply; left out where the device has none (PoE-powered, external adapter). */
    supplyW: positive.optional(),
    maxConsumptionW: positive,
    /** Two supplies that replace each other. */
    redundant: z.boolean().default(false),
  }),
  size: z.strictObject({ widthMm: positive, depthMm: positive, heightMm: positive }),
  weightKg: positive,
  operating: z.strictObject({
    minC: z.number(),
    maxC: z.number(),
    humidityMin: z.number().min(0),
    humidityMax: z.number().max(95),
  }),
  cooling: z.enum(['ファンレス', '内蔵ファン', '交換可能ファン']),
  mounting: z
    .array(z.enum(['19インチラック', 'デスクトップ', '壁面', '天井', 'DINレール', 'ポール', '埋込']))
    .min(1),
  /** IEC 60529, outdoor and industrial devices only. */
  ipRating: z.enum(['IP41', 'IP54', 'IP67', 'IP68']).optional(),
  /** Depth and time of the test: IP68 is what the maker says beyond IP67. */
  ipTest: text.optional(),
  certifications: z.array(text).min(1),
  mtbfHours: count.optional(),
};

const switchSpec = z.strictObject({
  kind: z.literal('switch'),
  layer: z.enum(['L2', 'L2+', 'L3']),
  management: z.enum(['アンマネージ', 'スマート', 'フルマネージ']),
  switchingCapacityGbps: positive,
  forwardingRateMpps: positive,
  macAddresses: count,
  vlans: count.optional(),
  packetBufferMb: positive.optional(),
  jumboFrameBytes: count.optional(),
  poeBudgetW: positive.optional(),
  stacking: z.strictObject({ units: count, bandwidthGbps: positive }).optional(),
  ...hardware,
});

const radio = z.strictObject({
  bandGhz: z.union([z.literal(2.4), z.literal(5), z.literal(6)]),
  streams: z.int().min(1).max(8),
  channelWidthMhz: z.union([z.literal(20), z.literal(40), z.literal(80), z.literal(160), z.literal(320)]),
  /** Physical rate of the radio, in Mbps. */
  maxRateMbps: positive,
});
export type Radio = z.infer<typeof radio>;

const accessPointSpec = z.strictObject({
  kind: z.literal('access-point'),
  wifiGeneration: z.enum(['Wi-Fi 5', 'Wi-Fi 6', 'Wi-Fi 6E', 'Wi-Fi 7']),
  radios: z.array(radio).min(2).max(4),
  maxClients: count,
  recommendedClients: count,
  ssids: count,
  antenna: z.enum(['内蔵', '外付け']),
  antennaGainDbi: positive.optional(),
  /** Antennas that are certified together with the device; only for connectors on the outside. */
  antennas: z.array(z.strictObject({ sku: text, name: text, gainDbi: positive })).optional(),
  security: z.array(text).min(1),
  /** Whether it also works on its own, without controller or cloud. */
  standalone: z.boolean(),
  ...hardware,
});

const routerSpec = z.strictObject({
  kind: z.literal('router'),
  /** Simplex NAT throughput with frames of 1,518 bytes. */
  natThroughputMbps: positive,
  /** With every inspection switched on; security routers only. */
  inspectionThroughputMbps: positive.optional(),
  ipsecThroughputMbps: positive,
  natSessions: count,
  vpnTunnels: count,
  /** Connections offered by Japanese carriers, e.g. PPPoE, IPoE (MAP-E), IPoE (DS-Lite). */
  wanProtocols: z.array(text).min(1),
  routing: z.array(text).min(1),
  /** Built-in mobile modem. */
  mobile: z.enum(['LTE', '5G']).optional(),
  ...hardware,
});

const opticalSpec = z.strictObject({
  kind: z.literal('optical'),
  deviceType: z.enum(['OLT', 'ONU', 'G.hnアクセスマルチプレクサ', 'G.hnエンドポイント']),
  pon: z
    .strictObject({
      technology: z.enum(['GPON', 'XGS-PON']),
      downGbps: positive,
      upGbps: positive,
      /** ONUs on one PON port; an ONU leaves it out. */
      splitRatio: count.optional(),
      reachKm: positive,
      opticsClass: text,
    })
    .optional(),
  ghn: z
    .strictObject({
      medium: z.enum(['同軸ケーブル', '電話線']),
      profileMhz: z.union([z.literal(50), z.literal(100), z.literal(200)]),
      maxRateMbps: positive,
      endpointsPerPort: count.optional(),
      reachM: count,
      /** A device with both connectors reaches less far over telephone wire. */
      phoneReachM: count.optional(),
    })
    .optional(),
  switchingCapacityGbps: positive.optional(),
  ...hardware,
});

const cloudSpec = z.strictObject({
  kind: z.literal('cloud'),
  form: z.enum(['クラウドサービス', 'オンプレミス コントローラー', '仮想アプライアンス']),
  manages: z.array(z.enum(['スイッチ', '無線LAN', 'ルーター', '光アクセス'])).min(1),
  maxDevices: count,
  licenseYears: z.array(count).min(1),
  logRetentionDays: count,
  requirements: z.array(text).min(1),
  /** Only the hardware controller has a housing. */
  hardware: z.strictObject(hardware).optional(),
});

export const spec = z.discriminatedUnion('kind', [
  switchSpec,
  accessPointSpec,
  routerSpec,
  opticalSpec,
  cloudSpec,
]);

export const productFile = z.strictObject({
  id,
  urlName,
  /** As printed on the device. */
  model: z
    .string()
    .regex(/^[A-Z]{2,4}[A-Z0-9]*(?:-[A-Z0-9]+)*$/, '型番は大文字の英数字とハイフンで書いてください'),
  /** What it is, in words, without the model name. */
  name: text,
  /** id of the category and of one of its children. */
  categoryId: id,
  subCategoryId: id,
  /** One line for cards. */
  remarks: text,
  labels: z.array(z.enum(['新製品', 'おすすめ', '屋外対応', '産業用', '省エネ', '販売終了'])).default([]),
  /** Place in the list of hot products, from 1. */
  hot: count.optional(),
  releasedOn: day,
  updatedOn: day,
  /** Two to four sentences: what it is, for whom, what it does better. */
  lead: text,
  features: z
    .array(z.strictObject({ title: text, text }))
    .min(3)
    .max(6),
  keyFigures: z
    .array(z.strictObject({ label: text, value: text, unit: text.optional() }))
    .min(3)
    .max(4),
  functions: z.array(z.strictObject({ group: text, items: z.array(text).min(1) })).min(2),
  skus: z.array(z.strictObject({ sku: text, name: text })).min(1),
  relatedProductIds: ids,
  warrantyYears: count,
  endOfLife: z
    .strictObject({ announcedOn: day, lastOrderOn: day, supportEndsOn: day, successorId: id.optional() })
    .optional(),
  spec,
});

export type ProductRecord = z.infer<typeof productFile>;
export type ProductSpec = ProductRecord['spec'];
export type Hardware = z.infer<z.ZodObject<typeof hardware>>;

/** The housing of a product; undefined for a service. */
export function hardwareOf(spec: ProductSpec): Hardware | undefined {
  return spec.kind === 'cloud' ? spec.hardware : spec;
}
