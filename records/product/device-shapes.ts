import { z } from 'zod';
import { text } from '../fields.ts';
import { portGroup } from './ports.ts';

/**
 * Fields of a record that the drawings, the setup guide and the data sheet of a device read. A category that names one
 * of these drawings declares at least these fields.
 */

const positive = z.number().positive();
const count = z.int().positive();

/** Fields of every device with a housing. */
const hardware = {
  ports: z.array(portGroup).min(1),
  consolePort: z.enum(['RJ45', 'USB-C', 'RJ45 / USB-C']).optional(),
  usbPorts: count.optional(),
  power: z.object({
    /** As printed on the type plate, e.g. `AC100-240V 50/60Hz`, `PoE受電 / DC12V`. */
    input: text,
    /** Rated output of the built-in supply; absent where the device has none (PoE-powered, external adapter). */
    supplyW: positive.optional(),
    maxConsumptionW: positive,
    /** Two supplies that replace each other. */
    redundant: z.boolean().default(false),
  }),
  size: z.object({ widthMm: positive, depthMm: positive, heightMm: positive }),
  weightKg: positive,
  operating: z.object({
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
  /** Depth and time of the test: for IP68 the maker specifies more than IP67 requires. */
  ipTest: text.optional(),
  certifications: z.array(text).min(1),
  mtbfHours: count.optional(),
};

const switchSpec = z.object({
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
  stacking: z.object({ units: count, bandwidthGbps: positive }).optional(),
  ...hardware,
});

const radio = z.object({
  bandGhz: z.union([z.literal(2.4), z.literal(5), z.literal(6)]),
  streams: z.int().min(1).max(8),
  channelWidthMhz: z.union([z.literal(20), z.literal(40), z.literal(80), z.literal(160), z.literal(320)]),
  /** Physical rate of the radio, in Mbps. */
  maxRateMbps: positive,
});
export type Radio = z.infer<typeof radio>;

const accessPointSpec = z.object({
  kind: z.literal('access-point'),
  wifiGeneration: z.enum(['Wi-Fi 5', 'Wi-Fi 6', 'Wi-Fi 6E', 'Wi-Fi 7']),
  radios: z.array(radio).min(2).max(4),
  maxClients: count,
  recommendedClients: count,
  ssids: count,
  antenna: z.enum(['内蔵', '外付け']),
  antennaGainDbi: positive.optional(),
  /** Kind of the connectors for external antennas. */
  antennaConnector: text.optional(),
  /** Antennas that are certified together with the device; only for external connectors. */
  antennas: z.array(z.object({ sku: text, name: text, gainDbi: positive })).optional(),
  security: z.array(text).min(1),
  /** Whether it also works on its own, without controller or cloud. */
  standalone: z.boolean(),
  ...hardware,
});

const routerSpec = z.object({
  kind: z.literal('router'),
  /** Simplex NAT throughput with frames of 1,518 bytes. */
  natThroughputMbps: positive,
  /** With every inspection switched on; security routers only. */
  inspectionThroughputMbps: positive.optional(),
  /** With frames of 1,518 bytes and AES-GCM. */
  ipsecThroughputMbps: positive,
  /** With frames of 64 bytes. */
  forwardingRateMpps: positive.optional(),
  natSessions: count,
  vpnTunnels: count,
  /** Connections offered by Japanese carriers, e.g. PPPoE, IPoE (MAP-E), IPoE (DS-Lite). */
  wanProtocols: z.array(text).min(1),
  routing: z.array(text).min(1),
  /** Built-in mobile modem. */
  mobile: z.enum(['LTE', '5G']).optional(),
  ...hardware,
});

const opticalSpec = z.object({
  kind: z.literal('optical'),
  deviceType: z.enum(['OLT', 'ONU', 'G.hnアクセスマルチプレクサ', 'G.hnエンドポイント']),
  pon: z
    .strictObject({
      technology: z.enum(['GPON', 'XGS-PON']),
      downGbps: positive,
      upGbps: positive,
      /** ONUs on one PON port; absent for an ONU. */
      splitRatio: count.optional(),
      reachKm: positive,
      opticsClass: text,
      /** Mean launch power, in dBm. */
      launchMinDbm: z.number().optional(),
      launchMaxDbm: z.number().optional(),
      /** Weakest and strongest light that the receiver reads, in dBm. */
      rxSensitivityDbm: z.number().optional(),
      rxOverloadDbm: z.number().optional(),
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

const cloudSpec = z.object({
  kind: z.literal('cloud'),
  form: z.enum(['クラウドサービス', 'オンプレミス コントローラー', '仮想アプライアンス']),
  manages: z.array(z.enum(['スイッチ', '無線LAN', 'ルーター', '光アクセス'])).min(1),
  maxDevices: count,
  licenseYears: z.array(count).min(1),
  logRetentionDays: count,
  requirements: z.array(text).min(1),
  /** Only the hardware controller has a housing. */
  hardware: z.object(hardware).optional(),
});

export const spec = z.discriminatedUnion('kind', [
  switchSpec,
  accessPointSpec,
  routerSpec,
  opticalSpec,
  cloudSpec,
]);
/** A specification whose device can be drawn; `kind` selects the drawing. */
export type ProductSpec = z.infer<typeof spec>;
type Drawing = ProductSpec['kind'];
export const DRAWINGS = [
  'switch',
  'access-point',
  'router',
  'optical',
  'cloud',
] as const satisfies readonly Drawing[];

/** Specification of a category that names no drawing. */
export interface PlainSpec {
  kind: 'plain';
}

export type Hardware = z.infer<z.ZodObject<typeof hardware>>;

/** The housing of a drawn product; undefined for a service. */
export function hardwareOf(spec: ProductSpec | PlainSpec): Hardware | undefined {
  if (spec.kind === 'plain') return undefined;
  return spec.kind === 'cloud' ? spec.hardware : spec;
}
