import { type ProductSpec, spec } from '../../records/product/device-shapes.ts';

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
    ports: [{ kind: '1g-rj45', count: 8, role: 'downlink' }],
    size: { widthMm: 160, depthMm: 100, heightMm: 27 },
  },
  'MS2210-8P2S': {
    ...switchBase,
    ports: [
      { kind: '1g-rj45', count: 8, role: 'downlink', poeOut: '802.3at' },
      { kind: '1g-sfp', count: 2, role: 'uplink' },
    ],
    consolePort: 'RJ45',
    size: { widthMm: 280, depthMm: 180, heightMm: 44 },
  },
  'MS2310-24P4X': {
    ...switchBase,
    ports: [
      { kind: '1g-rj45', count: 24, role: 'downlink', poeOut: '802.3at' },
      { kind: '10g-sfp-plus', count: 4, role: 'uplink' },
    ],
    consolePort: 'RJ45 / USB-C',
    usbPorts: 1,
    cooling: '内蔵ファン',
    mounting: ['19インチラック'],
    size: RACK,
  },
  'MS3410-48MP6Y': {
    ...switchBase,
    ports: [
      { kind: '2g5-rj45', count: 48, role: 'downlink', poeOut: '802.3bt Type 3' },
      { kind: '25g-sfp28', count: 6, role: 'uplink' },
    ],
    consolePort: 'RJ45',
    usbPorts: 1,
    stacking: { units: 8, bandwidthGbps: 100 },
    cooling: '交換可能ファン',
    power: { ...common.power, redundant: true },
    mounting: ['19インチラック'],
    size: { ...RACK, depthMm: 400 },
  },
  'MS5520-32Y8C': {
    ...switchBase,
    layer: 'L3',
    ports: [
      { kind: '25g-sfp28', count: 32, role: 'downlink' },
      { kind: '100g-qsfp28', count: 8, role: 'uplink' },
      { kind: '1g-rj45', count: 1, role: 'management' },
    ],
    consolePort: 'RJ45',
    usbPorts: 1,
    cooling: '交換可能ファン',
    power: { ...common.power, redundant: true },
    mounting: ['19インチラック'],
    size: { ...RACK, depthMm: 420 },
  },
  'MS3520-16XT4Q-5': {
    ...switchBase,
    ports: [
      { kind: '10g-rj45', count: 16, role: 'downlink' },
      { kind: '5g-rj45', count: 4, role: 'downlink' },
      { kind: '40g-qsfp-plus', count: 4, role: 'uplink' },
    ],
    cooling: '内蔵ファン',
    mounting: ['19インチラック'],
    size: RACK,
  },
  'MS6210-8P4X-I': {
    ...switchBase,
    ports: [
      { kind: '1g-rj45', count: 8, role: 'downlink', poeOut: '802.3at' },
      { kind: '10g-sfp-plus', count: 4, role: 'uplink' },
    ],
    consolePort: 'USB-C',
    mounting: ['DINレール'],
    size: { widthMm: 72, depthMm: 125, heightMm: 160 },
  },
  MA3511: {
    ...apBase,
    ports: [
      { kind: '10g-rj45', count: 1, role: 'uplink', poeIn: '802.3bt Type 3' },
      { kind: '1g-rj45', count: 1, role: 'downlink' },
    ],
    mounting: ['天井', '壁面'],
    size: { widthMm: 220, depthMm: 220, heightMm: 42 },
  },
  MA2110: {
    ...apBase,
    wifiGeneration: 'Wi-Fi 6',
    ports: [
      { kind: '1g-rj45', count: 1, role: 'uplink', poeIn: '802.3af' },
      { kind: '1g-rj45', count: 4, role: 'downlink' },
    ],
    mounting: ['埋込'],
    size: { widthMm: 120, depthMm: 38, heightMm: 120 },
  },
  MA2710: {
    ...apBase,
    wifiGeneration: 'Wi-Fi 6',
    antenna: '外付け',
    antennaConnector: 'N型',
    ports: [
      { kind: '2g5-rj45', count: 1, role: 'uplink', poeIn: '802.3at' },
      { kind: '1g-sfp', count: 1, role: 'uplink' },
    ],
    ipRating: 'IP67',
    mounting: ['ポール', '壁面'],
    size: { widthMm: 220, depthMm: 80, heightMm: 250 },
  },
  MR1510: {
    ...routerBase,
    mobile: 'LTE',
    ports: [
      { kind: '1g-rj45', count: 1, role: 'wan' },
      { kind: '1g-rj45', count: 4, role: 'lan' },
    ],
    consolePort: 'RJ45',
    usbPorts: 1,
    size: { widthMm: 210, depthMm: 140, heightMm: 38 },
  },
  MR5610: {
    ...routerBase,
    mobile: '5G',
    ports: [
      { kind: '10g-sfp-plus', count: 2, role: 'wan' },
      { kind: '10g-rj45', count: 2, role: 'wan' },
      { kind: '2g5-rj45', count: 8, role: 'lan' },
    ],
    consolePort: 'RJ45 / USB-C',
    usbPorts: 2,
    cooling: '内蔵ファン',
    mounting: ['19インチラック'],
    size: RACK,
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
      { kind: 'xgs-pon', count: 8, role: 'pon' },
      { kind: 'gpon', count: 8, role: 'pon' },
      { kind: '25g-sfp28', count: 4, role: 'uplink' },
      { kind: '100g-qsfp28', count: 2, role: 'uplink' },
      { kind: '1g-rj45', count: 1, role: 'management' },
    ],
    consolePort: 'RJ45',
    cooling: '交換可能ファン',
    power: { ...common.power, redundant: true },
    mounting: ['19インチラック'],
    size: RACK,
  },
  MLU1004: {
    ...opticalBase,
    deviceType: 'ONU',
    pon: { technology: 'GPON', downGbps: 2.488, upGbps: 1.244, reachKm: 20, opticsClass: 'B+' },
    ports: [
      { kind: 'gpon', count: 1, role: 'pon' },
      { kind: '1g-rj45', count: 4, role: 'lan' },
      { kind: 'fxs', count: 2, role: 'line' },
    ],
    power: { input: 'DC12V', maxConsumptionW: 9 },
    mounting: ['デスクトップ', '壁面'],
    size: { widthMm: 150, depthMm: 110, heightMm: 32 },
  },
  MGA1024: {
    ...opticalBase,
    deviceType: 'G.hnアクセスマルチプレクサ',
    ghn: { medium: '同軸ケーブル', profileMhz: 200, maxRateMbps: 1700, endpointsPerPort: 16, reachM: 800 },
    ports: [
      { kind: 'ghn-coax', count: 24, role: 'line' },
      { kind: '10g-sfp-plus', count: 2, role: 'uplink' },
    ],
    consolePort: 'RJ45',
    cooling: '内蔵ファン',
    mounting: ['19インチラック'],
    size: RACK,
  },
  MGE1102: {
    ...opticalBase,
    deviceType: 'G.hnエンドポイント',
    ghn: { medium: '電話線', profileMhz: 100, maxRateMbps: 800, reachM: 300 },
    ports: [
      { kind: 'ghn-phone', count: 1, role: 'line' },
      { kind: '1g-rj45', count: 2, role: 'lan' },
    ],
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
      ports: [
        { kind: '1g-rj45', count: 4, role: 'uplink' },
        { kind: '10g-sfp-plus', count: 2, role: 'uplink' },
      ],
      consolePort: 'RJ45',
      usbPorts: 2,
      cooling: '内蔵ファン',
      mounting: ['19インチラック'],
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
