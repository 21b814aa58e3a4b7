import { priceOrderOf } from '../poe/poe-switches.ts';
import { plannedValue } from '../tool.ts';
import type { WirelessValues } from './wireless-form.ts';

/** Planning figures of a vendor, from the texts of the tool's page; shares are from 0 to 1. */

/** Traffic of one active device in Mbps, and the share of devices that are active; used without texts of the page. */
const TYPICAL = { office: [2, 30], light: [1, 30], meeting: [3, 50], lesson: [2, 100] } as const;
export type Use = keyof typeof TYPICAL;
export const USES = Object.keys(TYPICAL) as Use[];

/** Parses the planning figures in the page's content: `50台`, `80%`. */
export function wirelessPlan(say: (name: string) => string) {
  const read = (name: string, typical: number) => plannedValue(say, name, typical);
  const share = (name: string, typical: number) => plannedValue(say, name, typical, 100) / 100;
  const uses = USES.map((use) => {
    const [mbps, active] = TYPICAL[use];
    return [use, { mbps: read(`${use}Rate`, mbps), active: share(`${use}Active`, active) }];
  });
  return {
    uses: Object.fromEntries(uses) as Record<Use, { mbps: number; active: number }>,
    /** Devices of one 5 GHz radio; those that only read share it with more. */
    devicesPerRadio: read('devicesPerRadio', 50),
    readersPerRadio: read('readersPerRadio', 100),
    /** Share of a model's recommended number of devices. */
    fill: share('fill', 80),
    /** Share of the physical rate for data, and of the time for which a channel is in use. */
    efficiency: share('efficiency', 60),
    utilization: share('utilization', 50),
    /** Floor area of one access point along an aisle of a warehouse, in m². */
    aisleM2: read('aisleArea', 400),
    /** Series of switches, the least expensive first. */
    priceOrder: priceOrderOf(say('priceOrder')),
  };
}
export type WirelessPlan = ReturnType<typeof wirelessPlan>;
/** The values of the form and of the page. */
export type PlannedValues = WirelessValues & WirelessPlan;
