import type {
  Hardware,
  PoeClass,
  PortGroup,
  PortKind,
  ProductRecord,
  ProductSpec,
  Radio,
} from '../schema/product.ts';

/** A product whose record contradicts itself or physics: field and reason. */
export interface SpecProblem {
  field: string;
  reason: string;
}

/** Line rate of a port, in Gbps, one direction. */
export const PORT_GBPS: Record<PortKind, number> = {
  '1g-rj45': 1,
  '2g5-rj45': 2.5,
  '5g-rj45': 5,
  '10g-rj45': 10,
  '1g-sfp': 1,
  '10g-sfp-plus': 10,
  '25g-sfp28': 25,
  '40g-qsfp-plus': 40,
  '100g-qsfp28': 100,
  gpon: 2.488,
  'xgs-pon': 9.953,
  'ghn-coax': 2,
  'ghn-phone': 2,
  fxs: 0,
};

/** Power at the powered device and at the feeding port, in watts (IEEE 802.3-2022, clauses 33 and 145). */
export const POE_WATTS: Record<PoeClass, { device: number; port: number }> = {
  '802.3af': { device: 12.95, port: 15.4 },
  '802.3at': { device: 25.5, port: 30 },
  '802.3bt Type 3': { device: 51, port: 60 },
  '802.3bt Type 4': { device: 71.3, port: 90 },
};

/** Highest physical rate of one spatial stream, in Mbps, by channel width (IEEE 802.11 n/ac/ax/be, shortest guard interval). */
const STREAM_MBPS: Record<string, Record<number, number>> = {
  'Wi-Fi 4': { 20: 72.2, 40: 150 },
  'Wi-Fi 5': { 20: 86.7, 40: 200, 80: 433.3, 160: 866.7 },
  'Wi-Fi 6': { 20: 143.4, 40: 286.8, 80: 600.5, 160: 1201 },
  'Wi-Fi 7': { 20: 172.1, 40: 344.1, 80: 720.6, 160: 1441.2, 320: 2882.4 },
};

/** Frames of 64 bytes that one Gbps carries per second, in millions: 1000 / ((64 + 8 + 12) × 8). */
const MPPS_PER_GBPS = 1.488;

/** The letters that stand for a port kind in a switch's model name. */
const MODEL_LETTERS: Record<string, { kind: PortKind; poe: boolean }> = {
  T: { kind: '1g-rj45', poe: false },
  P: { kind: '1g-rj45', poe: true },
  M: { kind: '2g5-rj45', poe: false },
  MP: { kind: '2g5-rj45', poe: true },
  U: { kind: '5g-rj45', poe: false },
  UP: { kind: '5g-rj45', poe: true },
  XT: { kind: '10g-rj45', poe: false },
  XTP: { kind: '10g-rj45', poe: true },
  S: { kind: '1g-sfp', poe: false },
  X: { kind: '10g-sfp-plus', poe: false },
  Y: { kind: '25g-sfp28', poe: false },
  Q: { kind: '40g-qsfp-plus', poe: false },
  C: { kind: '100g-qsfp28', poe: false },
};

const WIFI_DIGIT: Record<string, string[]> = {
  '1': ['Wi-Fi 5'],
  '2': ['Wi-Fi 6', 'Wi-Fi 6E'],
  '3': ['Wi-Fi 7'],
};

function sum(groups: PortGroup[], value: (group: PortGroup) => number): number {
  return groups.reduce((total, group) => total + value(group), 0);
}

function countOf(groups: PortGroup[], test: (group: PortGroup) => boolean): number {
  return sum(groups.filter(test), (group) => group.count);
}

/** Highest physical rate of a radio, in Mbps; undefined where the generation has no such channel. */
export function radioRate(generation: string, radio: Radio): number | undefined {
  // 6E is Wi-Fi 6 in the 6 GHz band; Wi-Fi 5 never reached 2.4 GHz, where such devices speak Wi-Fi 4.
  const standard =
    generation === 'Wi-Fi 5' && radio.bandGhz === 2.4
      ? 'Wi-Fi 4'
      : generation === 'Wi-Fi 6E'
        ? 'Wi-Fi 6'
        : generation;
  const perStream = STREAM_MBPS[standard]?.[radio.channelWidthMhz];
  return perStream && perStream * radio.streams;
}

function checkHardware(hardware: Hardware): SpecProblem[] {
  const problems: SpecProblem[] = [];
  const { power, operating, ports } = hardware;
  if (power.supplyW && power.maxConsumptionW < power.supplyW * 0.1) {
    problems.push({ field: 'spec.power.supplyW', reason: '最大消費電力に対して電源が大きすぎます' });
  }
  if (operating.minC >= operating.maxC) {
    problems.push({ field: 'spec.operating', reason: '動作温度の下限が上限以上です' });
  }
  const fed = ports.find((group) => group.poeIn);
  if (fed?.poeIn && !power.supplyW && power.maxConsumptionW > POE_WATTS[fed.poeIn].device) {
    problems.push({
      field: 'spec.power.maxConsumptionW',
      reason: `${fed.poeIn} で受電できる ${POE_WATTS[fed.poeIn].device}W を超えています`,
    });
  }
  if (hardware.mounting.includes('19インチラック') && hardware.size.widthMm > 483) {
    problems.push({ field: 'spec.size.widthMm', reason: '19インチラックの幅 483mm を超えています' });
  }
  return problems;
}

function checkSwitch(model: string, spec: Extract<ProductSpec, { kind: 'switch' }>): SpecProblem[] {
  const problems: SpecProblem[] = [];
  const traffic = spec.ports.filter((group) => group.role !== 'management');
  const gbps = sum(traffic, (group) => group.count * PORT_GBPS[group.kind]);
  if (spec.switchingCapacityGbps < gbps * 2 - 0.01) {
    problems.push({
      field: 'spec.switchingCapacityGbps',
      reason: `全ポートの双方向合計 ${gbps * 2}Gbps に足りません`,
    });
  }
  const mpps = Math.min(gbps, spec.switchingCapacityGbps / 2) * MPPS_PER_GBPS;
  if (Math.abs(spec.forwardingRateMpps - mpps) > mpps * 0.01) {
    problems.push({
      field: 'spec.forwardingRateMpps',
      reason: `64バイトフレームの理論値は ${mpps.toFixed(2)}Mpps です`,
    });
  }
  problems.push(...checkPoe(spec), ...checkSwitchName(model, traffic));
  return problems;
}

function checkPoe(spec: Extract<ProductSpec, { kind: 'switch' }>): SpecProblem[] {
  const feeding = spec.ports.filter((group) => group.poeOut);
  if (feeding.length === 0) {
    return spec.poeBudgetW
      ? [{ field: 'spec.poeBudgetW', reason: '給電ポートがないのに給電容量があります' }]
      : [];
  }
  if (!spec.poeBudgetW) return [{ field: 'spec.poeBudgetW', reason: '給電ポートがあるときは必要です' }];
  const problems: SpecProblem[] = [];
  const { supplyW, maxConsumptionW } = spec.power;
  if (supplyW && spec.poeBudgetW >= supplyW) {
    problems.push({ field: 'spec.poeBudgetW', reason: `電源の定格出力 ${supplyW}W 以上です` });
  }
  if (maxConsumptionW <= spec.poeBudgetW) {
    problems.push({ field: 'spec.power.maxConsumptionW', reason: '給電分を含む値なのに、給電容量以下です' });
  }
  const atMost = sum(feeding, (group) => group.count * POE_WATTS[group.poeOut ?? '802.3af'].port);
  if (spec.poeBudgetW > atMost) {
    problems.push({ field: 'spec.poeBudgetW', reason: `全ポートの最大給電の合計 ${atMost}W を超えています` });
  }
  return problems;
}

function checkSwitchName(model: string, ports: PortGroup[]): SpecProblem[] {
  const match = /^MS\d{4}-((?:\d+[A-Z]+)+)(?:-I)?$/.exec(model);
  if (!match?.[1]) return [{ field: 'model', reason: 'スイッチの型番は MS2310-24P4X の形です' }];
  const named = [...match[1].matchAll(/(\d+)([A-Z]+)/g)];
  const problems: SpecProblem[] = [];
  let total = 0;
  for (const [part, digits, letters] of named) {
    const meaning = MODEL_LETTERS[letters ?? ''];
    if (!meaning) {
      problems.push({ field: 'model', reason: `${part} の記号 ${letters} は決められていません` });
      continue;
    }
    total += Number(digits);
    const real = countOf(
      ports,
      (group) => group.kind === meaning.kind && Boolean(group.poeOut) === meaning.poe,
    );
    if (real !== Number(digits)) {
      problems.push({ field: 'spec.ports', reason: `型番の ${part} に対して ${real} ポートです` });
    }
  }
  if (problems.length === 0 && total !== countOf(ports, () => true)) {
    problems.push({
      field: 'spec.ports',
      reason: `型番は ${total} ポート、記録は ${countOf(ports, () => true)} ポートです`,
    });
  }
  return problems;
}

function checkAccessPoint(
  model: string,
  spec: Extract<ProductSpec, { kind: 'access-point' }>,
): SpecProblem[] {
  const problems: SpecProblem[] = [];
  const digit = /^MA([123])\d{3}$/.exec(model)?.[1];
  if (!digit) problems.push({ field: 'model', reason: '無線LANの型番は MA3511 の形です' });
  else if (!WIFI_DIGIT[digit]?.includes(spec.wifiGeneration)) {
    problems.push({
      field: 'model',
      reason: `1桁目の ${digit} は ${WIFI_DIGIT[digit]?.join(' / ')} を表します`,
    });
  }
  spec.radios.forEach((radio, index) => {
    const expected = radioRate(spec.wifiGeneration, radio);
    if (!expected) {
      problems.push({
        field: `spec.radios[${index}].channelWidthMhz`,
        reason: `${spec.wifiGeneration} にこのチャネル幅はありません`,
      });
    } else if (Math.abs(radio.maxRateMbps - expected) > expected * 0.01) {
      problems.push({
        field: `spec.radios[${index}].maxRateMbps`,
        reason: `理論値は ${Math.round(expected)}Mbps です`,
      });
    }
  });
  if (
    spec.radios.some((radio) => radio.bandGhz === 6) &&
    !['Wi-Fi 6E', 'Wi-Fi 7'].includes(spec.wifiGeneration)
  ) {
    problems.push({ field: 'spec.radios', reason: `${spec.wifiGeneration} は6GHz帯を使いません` });
  }
  if (spec.recommendedClients >= spec.maxClients) {
    problems.push({ field: 'spec.recommendedClients', reason: '推奨接続台数が最大接続台数以上です' });
  }
  return problems;
}

function checkRouter(model: string, spec: Extract<ProductSpec, { kind: 'router' }>): SpecProblem[] {
  const problems: SpecProblem[] = [];
  const match = /^(?:MR|SEAR)\d{4}(?:-(LTE|5G))?$/.exec(model);
  if (!match)
    problems.push({ field: 'model', reason: 'ルーターの型番は MR1200 または SEAR2100-5G の形です' });
  else if (match[1] !== spec.mobile) {
    problems.push({ field: 'spec.mobile', reason: '型番の末尾と内蔵モデムが一致しません' });
  }
  const wan = sum(
    spec.ports.filter((group) => group.role === 'wan'),
    (group) => group.count * PORT_GBPS[group.kind],
  );
  if (spec.natThroughputMbps > wan * 1000) {
    problems.push({ field: 'spec.natThroughputMbps', reason: `WANポートの合計 ${wan}Gbps を超えています` });
  }
  if (spec.ipsecThroughputMbps > spec.natThroughputMbps) {
    problems.push({ field: 'spec.ipsecThroughputMbps', reason: 'NATのスループットを超えています' });
  }
  return problems;
}

function checkOptical(model: string, spec: Extract<ProductSpec, { kind: 'optical' }>): SpecProblem[] {
  const problems: SpecProblem[] = [];
  const prefix = { OLT: 'MLT', ONU: 'MLU', 'G.hnアクセスマルチプレクサ': 'MGA', 'G.hnエンドポイント': 'MGE' }[
    spec.deviceType
  ];
  const match = /^(MLT|MLU|MGA|MGE)\d{2}(\d{2})$/.exec(model);
  if (match?.[1] !== prefix) {
    return [{ field: 'model', reason: `${spec.deviceType} の型番は ${prefix}2008 の形です` }];
  }
  const role = { MLT: 'pon', MLU: 'lan', MGA: 'line', MGE: 'lan' }[prefix];
  const real = countOf(spec.ports, (group) => group.role === role && group.kind !== 'fxs');
  if (real !== Number(match[2])) {
    problems.push({
      field: 'spec.ports',
      reason: `型番は ${Number(match[2])} ポート、記録は ${real} ポートです`,
    });
  }
  if (spec.deviceType.startsWith('G.hn') ? !spec.ghn : !spec.pon) {
    problems.push({ field: 'spec', reason: '回線方式(pon または ghn)の記録が必要です' });
  }
  const rates = { GPON: [2.488, 1.244], 'XGS-PON': [9.953, 9.953] } as const;
  if (spec.pon) {
    const [down, up] = rates[spec.pon.technology];
    if (spec.pon.downGbps !== down || spec.pon.upGbps !== up) {
      problems.push({
        field: 'spec.pon',
        reason: `${spec.pon.technology} は下り ${down}Gbps、上り ${up}Gbps です`,
      });
    }
  }
  return problems;
}

/** Everything about a product's record that contradicts itself, its model name or physics. */
export function checkProductSpec({ model, spec }: Pick<ProductRecord, 'model' | 'spec'>): SpecProblem[] {
  switch (spec.kind) {
    case 'switch':
      return [...checkHardware(spec), ...checkSwitch(model, spec)];
    case 'access-point':
      return [...checkHardware(spec), ...checkAccessPoint(model, spec)];
    case 'router':
      return [...checkHardware(spec), ...checkRouter(model, spec)];
    case 'optical':
      return [...checkHardware(spec), ...checkOptical(model, spec)];
    case 'cloud': {
      const named = /^MC[A-Z]?\d{0,4}(?:-[A-Z0-9]+)*$/.test(model);
      const problems: SpecProblem[] = named
        ? []
        : [{ field: 'model', reason: 'クラウド管理の型番は MC で始まります' }];
      return spec.hardware ? [...problems, ...checkHardware(spec.hardware)] : problems;
    }
  }
}
