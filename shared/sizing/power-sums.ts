import type { SizedProduct } from './result.ts';

/** What is left of a battery at the end of its life (SBA S 0601, maintenance factor). */
const BATTERY_MAINTENANCE = 0.8;
/** A product of the selection with its quantity. */
export interface Selected {
  product: SizedProduct;
  quantity: number;
  sku?: string | undefined;
}

/** What one device takes at most, W, by where it comes from and goes. */
export interface PowerNeed {
  /** From the mains, for itself: what turns into heat where it stands. */
  ownW: number;
  /** From the mains, for the devices that it feeds when its whole budget is used. */
  feedsW: number;
  /** From a switch that feeds it. */
  fedW: number;
}

/** A device without a supply of its own that can be fed over Ethernet is fed so. */
export function powerNeed({ figures }: SizedProduct): PowerNeed {
  const { maxConsumptionW = 0, poeBudgetW = 0, poeInClass, supplyW } = figures;
  if (poeInClass && supplyW === undefined && poeBudgetW === 0)
    return { ownW: 0, feedsW: 0, fedW: maxConsumptionW };
  const feedsW = Math.min(poeBudgetW, maxConsumptionW);
  return { ownW: maxConsumptionW - feedsW, feedsW, fedW: 0 };
}

export interface PowerSums {
  watts: number;
  heatW: number;
  /** Taken by the devices that are fed. */
  fedW: number;
  rackUnits: number;
  weightKg: number;
  /** Devices whose consumption is not known, and those that stand outside a rack. */
  unknown: number;
  outsideRack: number;
}

/** A quantity over the whole selection. */
function total(selected: readonly Selected[], each: (product: SizedProduct) => number): number {
  return selected.reduce((sum, { product, quantity }) => sum + each(product) * quantity, 0);
}

/**
 * What a selection takes. The power of fed devices comes out of the switches: it counts once, as the share of their budget
 * that is used or as what the listed devices take, whichever is more.
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

/** What a battery has to hold, Wh. */
export function batteryWh(watts: number, minutes: number, efficiency: number): number {
  return (watts * minutes) / 60 / efficiency / BATTERY_MAINTENANCE;
}

/** How long a battery lasts, minutes; undefined without a load. */
export function runtimeMinutes(wattHours: number, watts: number, efficiency: number): number | undefined {
  return watts > 0 ? (wattHours * BATTERY_MAINTENANCE * efficiency * 60) / watts : undefined;
}
