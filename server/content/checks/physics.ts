import type { Hardware, ProductRecord, ProductSpec } from '../schema/product.ts';
import { checkAccessPoint } from './access-point-spec.ts';
import { countOf, POE_WATTS, PORT_GBPS, type SpecProblem, sum } from './ports.ts';
import { checkSwitch } from './switch-spec.ts';

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
  if (power.input.includes('2系統') && !power.redundant) {
    problems.push({ field: 'spec.power.redundant', reason: '入力が2系統なら、電源は冗長です' });
  }
  if (hardware.mounting.includes('19インチラック') && hardware.size.widthMm > 483) {
    problems.push({ field: 'spec.size.widthMm', reason: '19インチラックの幅 483mm を超えています' });
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
