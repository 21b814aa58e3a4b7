import type { Accessory } from '../../products/product-figures.ts';
import { CHANNEL_MAX_M, fedByPorts, feed, highestClassOf, loopOhms, POE_CLASSES } from '../poe/poe-power.ts';
import { type SizedProduct, sumOf } from '../result.ts';

/** Remaining capacity of a battery at the end of its life (SBA S 0601, maintenance factor). */
const BATTERY_MAINTENANCE = 0.8;

/** A product of the selection with its quantity. */
export interface Selected {
  product: SizedProduct;
  quantity: number;
  sku?: string | undefined;
  /** Set for a supply, an antenna or a spare part, which is no device. */
  accessory?: Accessory | undefined;
}

/** Power at the port that feeds a device, behind the longest channel. */
function portWatts({ poeInClass, maxConsumptionW = 0 }: SizedProduct['figures']): number {
  const poeClass = POE_CLASSES[highestClassOf(poeInClass ?? '802.3af')];
  const ohms = loopOhms('6', CHANNEL_MAX_M, 20, poeClass.fourPairs);
  return Math.max(maxConsumptionW, feed(Math.min(maxConsumptionW, poeClass.deviceW), poeClass, ohms).portW);
}

/**
 * Maximum power of one device in W, by source and use. A device without a supply of its own that supports PoE is fed
 * over Ethernet.
 */
export function powerNeed({ figures }: SizedProduct) {
  const { maxConsumptionW = 0, poeBudgetW, poeInClass, supplyW, accessPorts } = figures;
  const isFed = poeInClass !== undefined && supplyW === undefined && !poeBudgetW;
  const feedsW = isFed ? 0 : Math.min(poeBudgetW ?? fedByPorts(accessPorts), maxConsumptionW);
  return {
    /** From the mains, for itself: becomes heat at its place. */
    ownW: isFed ? 0 : maxConsumptionW - feedsW,
    /** From the mains, for the devices that it feeds when its whole budget is used. */
    feedsW,
    /** From a switch that feeds it: at the device, and at the port of the switch. */
    fedW: isFed ? maxConsumptionW : 0,
    portW: isFed ? portWatts(figures) : 0,
  };
}

/** A device with two inputs and no supply of its own takes DC from outside. */
function isDirectCurrent({ figures: { redundantSupply, supplyW, poeInClass } }: SizedProduct): boolean {
  return redundantSupply === true && supplyW === undefined && poeInClass === undefined;
}

/** Power factor of a supply by the maximum consumption of its device, in W. */
export type FactorOf = (watts: number | undefined) => number;

/** Sum of a quantity over the whole selection. */
function total(selected: readonly Selected[], each: (product: SizedProduct) => number): number {
  return sumOf(selected, ({ product, quantity }) => each(product) * quantity);
}

/**
 * Sums of a selection. The power of fed devices comes from the switches and counts once: as the used share of the
 * switches' budget or as the consumption of the listed devices with their cables, whichever is higher.
 */
export function addUp(
  all: readonly Selected[],
  { poe, other }: { poe: number; other: number },
  factorOf: FactorOf = () => 1,
) {
  const selected = all.filter(({ accessory }) => !accessory);
  const own = total(selected, (product) => powerNeed(product).ownW);
  const portW = total(selected, (product) => powerNeed(product).portW);
  const budgetW = total(selected, (product) => powerNeed(product).feedsW);
  const feeds = budgetW * (poe / 100);
  const beyond = Math.max(0, portW - feeds);
  const drawn = (product: SizedProduct) => {
    const { ownW, feedsW } = powerNeed(product);
    return ownW + feedsW * (poe / 100);
  };
  const mains = selected.filter(({ product }) => !isDirectCurrent(product));
  const twice = mains.filter(({ product }) => product.figures.redundantSupply === true);
  const vaOf = (product: SizedProduct) => drawn(product) / factorOf(product.figures.maxConsumptionW);
  return {
    // Not as `feeds + beyond`, whose rounding would let the sum fall while `poe` grows.
    watts: other + own + Math.max(feeds, portW),
    heatW: other + own,
    /** Power of the devices that are fed, at the devices and at the ports, and the budget of the listed switches. */
    fedW: total(selected, (product) => powerNeed(product).fedW),
    portW,
    budgetW,
    /** Share of `watts` that comes from a DC supply; the rest comes from the mains. */
    dcW: total(selected, (product) => (isDirectCurrent(product) ? drawn(product) : 0)),
    /** Apparent power from the mains, in VA: everything on the first feed, devices with two supplies on the second. */
    va: total(mains, vaOf) + (other + beyond) / factorOf(undefined),
    secondVa: twice.length > 0 ? total(twice, vaOf) + beyond / factorOf(undefined) : 0,
    rackUnits: total(selected, ({ figures }) => figures.rackUnits ?? 0),
    weightKg: total(selected, ({ figures }) => figures.weightKg ?? 0),
    /** Number of devices with unknown consumption, and of those outside a rack. */
    unknown: total(selected, ({ figures }) => (figures.maxConsumptionW === undefined ? 1 : 0)),
    outsideRack: total(selected, ({ figures }) => (figures.rackUnits === undefined ? 1 : 0)),
  };
}

/** Required capacity of a battery, in Wh. */
export function batteryWh(watts: number, minutes: number, efficiency: number): number {
  return (watts * minutes) / 60 / efficiency / BATTERY_MAINTENANCE;
}

/** Runtime of a battery in minutes; undefined without a load. */
export function runtimeMinutes(wattHours: number, watts: number, efficiency: number): number | undefined {
  return watts > 0 ? (wattHours * BATTERY_MAINTENANCE * efficiency * 60) / watts : undefined;
}
