import type { SizedProduct } from '../result.ts';

/** Remaining capacity of a battery at the end of its life (SBA S 0601, maintenance factor). */
const BATTERY_MAINTENANCE = 0.8;
/** A product of the selection with its quantity. */
export interface Selected {
  product: SizedProduct;
  quantity: number;
  sku?: string | undefined;
}

/** Maximum power of one device in W, by source and use. */
interface PowerNeed {
  /** From the mains, for itself: becomes heat at its place. */
  ownW: number;
  /** From the mains, for the devices that it feeds when its whole budget is used. */
  feedsW: number;
  /** From a switch that feeds it. */
  fedW: number;
}

/** A device without a supply of its own that supports PoE is fed over Ethernet. */
export function powerNeed({ figures }: SizedProduct): PowerNeed {
  const { maxConsumptionW = 0, poeBudgetW = 0, poeInClass, supplyW } = figures;
  if (poeInClass && supplyW === undefined && poeBudgetW === 0)
    return { ownW: 0, feedsW: 0, fedW: maxConsumptionW };
  const feedsW = Math.min(poeBudgetW, maxConsumptionW);
  return { ownW: maxConsumptionW - feedsW, feedsW, fedW: 0 };
}

interface PowerSums {
  watts: number;
  heatW: number;
  /** Power of the devices that are fed. */
  fedW: number;
  rackUnits: number;
  weightKg: number;
  /** Number of devices with unknown consumption, and of those outside a rack. */
  unknown: number;
  outsideRack: number;
}

/** Sum of a quantity over the whole selection. */
function total(selected: readonly Selected[], each: (product: SizedProduct) => number): number {
  return selected.reduce((sum, { product, quantity }) => sum + each(product) * quantity, 0);
}

/**
 * Sums of a selection. The power of fed devices comes from the switches and counts once: as the used share of the
 * switches' budget or as the consumption of the listed devices, whichever is higher.
 */
export function addUp(
  selected: readonly Selected[],
  { poe, other }: { poe: number; other: number },
): PowerSums {
  const own = total(selected, (product) => powerNeed(product).ownW);
  const fedW = total(selected, (product) => powerNeed(product).fedW);
  const feeds = total(selected, (product) => powerNeed(product).feedsW) * (poe / 100);
  return {
    watts: other + own + Math.max(feeds, fedW),
    heatW: other + own,
    fedW,
    rackUnits: total(selected, ({ figures }) => figures.rackUnits ?? 0),
    weightKg: total(selected, ({ figures }) => figures.weightKg ?? 0),
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
