import type { PortGroup } from '../../../records/product/ports.ts';
import { numberAt, textAt, valuesAt } from '../expression.ts';
import { POE_WATTS, sum } from '../port-values.ts';
import { listAt, rule, wrong } from './rule.ts';

/** Maximum width in a standard rack. */
const RACK_WIDTH_MM = 483;

/** Rules for power consumption and supply, and for the installation. */
export const POWER_RULES = {
  'supply-fits-consumption': rule(['supply', 'consumption'], {}, ({ supply, consumption }, { values }) => {
    const [has, takes] = [numberAt(values, supply), numberAt(values, consumption)];
    return has && takes && takes < has * 0.1 ? wrong(supply, '最大消費電力に対して電源が大きすぎます') : [];
  }),

  'poe-powered': rule(
    ['ports', 'supply', 'consumption'],
    {},
    ({ ports, supply, consumption }, { values }) => {
      const poeIn = listAt<PortGroup>(values, ports).find((group) => group.poeIn)?.poeIn;
      const takes = numberAt(values, consumption) ?? 0;
      if (!poeIn || numberAt(values, supply) || takes <= POE_WATTS[poeIn].device) return [];
      return wrong(consumption, `${poeIn} で受電できる ${POE_WATTS[poeIn].device}W を超えています`);
    },
  ),

  'redundant-inputs': rule(['input', 'redundant'], {}, ({ input, redundant }, { values }) =>
    textAt(values, input)?.includes('2系統') && valuesAt(values, redundant)[0] !== true
      ? wrong(redundant, '入力が2系統なら、電源は冗長です')
      : [],
  ),

  'rack-width': rule(['mounting', 'width'], {}, ({ mounting, width }, { values }) =>
    valuesAt(values, mounting).includes('19インチラック') && (numberAt(values, width) ?? 0) > RACK_WIDTH_MM
      ? wrong(width, `19インチラックの幅 ${RACK_WIDTH_MM}mm を超えています`)
      : [],
  ),

  'poe-budget': rule(
    ['budget', 'ports', 'supply', 'consumption'],
    {},
    ({ budget, ports, supply, consumption }, { values }) => {
      const feeding = listAt<PortGroup>(values, ports).filter((group) => group.poeOut);
      const gives = numberAt(values, budget);
      if (feeding.length === 0) return gives ? wrong(budget, '給電ポートがないのに給電容量があります') : [];
      if (!gives) return wrong(budget, '給電ポートがあるときは必要です');
      const has = numberAt(values, supply);
      const atMost = sum(feeding, (group) => group.count * POE_WATTS[group.poeOut ?? '802.3af'].port);
      return [
        ...(has && gives >= has ? wrong(budget, `電源の定格出力 ${has}W 以上です`) : []),
        ...((numberAt(values, consumption) ?? 0) <= gives
          ? wrong(consumption, '給電分を含む値なのに、給電容量以下です')
          : []),
        ...(gives > atMost ? wrong(budget, `全ポートの最大給電の合計 ${atMost}W を超えています`) : []),
      ];
    },
  ),
};
