import type { PortGroup } from '../../../records/product/ports.ts';
import { numberAt, textAt } from '../expression.ts';
import { PORTS } from '../port-names.ts';
import { sum } from '../port-values.ts';
import { listAt, rule, wrong } from './rule.ts';

/** Frames of 64 bytes that one Gbps carries per second, in millions: 1000 / ((64 + 8 + 12) × 8). */
const MPPS_PER_GBPS = 1.488;

/** Rates of passive optical networks down and up, in Gbps. */
const PON_GBPS = new Map<string, readonly [down: number, up: number]>([
  ['GPON', [2.488, 1.244]],
  ['XGS-PON', [9.953, 9.953]],
]);

function gbpsOf(groups: PortGroup[], test: (group: PortGroup) => boolean): number {
  return sum(groups.filter(test), (group) => group.count * PORTS[group.kind].gbps);
}

const isTraffic = ({ role }: PortGroup) => role !== 'management';

/** Rules that limit throughput to the capacity of the ports. */
export const THROUGHPUT_RULES = {
  'switching-capacity': rule(['capacity', 'ports'], {}, ({ capacity, ports }, { values }) => {
    const gbps = gbpsOf(listAt(values, ports), isTraffic);
    return (numberAt(values, capacity) ?? 0) < gbps * 2 - 0.01
      ? wrong(capacity, `全ポートの双方向合計 ${gbps * 2}Gbps に足りません`)
      : [];
  }),

  'forwarding-rate': rule(['rate', 'capacity', 'ports'], {}, ({ rate, capacity, ports }, { values }) => {
    const gbps = gbpsOf(listAt(values, ports), isTraffic);
    const mpps = Math.min(gbps, (numberAt(values, capacity) ?? 0) / 2) * MPPS_PER_GBPS;
    return Math.abs((numberAt(values, rate) ?? 0) - mpps) > mpps * 0.01
      ? wrong(rate, `64バイトフレームの理論値は ${mpps.toFixed(2)}Mpps です`)
      : [];
  }),

  'wan-throughput': rule(['throughput', 'ports'], {}, ({ throughput, ports }, { values }) => {
    const gbps = gbpsOf(listAt(values, ports), ({ role }) => role === 'wan');
    return (numberAt(values, throughput) ?? 0) > gbps * 1000
      ? wrong(throughput, `WANポートの合計 ${gbps}Gbps を超えています`)
      : [];
  }),

  'pon-rates': rule(['technology', 'down', 'up'], {}, ({ technology, down, up }, { values }) => {
    const name = textAt(values, technology) ?? '';
    const rates = PON_GBPS.get(name);
    if (!rates || (numberAt(values, down) === rates[0] && numberAt(values, up) === rates[1])) return [];
    return wrong(down.split('.')[0] ?? down, `${name} は下り ${rates[0]}Gbps、上り ${rates[1]}Gbps です`);
  }),
};
