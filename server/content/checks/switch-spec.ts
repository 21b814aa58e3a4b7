import type { PortGroup, PortKind, ProductSpec } from '../schema/product.ts';
import { countOf, POE_WATTS, PORT_GBPS, type SpecProblem, sum } from './ports.ts';

type SwitchSpec = Extract<ProductSpec, { kind: 'switch' }>;

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

/** A switch's capacity, its power for others, and its name. */
export function checkSwitch(model: string, spec: SwitchSpec): SpecProblem[] {
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

function checkPoe(spec: SwitchSpec): SpecProblem[] {
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
