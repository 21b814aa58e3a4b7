import type { PoeClassName, PortFigure } from '../../products/figures.ts';
import { sumOf } from '../result.ts';

/**
 * Power over Ethernet, IEEE 802.3-2022, clauses 33 (Types 1 and 2) and 145 (Types 3 and 4): limits of a class at the
 * device and at the feeding port, and the loss in the cable.
 */

/** The lowest voltage at the feeding port and at the device, in V, use of all four pairs, and the class of a port. */
const TYPE_1 = { portV: 44, deviceV: 37, fourPairs: false, port: '802.3af' } as const;
const TYPE_2 = { portV: 50, deviceV: 42.5, fourPairs: false, port: '802.3at' } as const;
const TYPE_3 = { portV: 50, fourPairs: true, port: '802.3bt Type 3' } as const;
const TYPE_4 = { portV: 52, fourPairs: true, port: '802.3bt Type 4' } as const;

/** Power at the feeding port and at the device, in W. */
export const POE_CLASSES = {
  '1': { label: 'クラス1:802.3af(3.84W)', portW: 4, deviceW: 3.84, ...TYPE_1 },
  '2': { label: 'クラス2:802.3af(6.49W)', portW: 7, deviceW: 6.49, ...TYPE_1 },
  '3': { label: 'クラス3:802.3af(12.95W)', portW: 15.4, deviceW: 12.95, ...TYPE_1 },
  '4': { label: 'クラス4:802.3at、PoE+(25.5W)', portW: 30, deviceW: 25.5, ...TYPE_2 },
  '5': { label: 'クラス5:802.3bt Type 3(40W)', portW: 45, deviceW: 40, deviceV: 44.3, ...TYPE_3 },
  '6': { label: 'クラス6:802.3bt Type 3(51W)', portW: 60, deviceW: 51, deviceV: 42.5, ...TYPE_3 },
  '7': { label: 'クラス7:802.3bt Type 4(62W)', portW: 75, deviceW: 62, deviceV: 42.9, ...TYPE_4 },
  '8': { label: 'クラス8:802.3bt Type 4(71.3W)', portW: 90, deviceW: 71.3, deviceV: 41.1, ...TYPE_4 },
} as const;
type PoeClassNumber = keyof typeof POE_CLASSES;
type PoeClass = (typeof POE_CLASSES)[PoeClassNumber];
export const POE_CLASS_NUMBERS = Object.keys(POE_CLASSES) as PoeClassNumber[];

/** The highest class of device that a port of a class feeds. */
export function highestClassOf(port: PoeClassName): PoeClassNumber {
  return POE_CLASS_NUMBERS.findLast((number) => POE_CLASSES[number].port === port) ?? '8';
}

/** The lowest class that provides this power to a device; above all of them, the highest. */
export function classFor(deviceW: number): PoeClassNumber {
  return POE_CLASS_NUMBERS.find((number) => POE_CLASSES[number].deviceW >= deviceW) ?? '8';
}

/** Power that ports together provide when each feeds a device of its highest class. */
export function fedByPorts(ports: readonly PortFigure[] = []): number {
  return sumOf(ports, ({ poeOut, count }) =>
    poeOut ? POE_CLASSES[highestClassOf(poeOut)].portW * count : 0,
  );
}

/** The longest channel of twisted pairs, in m (IEEE 802.3, ISO/IEC 11801-1). */
export const CHANNEL_MAX_M = 100;

/** Resistance of one conductor, in Ω/m at 20 ℃, and the rate that the cable carries over 100 m. */
export const CABLES = {
  '5e': { ohmPerM: 0.0938, mbps: 2_500, source: 'ANSI/TIA-568.2-D(上限)' },
  '6': { ohmPerM: 0.0938, mbps: 5_000, source: 'ANSI/TIA-568.2-D(上限)' },
  '6a': { ohmPerM: 0.0938, mbps: 10_000, source: 'ANSI/TIA-568.2-D(上限)' },
  /** Patch cords with conductors of 28 AWG. */
  thin: { ohmPerM: 0.213, mbps: 10_000, source: 'ASTM B258(28AWG)' },
} as const;
type Cable = keyof typeof CABLES;

/**
 * Loop resistance of the standard's channel over two pairs, in Ω/m: 12.5 Ω over 100 m of class D or better, connectors
 * and cords included (tables 33-1 and 145-1).
 */
export const CHANNEL_OHM_PER_M = 0.125;

/** Temperature coefficient of copper: 0.393 % per kelvin. */
const COPPER_PER_KELVIN = 0.003_93;

/**
 * Loop resistance of the cable alone, in Ω: out over the two conductors of a pair, back over those of another, so that
 * one conductor's length counts; with four pairs there are twice as many conductors.
 */
export function cableOhms(cable: Cable, lengthM: number, celsius: number, fourPairs: boolean): number {
  const warm = 1 + COPPER_PER_KELVIN * (celsius - 20);
  return (CABLES[cable].ohmPerM * lengthM * warm) / (fourPairs ? 2 : 1);
}

/** Loop resistance to plan with, in Ω: that of the standard's channel, or of the cable where it is higher. */
export function loopOhms(cable: Cable, lengthM: number, celsius: number, fourPairs: boolean): number {
  const channel = (CHANNEL_OHM_PER_M * lengthM) / (fourPairs ? 2 : 1);
  return Math.max(channel, cableOhms(cable, lengthM, celsius, fourPairs));
}

/** The standard rounds the power at the device: over its channel, classes 5, 7 and 8 exceed their ports by this, in W. */
const ROUNDING_W = 0.1;

/**
 * Calculates the feed of a device that consumes `deviceW` behind a resistance: the device draws constant power, so that
 * the current is the smaller root of R·I² − V·I + P = 0.
 */
export function feed(deviceW: number, { portV, deviceV: leastV, portW: mostW }: PoeClass, ohms: number) {
  const root = portV ** 2 - 4 * ohms * deviceW;
  // More than the line can transmit: its maximum, half of which is lost.
  if (root < 0) return { portW: mostW, lossW: mostW / 2, deviceV: portV / 2, isFed: false };
  // The same root in a form that does not divide by a resistance of zero.
  const ampere = (2 * deviceW) / (portV + Math.sqrt(root));
  const lossW = ohms * ampere ** 2;
  const deviceV = portV - ohms * ampere;
  const portW = deviceW + lossW;
  return {
    /** Power that the port has to supply, in W. */
    portW: Math.min(portW, mostW),
    lossW,
    /** Voltage at the device, in V. */
    deviceV,
    /** The device gets its power at a voltage that its class allows. */
    isFed: deviceV >= leastV - 1e-9 && portW <= mostW + ROUNDING_W,
  };
}
