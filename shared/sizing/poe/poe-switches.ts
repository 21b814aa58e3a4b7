import { POE_CLASS_NAMES, type PoeClassName, type PortFigure } from '../../products/figures.ts';
import { feeds } from '../../topology/common-speed.ts';
import { byKeys, leastThat, onSale, type Products, type SizedProduct, sumOf } from '../result.ts';

/** Devices of one kind that switches have to feed. */
export interface Load {
  /** The class of port that they need. */
  port: PoeClassName;
  /** Power of each device at the port, in W. */
  watts: number;
  count: number;
}

export interface Wanted {
  /** Minimum line rate of the ports. */
  mbps: number;
  /** Continues to feed after the failure of one of two supplies. */
  survivesSupply: boolean;
  /** Outdoors or in cabinets without cooling: works at -20 ℃. */
  harsh: boolean;
  /** Share of the budget to be left free, 0 to 1. */
  reserve: number;
  /** Beginnings of model names, the least expensive series first; other models follow. */
  priceOrder?: readonly string[];
}

const HARSH_C = -20;
const SWITCHES_MAX = 2_000;

function fitsPlace({ figures }: SizedProduct, { harsh }: Wanted): boolean {
  const { operatingMinC = 0, rackMounted = true } = figures;
  // A switch for rooms may stand on a shelf; one for cabinets needs a DC supply and belongs indoors only in a rack.
  return harsh ? operatingMinC <= HARSH_C : rackMounted || operatingMinC > HARSH_C;
}

/** Groups loads by these classes of port, the highest class first, and in each the heaviest device first. */
function groupsFor(classes: PoeClassName[], ports: PortFigure[], loads: readonly Load[]) {
  return classes
    .map((name, index) => {
      const own = loads.filter(({ port }) => feeds(name, port) && !feeds(classes[index - 1], port));
      const fitting = ports.filter(({ poeOut }) => poeOut && classes.includes(poeOut) && feeds(poeOut, name));
      /** Ports for its devices and for those of the previous groups. */
      const capacity = sumOf(fitting, ({ count }) => count);
      return { capacity, loads: own.toSorted((a, b) => b.watts - a.watts) };
    })
    .reverse();
}
type Group = ReturnType<typeof groupsFor>[number];

/**
 * Possible ways to use a switch: with the ports of all its classes, or of some only. Devices that share ports are
 * distributed more evenly, so that fewer classes may need fewer switches.
 */
function waysOf(ports: PortFigure[], loads: readonly Load[]): Group[][] {
  const classes = POE_CLASS_NAMES.filter((name) => ports.some(({ poeOut }) => poeOut === name));
  return Array.from({ length: 2 ** classes.length - 1 }, (_, mask) =>
    classes.filter((_name, index) => ((mask + 1) >> index) & 1),
  )
    .filter((some) => loads.every(({ port }) => feeds(some.at(-1), port)))
    .map((some) => groupsFor(some, ports, loads));
}

/** Number of multiples of `step` in the range from `from` up to, but not including, `to`. */
function multiples(from: number, to: number, step: number): number {
  return Math.ceil(to / step) - Math.ceil(from / step);
}

/**
 * Load of the first of `switches` when the devices of a group are distributed round robin, the heaviest first: no other
 * switch has a higher load.
 */
function firstShare(loads: readonly Load[], switches: number): { watts: number; count: number } {
  let [place, watts, count] = [0, 0, 0];
  for (const load of loads) {
    const own = multiples(place, place + load.count, switches);
    place += load.count;
    watts += own * load.watts;
    count += own;
  }
  return { watts, count };
}

/** Load of the switch with the highest one; infinite when its ports do not suffice. */
function heaviest(groups: Group[], switches: number): number {
  let [watts, count] = [0, 0];
  // From the highest class down: its devices use ports that lower ones could use as well.
  for (const group of groups) {
    const share = firstShare(group.loads, switches);
    watts += share.watts;
    count += share.count;
    if (count > group.capacity) return Infinity;
  }
  return watts;
}

/**
 * The number of switches of one model that feed all loads. The devices of each class of port are distributed round
 * robin, the heaviest first, so that the first switch has the highest load in ports and watts: if it suffices, all do,
 * and an additional device never reduces the number of switches.
 */
export function countSwitches(product: SizedProduct, loads: readonly Load[], wanted: Wanted) {
  const { accessPorts = [], poeBudgetW, poeBudgetSingleSupplyW } = product.figures;
  const ports = accessPorts.filter(({ poeOut, mbps }) => poeOut !== undefined && mbps >= wanted.mbps);
  const ratedW = (wanted.survivesSupply ? poeBudgetSingleSupplyW : poeBudgetW) ?? 0;
  const budgetW = ratedW * (1 - wanted.reserve);
  const ways = waysOf(ports, loads);
  const heaviestOf = (switches: number) => Math.min(...ways.map((groups) => heaviest(groups, switches)));
  const quantity = leastThat((switches) => heaviestOf(switches) <= budgetW, SWITCHES_MAX);
  if (quantity === undefined) return undefined;
  return {
    product,
    quantity,
    /** Load of the switch with the highest one; its budget without and with the reserve. */
    loadW: heaviestOf(quantity),
    budgetW,
    ratedW,
    ports: sumOf(ports, ({ count }) => count),
  };
}
export type SwitchChoice = NonNullable<ReturnType<typeof countSwitches>>;

/** Place of a model in an order of series; the last place where it is in none. */
function rankOf(model: string, order: readonly string[]): number {
  const place = order.findIndex((series) => model.startsWith(series));
  return place < 0 ? order.length : place;
}

/** Parses the series in the page's content, the least expensive first: `EX1000、EX2000`. */
export function priceOrderOf(text: string): string[] {
  return text.split('、').filter(Boolean);
}

/**
 * The switches that feed all loads: the fewest devices first, then the least expensive series, the lowest sufficient
 * budget and the fewest ports.
 */
export function chooseSwitches(products: Products, loads: readonly Load[], wanted: Wanted): SwitchChoice[] {
  const { priceOrder = [] } = wanted;
  if (loads.length === 0) return [];
  return onSale(products)
    .filter((product) => product.figures.poeBudgetW !== undefined && fitsPlace(product, wanted))
    .flatMap((product) => countSwitches(product, loads, wanted) ?? [])
    .sort(
      byKeys(({ product: { id, model, figures }, quantity, ports }) => {
        return [quantity, rankOf(model, priceOrder), figures.poeBudgetW ?? 0, ports, id];
      }),
    );
}
