import { classFor, fedByPorts, feed, highestClassOf, loopOhms, POE_CLASSES } from '../poe/poe-power.ts';
import type { Load } from '../poe/poe-switches.ts';
import { byKeys, leastThat, onSale, type Products, type SizedProduct, sumOf } from '../result.ts';
import { type ChannelWidth, channelGroups5, channels6 } from './channels.ts';
import { coverageM2, hearingM2, propagationOf, radioMbps } from './radio.ts';
import type { WirelessRow, WirelessValues } from './wireless-form.ts';
import type { PlannedValues, WirelessPlan } from './wireless-plan.ts';

/** Requirements of the people in a room, or in several equal ones, for its access points. */
export function roomOf(row: WirelessRow, name: string, values: PlannedValues) {
  const devices = Math.ceil(row.people * row.each * (1 + values.growth / 100));
  const { mbps, active } = values.uses[row.use];
  return {
    name,
    /** Number of equal rooms. */
    rooms: row.rooms ?? 1,
    areaM2: row.area,
    ceilingM: row.ceiling,
    propagation: propagationOf(values.place, row.wall),
    /** Of one room, as all other figures. */
    devices,
    /** Devices that one radio serves. */
    perRadio: row.use === 'light' ? values.readersPerRadio : values.devicesPerRadio,
    /** All devices together, in Mbps. */
    demandMbps: devices * mbps * active,
  };
}
export type NamedRoom = ReturnType<typeof roomOf>;
export type Room = Omit<NamedRoom, 'name'>;

/** Channel width in the 6 GHz band, where channels are plentiful: as in offices. */
const SIX_WIDTH_MHZ = 80;
/** Cable length between switch and access point, for the loss of its feed. */
const CABLE_M = 60;
const CABLE_CELSIUS = 30;
/** Antennas that recover signals reflected by metal shelves. */
const WAREHOUSE_STREAMS = 4;
/** A room whose people need this many times the access points of its area is crowded. */
const CROWDED = 3;

/** The same use of radios in all rooms. */
export function radioUse({ place, width, six, generation, radar }: WirelessValues, plan: WirelessPlan) {
  const widthMhz = Number(width) as ChannelWidth;
  const rules = { outdoor: place === 'outdoor', avoidDfs: radar };
  return {
    place,
    widthMhz,
    /** The devices also use the 6 GHz band. */
    six,
    /** The oldest acceptable generation of Wi-Fi. */
    generation: Number(generation),
    /** Channels that radios share: of 5 GHz by the groups that two radios of one device divide, and of 6 GHz. */
    groups5: channelGroups5(widthMhz, rules),
    channels6: channels6(SIX_WIDTH_MHZ, rules),
    plan,
  };
}
export type RadioUse = ReturnType<typeof radioUse>;

/** Radios of one access point, as far as there are channels. 2.4 GHz is reserved for old devices. */
function capacityOf({ figures }: SizedProduct, use: RadioUse) {
  const { radios = [], wifiGeneration = 5, uplinkPorts = [], recommendedClients, maxClients = 0 } = figures;
  const share = use.plan.efficiency * use.plan.utilization;
  const of = (band: number, widthMhz: number) => {
    const rates = radios
      .filter(({ bandGhz }) => bandGhz === band)
      .map((radio) => radioMbps(radio, { generation: wifiGeneration, widthMhz, share }));
    return { count: rates.length, mbps: rates.length > 0 ? Math.min(...rates) : 0 };
  };
  const [five, six] = [of(5, use.widthMhz), of(6, SIX_WIDTH_MHZ)];
  return {
    radios5: Math.min(five.count, use.groups5.length),
    radios6: use.six && use.channels6.length > 0 ? six.count : 0,
    /** Of one radio, in Mbps. */
    mbps5: five.mbps,
    mbps6: six.mbps,
    uplinkMbps: Math.max(0, ...uplinkPorts.map(({ mbps }) => mbps)),
    recommended: recommendedClients ?? maxClients,
    beamDegrees: figures.beamDegrees,
  };
}
export type Capacity = ReturnType<typeof capacityOf>;

/** Independent airs of a room: its access points hear each other within each. */
export function airsOf({ areaM2, propagation }: Room): number {
  return Math.max(1, areaM2 / hearingM2(propagation));
}

/** Radios that share one channel where `count` access points stand. */
export function sharingOf(count: number, radios: number, channels: number, airs: number): number {
  return channels > 0 ? Math.max(1, Math.ceil((count * radios) / airs / channels)) : 0;
}

/** Floor area that one access point covers, in m². */
export function coverageOf(room: Room, { place, plan }: RadioUse, beamDegrees?: number): number {
  const covered = coverageM2(room.ceilingM, room.propagation, beamDegrees);
  if (place !== 'warehouse') return covered;
  return beamDegrees ? Math.min(covered, plan.aisleM2) : plan.aisleM2;
}

/** Devices that one access point serves in a room. */
export function clientsOf(room: Room, capacity: Capacity, plan: WirelessPlan): number {
  const { radios5, recommended } = capacity;
  return Math.max(1, Math.floor(Math.min(room.perRadio * radios5, recommended * plan.fill)));
}

/** Access points of one room: each channel of an air carries one radio's worth, however many share it. */
export function needOf<Some extends Room>(room: Some, capacity: Capacity, use: RadioUse) {
  const { radios5, radios6, mbps5, mbps6, uplinkMbps } = capacity;
  const airs = airsOf(room);
  const channels = use.groups5.flat().length;
  const all5 = channels * airs;
  const all6 = radios6 > 0 ? use.channels6.length * airs : 0;
  const carries = (count: number) => {
    const air = Math.min(count * radios5, all5) * mbps5 + Math.min(count * radios6, all6) * mbps6;
    return Math.min(count * uplinkMbps, air);
  };
  const limit = all5 * mbps5 + all6 * mbps6;
  const max = Math.ceil(Math.max(all5 / radios5, all6 / Math.max(1, radios6), limit / uplinkMbps));
  const carried = Math.min(room.demandMbps, carries(max));
  const coverage = Math.ceil(room.areaM2 / coverageOf(room, use, capacity.beamDegrees));
  const clients = Math.ceil(room.devices / clientsOf(room, capacity, use.plan));
  const throughput = leastThat((count) => carries(count) >= carried, max) ?? max;
  const count = Math.max(coverage, clients, throughput, 1);
  const sharing = sharingOf(count, radios5, channels, airs);
  const isShort = room.demandMbps > carried;
  return { room, coverage, clients, throughput, count, carriesMbps: carries(count), isShort, sharing };
}

function fits({ figures }: SizedProduct, use: RadioUse): boolean {
  const { radios, wifiGeneration = 0, outdoor = false, ceilingMounted = true } = figures;
  if (!radios || wifiGeneration < use.generation) return false;
  if (use.place === 'outdoor') return outdoor;
  if (use.six && !radios.some(({ bandGhz }) => bandGhz === 6)) return false;
  if (use.place === 'guest') return !outdoor && !ceilingMounted;
  const isStrong = radios.some(({ bandGhz, streams }) => bandGhz === 5 && streams >= WAREHOUSE_STREAMS);
  return !outdoor && ceilingMounted && (use.place === 'indoor' || isStrong);
}

/** Whether some room needs at least `times` as many access points for its people as for its area. */
function isBusy(rooms: readonly Room[], use: RadioUse, times: number): boolean {
  return rooms.some((room) => {
    const people = Math.ceil(room.devices / room.perRadio);
    return people >= times * Math.ceil(room.areaM2 / coverageOf(room, use));
  });
}

/**
 * The access points that serve all rooms. Models with two 5 GHz radios come last unless a room is crowded; then the
 * fewest come first, then the newest generation where people decide, then the smallest sufficient model.
 */
export function chooseAccessPoints<Some extends Room>(
  products: Products,
  rooms: readonly Some[],
  use: RadioUse,
) {
  const isCrowded = isBusy(rooms, use, CROWDED);
  const isPeopled = isBusy(rooms, use, 1);
  return onSale(products)
    .filter((product) => fits(product, use))
    .flatMap((product) => {
      const capacity = capacityOf(product, use);
      const { radios5, radios6, mbps5, mbps6, uplinkMbps, recommended } = capacity;
      // Peak of one access point.
      const mbps = Math.min(uplinkMbps, (radios5 * mbps5 + radios6 * mbps6) / use.plan.utilization);
      if (radios5 <= 0 || mbps <= 0 || recommended <= 0) return [];
      const needs = rooms.map((room) => needOf(room, capacity, use));
      const quantity = sumOf(needs, ({ room, count }) => count * room.rooms);
      // Of each in the most crowded room.
      const sharedMbps = Math.min(mbps, ...needs.map(({ carriesMbps, count }) => carriesMbps / count));
      return [{ product, capacity, rooms: needs, quantity, mbps, sharedMbps }];
    })
    .sort(
      byKeys(({ product: { id, figures }, capacity, quantity }) => {
        const isLast = !isCrowded && capacity.radios5 > 1;
        const generation = isPeopled ? (figures.wifiGeneration ?? 0) : 0;
        return [Number(isLast), quantity, -generation, capacity.recommended, id];
      }),
    );
}
export type AccessPointChoice = ReturnType<typeof chooseAccessPoints<NamedRoom>>[number];

/**
 * Load of the access points on switches, without power that they feed on through their own ports; undefined for models
 * that are not fed over Ethernet.
 */
export function loadOf({ product: { figures }, quantity }: AccessPointChoice): Load | undefined {
  const { poeInClass, maxConsumptionW, accessPorts } = figures;
  if (!poeInClass) return undefined;
  const highest = POE_CLASSES[highestClassOf(poeInClass)];
  const fedOnW = fedByPorts(accessPorts);
  const deviceW = Math.min(maxConsumptionW ?? highest.deviceW, highest.deviceW) - fedOnW;
  const poeClass = fedOnW > 0 && deviceW > 0 ? POE_CLASSES[classFor(deviceW)] : highest;
  const ohms = loopOhms('6', CABLE_M, CABLE_CELSIUS, poeClass.fourPairs);
  return { port: poeClass.port, watts: feed(Math.max(0, deviceW), poeClass, ohms).portW, count: quantity };
}

/** The lowest line rate of a port that carries the traffic of an access point, in Mbps. */
export function portSpeedFor(mbps: number): number {
  return [1_000, 2_500, 5_000].find((speed) => speed >= mbps) ?? 10_000;
}
