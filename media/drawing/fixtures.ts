import { type ProductSpec, spec } from '../../records/product/device-shapes.ts';
import type { PortGroup, PortKind } from '../../records/product/ports.ts';

/** Records that reach every branch of the drawing, for its tests. */

const common = {
  power: { input: 'AC100-240V 50/60Hz', maxConsumptionW: 30 },
  weightKg: 1,
  operating: { minC: 0, maxC: 45, humidityMin: 10, humidityMax: 90 },
  cooling: 'ファンレス',
  mounting: ['デスクトップ'],
  certifications: ['VCCI Class A'],
};

const RACK = { widthMm: 440, depthMm: 260, heightMm: 44 };
const rackMounted = { cooling: '内蔵ファン', mounting: ['19インチラック'], size: RACK };
/** With two supplies and fans that can be exchanged. */
const exchangeable = {
  ...rackMounted,
  cooling: '交換可能ファン',
  power: { ...common.power, redundant: true },
};

/** @param power class of power over Ethernet that it feeds, or at which it is fed */
function port(kind: PortKind, count: number, role: PortGroup['role'], power?: Partial<PortGroup>) {
  return { kind, count, role, ...power };
}

const switchBase = {
  kind: 'switch',
  layer: 'L2',
  management: 'フルマネージ',
  switchingCapacityGbps: 1,
  forwardingRateMpps: 1,
  macAddresses: 16000,
  ...common,
};

const apBase = {
  kind: 'access-point',
  wifiGeneration: 'Wi-Fi 7',
  radios: [
    { bandGhz: 2.4, streams: 2, channelWidthMhz: 40, maxRateMbps: 688 },
    { bandGhz: 5, streams: 4, channelWidthMhz: 160, maxRateMbps: 5764 },
    { bandGhz: 6, streams: 4, channelWidthMhz: 320, maxRateMbps: 11530 },
  ],
  maxClients: 512,
  recommendedClients: 120,
  ssids: 16,
  antenna: '内蔵',
  security: ['WPA3'],
  standalone: true,
  ...common,
};

const routerBase = {
  kind: 'router',
  natThroughputMbps: 1000,
  ipsecThroughputMbps: 500,
  natSessions: 65000,
  vpnTunnels: 20,
  wanProtocols: ['PPPoE'],
  routing: ['BGP'],
  ...common,
};

const opticalBase = { kind: 'optical', ...common };

const cloudBase = {
  kind: 'cloud',
  form: 'クラウドサービス',
  manages: ['スイッチ', '無線LAN', 'ルーター'],
  maxDevices: 1000,
  licenseYears: [1, 3, 5],
  logRetentionDays: 365,
  requirements: ['HTTPS'],
};

const records: Record<string, unknown> = {
  'MS1110-8T': {
    ...switchBase,
    ports: [port('1g-rj45', 8, 'downlink')],
    size: { widthMm: 160, depthMm: 100, heightMm: 27 },
  },
  'MS2210-8P2S': {
    ...switchBase,
    ports: [port('1g-rj45', 8, 'downlink', { poeOut: '802.3at' }), port('1g-sfp', 2, 'uplink')],
    consolePort: 'RJ45',
    size: { widthMm: 280, depthMm: 180, heightMm: 44 },
  },
  'MS2310-24P4X': {
    ...switchBase,
    ports: [port('1g-rj45', 24, 'downlink', { poeOut: '802.3at' }), port('10g-sfp-plus', 4, 'uplink')],
    consolePort: 'RJ45 / USB-C',
    usbPorts: 1,
    ...rackMounted,
  },
  'MS3410-48MP6Y': {
    ...switchBase,
    ports: [port('2g5-rj45', 48, 'downlink', { poeOut: '802.3bt Type 3' }), port('25g-sfp28', 6, 'uplink')],
    consolePort: 'RJ45',
    usbPorts: 1,
    stacking: { units: 8, bandwidthGbps: 100 },
    ...exchangeable,
    size: { ...RACK, depthMm: 400 },
  },
  'MS5520-32Y8C': {
    ...switchBase,
    layer: 'L3',
    ports: [
      port('25g-sfp28', 32, 'downlink'),
      port('100g-qsfp28', 8, 'uplink'),
      port('1g-rj45', 1, 'management'),
    ],
    consolePort: 'RJ45',
    usbPorts: 1,
    ...exchangeable,
    size: { ...RACK, depthMm: 420 },
  },
  'MS3520-16XT4Q-5': {
    ...switchBase,
    ports: [
      port('10g-rj45', 16, 'downlink'),
      port('5g-rj45', 4, 'downlink'),
      port('40g-qsfp-plus', 4, 'uplink'),
    ],
    ...rackMounted,
  },
  'MS6210-8P4X-I': {
    ...switchBase,
    ports: [port('1g-rj45', 8, 'downlink', { poeOut: '802.3at' }), port('10g-sfp-plus', 4, 'uplink')],
    consolePort: 'USB-C',
    mounting: ['DINレール'],
    size: { widthMm: 72, depthMm: 125, heightMm: 160 },
  },
  MA3511: {
    ...apBase,
    ports: [port('10g-rj45', 1, 'uplink', { poeIn: '802.3bt Type 3' }), port('1g-rj45', 1, 'downlink')],
    mounting: ['天井', '壁面'],
    size: { widthMm: 220, depthMm: 220, heightMm: 42 },
  },
  MA2110: {
    ...apBase,
    wifiGeneration: 'Wi-Fi 6',
    ports: [port('1g-rj45', 1, 'uplink', { poeIn: '802.3af' }), port('1g-rj45', 4, 'downlink')],
    mounting: ['埋込'],
    size: { widthMm: 120, depthMm: 38, heightMm: 120 },
  },
  MA2710: {
    ...apBase,
    wifiGeneration: 'Wi-Fi 6',
    antenna: '外付け',
    antennaConnector: 'N型',
    ports: [port('2g5-rj45', 1, 'uplink', { poeIn: '802.3at' }), port('1g-sfp', 1, 'uplink')],
    ipRating: 'IP67',
    mounting: ['ポール', '壁面'],
    size: { widthMm: 220, depthMm: 80, heightMm: 250 },
  },
  MR1510: {
    ...routerBase,
    mobile: 'LTE',
    ports: [port('1g-rj45', 1, 'wan'), port('1g-rj45', 4, 'lan')],
    consolePort: 'RJ45',
    usbPorts: 1,
    size: { widthMm: 210, depthMm: 140, heightMm: 38 },
  },
  MR5610: {
    ...routerBase,
    mobile: '5G',
    ports: [port('10g-sfp-plus', 2, 'wan'), port('10g-rj45', 2, 'wan'), port('2g5-rj45', 8, 'lan')],
    consolePort: 'RJ45 / USB-C',
    usbPorts: 2,
    ...rackMounted,
  },
  MLT2016: {
    ...opticalBase,
    deviceType: 'OLT',
    pon: {
      technology: 'XGS-PON',
      downGbps: 9.953,
      upGbps: 9.953,
      splitRatio: 128,
      reachKm: 20,
      opticsClass: 'N1',
    },
    ports: [
      port('xgs-pon', 8, 'pon'),
      port('gpon', 8, 'pon'),
      port('25g-sfp28', 4, 'uplink'),
      port('100g-qsfp28', 2, 'uplink'),
      port('1g-rj45', 1, 'management'),
    ],
    consolePort: 'RJ45',
    ...exchangeable,
  },
  MLU1004: {
    ...opticalBase,
    deviceType: 'ONU',
    pon: { technology: 'GPON', downGbps: 2.488, upGbps: 1.244, reachKm: 20, opticsClass: 'B+' },
    ports: [port('gpon', 1, 'pon'), port('1g-rj45', 4, 'lan'), port('fxs', 2, 'line')],
    power: { input: 'DC12V', maxConsumptionW: 9 },
    mounting: ['デスクトップ', '壁面'],
    size: { widthMm: 150, depthMm: 110, heightMm: 32 },
  },
  MGA1024: {
    ...opticalBase,
    deviceType: 'G.hnアクセスマルチプレクサ',
    ghn: { medium: '同軸ケーブル', profileMhz: 200, maxRateMbps: 1700, endpointsPerPort: 16, reachM: 800 },
    ports: [port('ghn-coax', 24, 'line'), port('10g-sfp-plus', 2, 'uplink')],
    consolePort: 'RJ45',
    ...rackMounted,
  },
  MGE1102: {
    ...opticalBase,
    deviceType: 'G.hnエンドポイント',
    ghn: { medium: '電話線', profileMhz: 100, maxRateMbps: 800, reachM: 300 },
    ports: [port('ghn-phone', 1, 'line'), port('1g-rj45', 2, 'lan')],
    power: { input: 'DC12V', maxConsumptionW: 5 },
    size: { widthMm: 100, depthMm: 90, heightMm: 28 },
  },
  'MC-CLOUD': cloudBase,
  'MCV-1000': { ...cloudBase, form: '仮想アプライアンス', manages: ['スイッチ', '光アクセス'] },
  MC2000: {
    ...cloudBase,
    form: 'オンプレミス コントローラー',
    hardware: {
      ...common,
      ports: [port('1g-rj45', 4, 'uplink'), port('10g-sfp-plus', 2, 'uplink')],
      consolePort: 'RJ45',
      usbPorts: 2,
      ...rackMounted,
      size: { ...RACK, depthMm: 380 },
    },
  },
};

export const FIXTURES: { model: string; spec: ProductSpec }[] = Object.entries(records).map(
  ([model, record]) => ({
    model,
    spec: spec.parse(record),
  }),
);
