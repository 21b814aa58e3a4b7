import { CABLES, feed, highestClassOf, loopOhms, POE_CLASSES } from '../poe/poe-power.ts';
import type { Load } from '../poe/poe-switches.ts';
import { onSale, type SizedProduct } from '../result.ts';
import { coverageM2, type Partition, radioMbps } from './radio.ts';

/** Requirements of a room for its access points. */
export interface Room {
  areaM2: number;
  ceilingM: number;
  partition: Partition;
  devices: number;
  /** All devices together, in Mbps. */
  demandMbps: number;
}

export interface RadioUse {
  widthMhz: number;
  /** The devices also use the 6 GHz band. */
  six: boolean;
  outdoor: boolean;
  /** The oldest acceptable generation of Wi-Fi. */
  generation: number;
}

interface RoomNeed {
  coverage: number;
  clients: number;
  throughput: number;
  /** The largest of the three. */
  count: number;
}

export interface AccessPointChoice {
  product: SizedProduct;
  rooms: RoomNeed[];
  quantity: number;
  /** Of one access point. */
  mbps: number;
}

/** Channel width in the 6 GHz band, where channels are plentiful: as in offices. */
const SIX_WIDTH_MHZ = 80;
/** Cable length between switch and access point, for the loss of its feed. */
const CABLE_M = 60;
const CABLE_CELSIUS = 30;

/** Capacity of one access point in Mbps: its radios, limited by its uplink. 2.4 GHz is reserved for old devices. */
function capacityOf({ figures }: SizedProduct, { widthMhz, six, outdoor }: RadioUse): number {
  const { radios = [], wifiGeneration = 5, uplinkPorts = [] } = figures;
  const air = radios.reduce((sum, radio) => {
    if (radio.bandGhz === 5) return sum + radioMbps(radio, wifiGeneration, widthMhz);
    const usable = radio.bandGhz === 6 && six && !outdoor;
    return usable ? sum + radioMbps(radio, wifiGeneration, SIX_WIDTH_MHZ) : sum;
  }, 0);
  const uplink = Math.max(0, ...uplinkPorts.map(({ mbps }) => mbps));
  return Math.min(air, uplink);
}

export function needOf(room: Room, clientsMax: number, mbps: number): RoomNeed {
  const coverage = Math.ceil(room.areaM2 / coverageM2(room.ceilingM, room.partition));
  const clients = Math.ceil(room.devices / clientsMax);
  const throughput = Math.ceil(room.demandMbps / mbps);
  return { coverage, clients, throughput, count: Math.max(coverage, clients, throughput, 1) };
}

function fits({ figures }: SizedProduct, use: RadioUse): boolean {
  const { radios, wifiGeneration = 0, outdoor = false, ceilingMounted = true } = figures;
  if (!radios || wifiGeneration < use.generation) return false;
  if (use.six && !use.outdoor && !radios.some(({ bandGhz }) => bandGhz === 6)) return false;
  return use.outdoor ? outdoor : !outdoor && ceilingMounted;
}

/** The access points that serve all rooms: the fewest first, then the smallest sufficient model. */
export function chooseAccessPoints(
  products: readonly SizedProduct[],
  rooms: readonly Room[],
  use: RadioUse,
): AccessPointChoice[] {
  return onSale(products)
    .filter((product) => fits(product, use))
    .flatMap((product): AccessPointChoice[] => {
      const mbps = capacityOf(product, use);
      const clientsMax = product.figures.recommendedClients ?? product.figures.maxClients ?? 0;
      if (mbps <= 0 || clientsMax <= 0) return [];
      const needs = rooms.map((room) => needOf(room, clientsMax, mbps));
      return [{ product, rooms: needs, quantity: needs.reduce((sum, { count }) => sum + count, 0), mbps }];
    })
    .sort(
      (a, b) =>
        a.quantity - b.quantity ||
        (a.product.figures.recommendedClients ?? 0) - (b.product.figures.recommendedClients ?? 0) ||
        a.product.id - b.product.id,
    );
}

/** Load of the access points on switches; undefined for models that are not fed over Ethernet. */
export function loadOf({
  product,
  quantity,
}: Pick<AccessPointChoice, 'product' | 'quantity'>): Load | undefined {
  const { poeInClass, maxConsumptionW } = product.figures;
  if (!poeInClass) return undefined;
  const poeClass = POE_CLASSES[highestClassOf(poeInClass)];
  const ohms = loopOhms('6', CABLE_M, CABLE_CELSIUS, poeClass.fourPairs);
  const deviceW = Math.min(maxConsumptionW ?? poeClass.deviceW, poeClass.deviceW);
  return { port: poeInClass, watts: feed(deviceW, poeClass, ohms).portW, count: quantity };
}

/** The lowest line rate of a port that carries the traffic of an access point, in Mbps. */
export function portSpeedFor(mbps: number): number {
  const speeds = [1_000, ...new Set(Object.values(CABLES).map((cable) => cable.mbps))].sort((a, b) => a - b);
  return speeds.find((speed) => speed >= mbps) ?? 10_000;
}
