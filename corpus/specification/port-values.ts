import type { PortGroup, PortKind } from '../../records/product/ports.ts';
import type { PoeClassName } from '../../shared/products/figures.ts';
import { PORTS } from './port-names.ts';

/** Line rates that a port can have, in Gbps: copper goes down to a tenth, optics to the module below. */
export function ratesOf(kind: PortKind): number[] {
  const highest = PORTS[kind].gbps;
  if (kind.endsWith('rj45')) return [1, 2.5, 5, 10].filter((rate) => rate <= highest);
  const optics: Partial<Record<PortKind, number[]>> = {
    '10g-sfp-plus': [1, 10],
    '25g-sfp28': [1, 10, 25],
    '100g-qsfp28': [25, 40, 100],
  };
  return optics[kind] ?? [highest];
}

/** Power at the powered device and at the feeding port, in watts (IEEE 802.3-2022, clauses 33 and 145). */
export const POE_WATTS: Record<PoeClassName, { device: number; port: number }> = {
  '802.3af': { device: 12.95, port: 15.4 },
  '802.3at': { device: 25.5, port: 30 },
  '802.3bt Type 3': { device: 51, port: 60 },
  '802.3bt Type 4': { device: 71.3, port: 90 },
};

/** Adds a value up over all groups. */
export function sum(groups: PortGroup[], value: (group: PortGroup) => number): number {
  return groups.reduce((total, group) => total + value(group), 0);
}

/** Number of ports in the groups that pass the test. */
export function countOf(groups: PortGroup[], test: (group: PortGroup) => boolean): number {
  return sum(groups.filter(test), (group) => group.count);
}
