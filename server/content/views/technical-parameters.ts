import type { ParameterGroup } from '../../../shared/api/goods.ts';
import type { Hardware, PortKind, ProductRecord, ProductSpec } from '../schema/product.ts';
import { channelsOf } from './channels.ts';

type Row = ParameterGroup['rows'][number];

const NUMBER = new Intl.NumberFormat('ja-JP');

export const PORT_NAMES: Record<PortKind, string> = {
  '1g-rj45': '10/100/1000BASE-T(RJ45)',
  '2g5-rj45': '100M/1G/2.5GBASE-T(RJ45)',
  '5g-rj45': '100M/1G/2.5G/5GBASE-T(RJ45)',
  '10g-rj45': '100M/1G/2.5G/5G/10GBASE-T(RJ45)',
  '1g-sfp': 'SFP(1000BASE-X)',
  '10g-sfp-plus': 'SFP+(1G/10GBASE-R)',
  '25g-sfp28': 'SFP28(10G/25GBASE-R)',
  '40g-qsfp-plus': 'QSFP+(40GBASE-R)',
  '100g-qsfp28': 'QSFP28(40G/100GBASE-R)',
  gpon: 'GPON(SC)',
  'xgs-pon': 'XGS-PON(SC/SFP+)',
  'ghn-coax': 'G.hn 同軸(F型)',
  'ghn-phone': 'G.hn 電話線(RJ11)',
  fxs: '電話機(FXS、RJ11)',
};

const ROLE_NAMES: Record<Hardware['ports'][number]['role'], string> = {
  downlink: '',
  uplink: 'アップリンク',
  wan: 'WAN',
  lan: 'LAN',
  pon: '',
  line: '',
  management: '管理用',
};

/** A row of the table; left out where the record has no value. */
function row(name: string, value: string | number | undefined, unit?: string): Row[] {
  if (value === undefined) return [];
  return [{ name, value: typeof value === 'number' ? NUMBER.format(value) : value, ...(unit && { unit }) }];
}

function portRows(ports: Hardware['ports']): Row[] {
  return ports.flatMap(({ kind, count, role, poeOut, poeIn }) => {
    const prefix = ROLE_NAMES[role] && `${ROLE_NAMES[role]} `;
    const power = poeOut ? `、PoE給電(IEEE ${poeOut})` : poeIn ? `、PoE受電(IEEE ${poeIn})` : '';
    return row(`${prefix}${PORT_NAMES[kind]}${power}`, count, 'ポート');
  });
}

function interfaceGroup(hardware: Hardware): ParameterGroup {
  return {
    group: 'インターフェース',
    rows: [
      ...portRows(hardware.ports),
      ...row('コンソール', hardware.consolePort),
      ...row('USB 2.0(Type-A)', hardware.usbPorts, 'ポート'),
    ],
  };
}

/** Two supplies, or two ports that each feed the whole device. */
function powerRedundancy({ power, ports }: Hardware): string {
  if (power.redundant) return '対応';
  const fed = ports.filter(({ poeIn }) => poeIn).reduce((total, { count }) => total + count, 0);
  return fed > 1 ? `対応(PoE受電 ${fed}系統)` : 'なし';
}

function environmentGroups(hardware: Hardware, warrantyYears: number): ParameterGroup[] {
  const { power, size, operating } = hardware;
  return [
    {
      group: '電源',
      rows: [
        ...row('入力', power.input),
        ...row('電源の定格出力', power.supplyW, 'W'),
        ...row('最大消費電力', power.maxConsumptionW, 'W'),
        ...row('電源の冗長', powerRedundancy(hardware)),
      ],
    },
    {
      group: '外形・環境',
      rows: [
        ...row('外形寸法(幅×奥行き×高さ)', `${size.widthMm}×${size.depthMm}×${size.heightMm}`, 'mm'),
        ...row('質量', hardware.weightKg, 'kg'),
        ...row('冷却方式', hardware.cooling),
        ...row('設置方法', hardware.mounting.join('、')),
        ...row('動作温度', `${operating.minC}〜${operating.maxC}`, '℃'),
        ...row('動作湿度', `${operating.humidityMin}〜${operating.humidityMax}%RH(結露しないこと)`),
        ...row(
          '防塵・防水',
          hardware.ipTest ? `${hardware.ipRating}(${hardware.ipTest})` : hardware.ipRating,
        ),
        ...row('MTBF', hardware.mtbfHours, '時間'),
        ...row('適合規格・認定', hardware.certifications.join('、')),
        ...row('製品保証', warrantyYears, '年'),
      ],
    },
  ];
}

function channelRows(
  spec: Extract<ProductSpec, { kind: 'access-point' }>,
  functions: ProductRecord['functions'],
): Row[] {
  return channelsOf(spec, functions).flatMap(({ bandGhz, channels }) =>
    row(`${bandGhz}GHz帯のチャネル`, channels),
  );
}

function switchGroups(spec: Extract<ProductSpec, { kind: 'switch' }>): ParameterGroup[] {
  return [
    {
      group: '性能',
      rows: [
        ...row('種別', `${spec.layer} ${spec.management}スイッチ`),
        ...row('スイッチング容量', spec.switchingCapacityGbps, 'Gbps'),
        ...row('転送レート(64バイト)', spec.forwardingRateMpps, 'Mpps'),
        ...row('MACアドレス', spec.macAddresses, '件'),
        ...row('VLAN', spec.vlans, '個'),
        ...row('パケットバッファ', spec.packetBufferMb, 'MB'),
        ...row('ジャンボフレーム', spec.jumboFrameBytes, 'バイト'),
        ...row('PoE給電容量', spec.poeBudgetW, 'W'),
        ...(spec.stacking
          ? [
              ...row('スタック台数', spec.stacking.units, '台'),
              ...row('スタック帯域', spec.stacking.bandwidthGbps, 'Gbps'),
            ]
          : []),
      ],
    },
  ];
}

function accessPointGroups(
  spec: Extract<ProductSpec, { kind: 'access-point' }>,
  functions: ProductRecord['functions'],
): ParameterGroup[] {
  return [
    {
      group: '無線',
      rows: [
        ...row('規格', spec.wifiGeneration),
        ...spec.radios.flatMap(({ bandGhz, streams, channelWidthMhz, maxRateMbps }) => [
          ...row(`${bandGhz}GHz帯の構成`, `${streams}×${streams} MIMO、最大${channelWidthMhz}MHz幅`),
          ...row(`${bandGhz}GHz帯の最大速度`, maxRateMbps, 'Mbps'),
        ]),
        ...channelRows(spec, functions),
        ...row('最大接続台数', spec.maxClients, '台'),
        ...row('推奨接続台数', spec.recommendedClients, '台'),
        ...row('SSID', spec.ssids, '個'),
        ...row('アンテナ', spec.antenna),
        ...row('アンテナ利得', spec.antennaGainDbi, 'dBi'),
        ...(spec.antennas ?? []).flatMap(({ sku, name, gainDbi }) =>
          row(`アンテナ利得(${name}、${sku})`, gainDbi, 'dBi'),
        ),
        ...row('暗号化・認証', spec.security.join('、')),
        ...row('単体での運用', spec.standalone ? '対応' : 'コントローラーまたはクラウドが必要'),
      ],
    },
  ];
}

function routerGroups(spec: Extract<ProductSpec, { kind: 'router' }>): ParameterGroup[] {
  return [
    {
      group: '性能',
      rows: [
        ...row('NATスループット(1,518バイト)', spec.natThroughputMbps, 'Mbps'),
        ...row('IPsecスループット', spec.ipsecThroughputMbps, 'Mbps'),
        ...row('検査有効時のスループット', spec.inspectionThroughputMbps, 'Mbps'),
        ...row('NATセッション', spec.natSessions, '件'),
        ...row('VPN対地数(トンネル数)', spec.vpnTunnels, '対地'),
        ...row('内蔵モバイル通信', spec.mobile),
      ],
    },
    {
      group: '回線・経路制御',
      rows: [...row('回線方式', spec.wanProtocols.join('、')), ...row('経路制御', spec.routing.join('、'))],
    },
  ];
}

function opticalGroups(spec: Extract<ProductSpec, { kind: 'optical' }>): ParameterGroup[] {
  const { pon, ghn } = spec;
  return [
    {
      group: '回線',
      rows: [
        ...row('種別', spec.deviceType),
        ...(pon
          ? [
              ...row('方式', pon.technology),
              ...row('伝送速度(下り/上り)', `${pon.downGbps}/${pon.upGbps}`, 'Gbps'),
              ...row('1ポートの最大収容数', pon.splitRatio, '台'),
              ...row('最大伝送距離', pon.reachKm, 'km'),
              ...row('光学クラス', pon.opticsClass),
            ]
          : []),
        ...(ghn
          ? [
              ...row('媒体', ghn.phoneReachM ? '同軸ケーブルまたは電話線' : ghn.medium),
              ...row('方式', `G.hn(ITU-T G.9960)${ghn.profileMhz}MHzプロファイル`),
              ...row('物理速度', ghn.maxRateMbps, 'Mbps'),
              ...row('1ポートの最大収容数', ghn.endpointsPerPort, '台'),
              ...row(ghn.phoneReachM ? '最大伝送距離(同軸)' : '最大伝送距離', ghn.reachM, 'm'),
              ...row('最大伝送距離(電話線)', ghn.phoneReachM, 'm'),
            ]
          : []),
        ...row('スイッチング容量', spec.switchingCapacityGbps, 'Gbps'),
      ],
    },
  ];
}

function cloudGroups(spec: Extract<ProductSpec, { kind: 'cloud' }>): ParameterGroup[] {
  return [
    {
      group: 'サービス',
      rows: [
        ...row('提供形態', spec.form),
        ...row('管理対象', spec.manages.join('、')),
        ...row('最大管理台数', spec.maxDevices, '台'),
        ...row('ライセンス期間', spec.licenseYears.join('、'), '年'),
        ...row('ログの保存', spec.logRetentionDays, '日'),
        ...row('動作条件', spec.requirements.join('、')),
      ],
    },
  ];
}

function ownGroups({ spec, functions }: Pick<ProductRecord, 'spec' | 'functions'>): ParameterGroup[] {
  switch (spec.kind) {
    case 'switch':
      return switchGroups(spec);
    case 'access-point':
      return accessPointGroups(spec, functions);
    case 'router':
      return routerGroups(spec);
    case 'optical':
      return opticalGroups(spec);
    case 'cloud':
      return cloudGroups(spec);
  }
}

/** The specification table of a product, made from its record. */
export function technicalParameters({ spec, functions, warrantyYears }: ProductRecord): ParameterGroup[] {
  const hardware = spec.kind === 'cloud' ? spec.hardware : spec;
  if (!hardware) return ownGroups({ spec, functions });
  return [
    ...ownGroups({ spec, functions }),
    interfaceGroup(hardware),
    ...environmentGroups(hardware, warrantyYears),
  ];
}
